/** In pieces of at most so many, as one call or one statement takes. */
export function parted<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
}
