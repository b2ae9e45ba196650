/** What is used of it (https://github.com/swagger-api/swagger-ui/blob/master/docs/usage/configuration.md). */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  type Options = {
    url: string;
    dom_id: string;
    deepLinking: boolean;
    defaultModelsExpandDepth: number;
    displayRequestDuration: boolean;
    tryItOutEnabled: boolean;
    validatorUrl: null;
  };
  const SwaggerUI: (options: Options) => unknown;

  export { SwaggerUI as default };
}

declare module '*.css' {
  const text: string;

  export { text as default };
}
