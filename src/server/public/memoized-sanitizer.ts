import { Refusal } from '../refusal.ts';

const maxCharacters = 4_000_000;

/**
 * Creates a sanitizer for public pages. Stored HTML was sanitized when it was written; public pages don't rely on that and sanitize it
 * again. Caches the most recently used texts, so that a popular page is sanitized once.
 * @returns an empty text for HTML that is too large to sanitize
 */
export function memoizedSanitizer(clean: (html: string) => string): (html: string) => string {
  const known = new Map<string, string>();
  let characters = 0;
  return (html) => {
    const before = known.get(html);
    const found = before ?? cleanOrNothing(html, clean);
    // Marks the entry as most recently used.
    known.delete(html);
    known.set(html, found);
    if (before === undefined) characters += html.length + found.length;
    for (const [oldest, answer] of known) {
      if (characters <= maxCharacters) break;
      known.delete(oldest);
      characters -= oldest.length + answer.length;
    }
    return found;
  };
}

function cleanOrNothing(html: string, clean: (html: string) => string): string {
  try {
    return clean(html);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return '';
  }
}
