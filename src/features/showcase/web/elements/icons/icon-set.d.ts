// The whole icon set in chunks, see `scripts/icons-for-web.mjs`.
declare module 'virtual:icon-set' {
  export const groups: readonly { category: string; isFilled: boolean; names: readonly string[] }[];
  /** Icons per chunk, in the order of the groups. */
  export const inPart: number;
  export const parts: readonly (() => Promise<{ paths: readonly string[] }>)[];
}
declare module 'virtual:icon-words' {
  /** Synonyms per icon, in the same order. */
  export const words: readonly string[];
}
