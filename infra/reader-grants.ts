import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Model } from '../shared/reader/model.ts';

/** Geographic and global inference profiles are named after their model: `eu.anthropic.…`, `us-gov.anthropic.…`, `global.…`. */
const PROFILE = /^(?:global|apac|[a-z]{2}(?:-gov)?)\.(.+)$/;

/**
 * Allows to invoke this one model of Bedrock, and nothing where there is none.
 *
 * An inference profile passes a call on to its model in other regions, which has to be allowed too, and is through this profile
 * only (https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-prereq.html). `*` also stands for no region, as
 * in the model of a global profile. Of an application inference profile only the profile is known, not its model.
 */
export function statementsForModel(scope: Construct, model: Model | undefined): PolicyStatement[] {
  if (model?.kind !== 'bedrock') return [];
  const { partition, account, region: here } = Stack.of(scope);
  const { modelId, region = here } = model;
  const foundation = (id: string, where: string) => `arn:${partition}:bedrock:${where}::foundation-model/${id}`;
  const [, sort, id = modelId] = /^arn:[^/]*:([a-z-]+)\/(.+)$/.exec(modelId) ?? [];
  const [, routed] = PROFILE.exec(id) ?? [];
  if (sort === 'application-inference-profile') return throughProfile(modelId, foundation('*', '*'));
  if (sort === 'inference-profile') return throughProfile(modelId, foundation(routed ?? '*', '*'));
  if (sort !== undefined) return [invoke(modelId)];
  if (routed === undefined) return [invoke(foundation(modelId, region))];
  const profile = `arn:${partition}:bedrock:${region}:${account}:inference-profile/${modelId}`;
  return throughProfile(profile, foundation(routed, '*'));
}

const throughProfile = (profile: string, models: string) => [
  invoke(profile),
  invoke(models, { StringEquals: { 'bedrock:InferenceProfileArn': profile } }),
];

/** Converse asks for no other action (https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html). */
const invoke = (resource: string, conditions: Record<string, unknown> = {}) =>
  new PolicyStatement({ actions: ['bedrock:InvokeModel'], resources: [resource], conditions });
