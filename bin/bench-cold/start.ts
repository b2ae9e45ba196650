import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import type { startRuntimeApi } from './runtime-api.ts';

/** A function as Lambda starts it. */
export type Program = { command: string; args: string[]; folder: string; environment: Record<string, string> };
/** Milliseconds of CPU, user and system, of all threads: until it asks for work, and from then until it has answered. */
export type Cold = { init: number; invoke: number };

type Api = Awaited<ReturnType<typeof startRuntimeApi>>;

/**
 * Starts a function in a process of its own, invokes it once, and ends it.
 * @throws when it fails, or answers with another status than 200
 */
export async function coldStart(
  api: Api,
  { command, args, folder, environment }: Program,
  event: unknown,
): Promise<Cold> {
  const env = { ...LAMBDA, ...environment, AWS_LAMBDA_RUNTIME_API: api.address, LAMBDA_TASK_ROOT: folder };
  let init = 0;
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let lastWords = '';
  child.stderr.on('data', (words) => {
    lastWords = `${lastWords}${words}`.slice(-2000);
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  try {
    return await new Promise<Cold>((done, fail) => {
      const onFailed = (words: string) => fail(new Error(`${args.join(' ')} in ${folder}: ${words}`));
      void exited.then(() => onFailed(lastWords));
      api.invoke({
        event,
        onReady: () => {
          init = cpuOfProcess(child.pid);
        },
        onAnswered: (answer) => {
          const cpu = cpuOfProcess(child.pid);
          const { statusCode, body } = answer as { statusCode?: number; body?: string };
          if (statusCode === 200) done({ init, invoke: cpu - init });
          else onFailed(`status ${statusCode}: ${body}`);
        },
        onFailed,
      });
    });
  } finally {
    child.kill('SIGKILL');
    await exited;
  }
}

/** What Lambda tells every function (https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html). */
const LAMBDA = {
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
  AWS_LAMBDA_FUNCTION_NAME: 'bench',
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024',
  AWS_LAMBDA_LOG_GROUP_NAME: '/aws/lambda/bench',
  AWS_LAMBDA_LOG_STREAM_NAME: 'bench',
};

/** Milliseconds of CPU that the threads of a process have used, on Linux; nothing of those that have ended. */
function cpuOfProcess(pid = 0): number {
  // To the nanosecond (https://docs.kernel.org/scheduler/sched-stats.html), where /proc/<pid>/stat counts hundredths of a second.
  const files = globSync(`/proc/${pid}/task/*/schedstat`);
  return files.reduce((sum, file) => sum + nanosecondsIn(file), 0) / 1e6;
}

function nanosecondsIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]);
  } catch {
    return 0; // a thread that has ended since
  }
}
