import { setEnvironment } from './environment.ts';

setEnvironment(process.argv[2] ?? '');
const { served } = await import('./prepare.ts'); // its environment is set now
const { projectionTable } = await import('./projections.ts');

const stop = await served();
process.send?.(await projectionTable());
await stop();
process.disconnect?.();
