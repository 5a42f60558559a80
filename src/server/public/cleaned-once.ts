import { Refusal } from '../refusal.ts';

const mostCharacters = 4_000_000;

/**
 * A cleaner for what everybody is shown: what is kept was cleaned when it was written, and is cleaned once more, as no page of the world should
 * hang on that. The texts that were asked for last are remembered, so that a page that many open is cleaned once.
 * @returns nothing for what is too much to be cleaned
 */
export function cleanedOnce(clean: (html: string) => string): (html: string) => string {
  const known = new Map<string, string>();
  let characters = 0;
  return (html) => {
    const before = known.get(html);
    const found = before ?? cleanOrNothing(html, clean);
    // Last again among those that are remembered.
    known.delete(html);
    known.set(html, found);
    if (before === undefined) characters += html.length + found.length;
    for (const [oldest, answer] of known) {
      if (characters <= mostCharacters) break;
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
