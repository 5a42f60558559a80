const tag = /(?<![\p{L}\p{N}_/#])#\p{L}[\p{L}\p{M}\p{N}_-]*/gu;

/** Returns the distinct tags of a text, such as `#fenn`. */
export function tagsIn(text: string): string[] {
  return [...new Set(text.match(tag))];
}
