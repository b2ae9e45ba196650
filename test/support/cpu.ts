/** What work gives, and the processor's time it took in this process: that of others on the machine does not count. */
export async function cpuOf<T>(work: () => T | Promise<T>): Promise<{ result: T; cpuMs: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuMs: (user + system) / 1000 };
}
