import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOfFiles, madeOnce } from './build-cache.ts';
import type { Step } from './steps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** All that a build reads: the sources, what says how to build, and what is installed. */
const SOURCES = [
  '{functions,infra,shared}/**/*.*',
  '{cdk,package,package-lock,tsconfig}.json',
  'node_modules/.package-lock.json',
];

export type Build = {
  /** The stack's CloudFormation template. */
  // biome-ignore lint/suspicious/noExplicitAny: CloudFormation is as open as JSON
  template: any;
  /** The folder with a folder for each function. */
  bundles: string;
};

/** Bundles that are made quickly, or those that `cdk deploy` uploads. */
export const BUNDLE_SIZES = ['quick', 'small'] as const;
export type BundleSize = (typeof BUNDLE_SIZES)[number];

type Options = { cache: string; step: Step; size?: BundleSize | undefined; sources?: string; makers?: Makers };

/** What the parts of a build are made by. `check` refuses settings that cannot be, before the work. */
export type Makers = {
  check: (context: Record<string, unknown>) => Promise<void>;
  bundle: (bundles: string, size: BundleSize) => Promise<void>;
  /** @returns the template */
  synthesize: (stack: { folder: string; bundles: string; context: Record<string, unknown> }) => Promise<object>;
};

const TEMPLATE = 'template.json';

/**
 * Bundles the functions and synthesizes the stack, or takes what an earlier start made of the same: bundles are made of the
 * sources, the dependencies and Node.js, the stack of the settings too.
 * @param context the settings, as CDK context
 * @param cache the folder that keeps what is made
 * @throws when a setting cannot be
 */
export async function build(
  context: Record<string, unknown>,
  { cache, step, size = 'quick', sources = root, makers = ownMakers }: Options,
): Promise<Build> {
  const ofSources = digestOf(process.version, size, digestOfFiles(filesOf(sources), sources));
  const ofSettings = digestOf(ofSources, JSON.stringify(context));
  const bundled = () =>
    madeOnce(cache, { kind: 'functions', key: ofSources }, (folder) =>
      step('Building the functions, once for these sources', () => makers.bundle(folder, size)),
    );
  const stack = await madeOnce(cache, { kind: 'stack', key: ofSettings }, async (folder) => {
    await makers.check(context);
    const bundles = await bundled();
    const template = await step('Making the stack, once for these settings', () =>
      makers.synthesize({ folder, bundles, context }),
    );
    writeFileSync(join(folder, TEMPLATE), JSON.stringify(template));
  });
  return { template: JSON.parse(readFileSync(join(stack, TEMPLATE), 'utf8')), bundles: await bundled() };
}

const filesOf = (sources: string) =>
  globSync(SOURCES, { cwd: sources })
    .map((file) => join(sources, file))
    .filter((file) => statSync(file).isFile());

const digestOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24);

const stackMaker = () => Promise.all([import('aws-cdk-lib'), import('../settings.ts'), import('../service-stack.ts')]);

/** What is needed to build only is loaded only then: it takes longer than all else. */
const ownMakers: Makers = {
  check: async (context) => {
    const { RootConstruct } = await import('constructs');
    const { readSettings } = await import('../settings.ts');
    const { node } = new RootConstruct();
    for (const [name, value] of Object.entries(context)) node.setContext(name, value);
    readSettings(node);
  },
  bundle: async (bundles, size) => {
    const { bundle } = await import('../bundle.ts');
    await Promise.all([bundle(bundles, { isQuick: size === 'quick' }), stackMaker()]); // the CDK loads while esbuild works
  },
  synthesize: async ({ folder, bundles, context }) => {
    const [{ App }, { readSettings }, { ServiceStack }] = await stackMaker();
    const outdir = join(folder, 'cdk.out');
    const app = new App({
      outdir,
      context: { ...context, 'aws:cdk:disable-asset-staging': true }, // no second copy of the bundles
      builtinCloudFormationValidation: false, // it takes as long as all the rest, and a deployment has it
    });
    const stack = new ServiceStack(app, 'Local', { bundles, settings: readSettings(app.node) });
    const { template } = app.synth().getStackArtifact(stack.artifactId);
    rmSync(outdir, { recursive: true });
    return template;
  },
};
