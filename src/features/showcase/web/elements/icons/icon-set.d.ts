// The whole icon set, in parts: see `scripts/icons-for-web.mjs`.
declare module 'virtual:icon-set' {
  export const groups: readonly { category: string; isFilled: boolean; names: readonly string[] }[];
  /** How many icons a part has, in the order of the groups. */
  export const inPart: number;
  export const parts: readonly (() => Promise<{ paths: readonly string[] }>)[];
}
declare module 'virtual:icon-words' {
  /** Other words by which each is found, in the same order. */
  export const words: readonly string[];
}
