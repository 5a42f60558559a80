/** A page of a table without some of its rows, which stand under a name; its total tells so. */
export function pageWithout<N extends string, T extends { id: number }, P extends { total: number } & Record<N, T[]>>(
  page: P,
  name: N,
  ids: ReadonlySet<number>,
): P {
  const kept = page[name].filter(({ id }) => !ids.has(id));
  return { ...page, [name]: kept, total: page.total - (page[name].length - kept.length) };
}
