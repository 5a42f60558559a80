/** What tells lines of a cart or an order apart: the same product in another colour is another line. */
interface Chosen {
  productId: number;
  colour?: string | undefined;
}

export function isSameLine(one: Chosen, other: Chosen): boolean {
  return one.productId === other.productId && one.colour === other.colour;
}
