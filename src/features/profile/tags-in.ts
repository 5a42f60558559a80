const tag = /(?<![\p{L}\p{N}_/#])#\p{L}[\p{L}\p{M}\p{N}_-]*/gu;

/** The tags of a text, each once: `#fenn`. */
export function tagsIn(text: string): string[] {
  return [...new Set(text.match(tag))];
}
