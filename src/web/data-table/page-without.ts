/** Removes rows from a page of results and adjusts its total. The rows are under a property name. */
export function pageWithout<N extends string, T extends { id: number }, P extends { total: number } & Record<N, T[]>>(
  page: P,
  name: N,
  ids: ReadonlySet<number>,
): P {
  const kept = page[name].filter(({ id }) => !ids.has(id));
  return { ...page, [name]: kept, total: page.total - (page[name].length - kept.length) };
}
