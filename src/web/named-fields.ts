export function namedFields<T extends object>(fields: T, names: readonly PropertyKey[]): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) as Partial<T>;
}
