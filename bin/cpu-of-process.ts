import { globSync, readFileSync } from 'node:fs';

/**
 * Milliseconds of CPU that the threads of a process have used, those that have ended not counted; on Linux only.
 * @param pid also of a process that has ended: 0
 */
export function cpuOfProcess(pid = 0): number {
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
