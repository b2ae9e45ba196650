/**
 * An object of which only some members are here; the first use of any other reads the whole from its file.
 * @param members those that are here
 * @param others the names of all others
 */
export function late<T extends object>(members: Partial<T>, others: readonly (keyof T)[], load: () => T): T {
  const get = (name: keyof T) => {
    const whole = load();
    for (const other of others) Object.defineProperty(members, other, { value: whole[other] });
    return whole[name];
  };
  for (const name of others) {
    Object.defineProperty(members, name, { configurable: true, enumerable: true, get: () => get(name) });
  }
  return members as T;
}
