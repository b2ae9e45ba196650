/** The members of an object in the order of these names: DynamoDB keeps none in a map, and an ETag needs one. */
export function inOrder<T extends object>(value: T, names: readonly string[]): T {
  const first = Object.entries(value).sort(([a], [b]) => names.indexOf(a) - names.indexOf(b));
  return Object.fromEntries(first) as T;
}
