export function groupBy<T extends { id: number }, V>(all: readonly T[], shared: (one: T) => V): Map<V, number[]> {
  const groups = new Map<V, number[]>();
  for (const one of all) groups.set(shared(one), [...(groups.get(shared(one)) ?? []), one.id]);
  return groups;
}
