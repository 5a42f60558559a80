/** Key of a cart or order line: the same product in a different color is a separate line. */
interface Chosen {
  productId: number;
  colour?: string | undefined;
}

export function isSameLine(one: Chosen, other: Chosen): boolean {
  return one.productId === other.productId && one.colour === other.colour;
}
