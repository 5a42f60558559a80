/** Splits a list into chunks of at most `most` items, for requests or statements with a size limit. */
export function parted<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
}
