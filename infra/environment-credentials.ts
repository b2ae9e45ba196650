/**
 * Stands in for `@aws-sdk/credential-provider-node` in the bundles. A Lambda has its credentials in its environment
 * (https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html#configuration-envvars-runtime), so the code that looks for them in files, processes,
 * SSO and metadata servers is weight only.
 */
export const defaultProvider = () => async () => ({
  accessKeyId: required('AWS_ACCESS_KEY_ID'),
  secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
  sessionToken: process.env['AWS_SESSION_TOKEN'],
});

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
