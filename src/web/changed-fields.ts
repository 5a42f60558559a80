/** Returns the fields in which two records of the same shape differ, compared deeply. */
export function changedFields<V extends object>(before: V, now: V): (keyof V)[] {
  return (Object.keys(now) as (keyof V)[]).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
}
