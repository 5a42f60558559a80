import { foldText } from '#contract/text/fold-text.ts';
import { betweenWords } from './fold-words.ts';

type Mark = [from: number, until: number];

/** Checks whether a term matches only as a prefix, like in the database: terms of one or two letters do, longer ones match anywhere. */
export function isBeginning(term: string): boolean {
  return [...term].length < 3;
}

/**
 * Finds the terms in a text like the search does: *Café* contains `cafe`. Returns UTF-16 ranges in ascending order without overlap or
 * contact.
 */
export function markWords(text: string, terms: readonly string[]): Mark[] {
  const { folded, origins } = foldWithOrigins(text);
  const marks = terms.flatMap((term) => {
    const wanted = isBeginning(term) ? ` ${term}` : term;
    return placesOf(folded, wanted).map((at): Mark => {
      const first = at + wanted.length - term.length;
      return [origins[first]?.[0] ?? 0, origins[at + wanted.length - 1]?.[1] ?? text.length];
    });
  });
  return merged(marks.sort((a, b) => a[0] - b[0]));
}

/** Returns the normalized text after a space, with the source range of each of its characters. */
function foldWithOrigins(text: string): { folded: string; origins: Mark[] } {
  let folded = ' ';
  const origins: Mark[] = [[0, 0]];
  let at = 0;
  for (const character of text) {
    const until = at + character.length;
    const letters = foldText(character).replace(betweenWords, ' ');
    const last = origins.at(-1);
    // A combining accent belongs to the letter before it.
    if (letters === '' && last) last[1] = until;
    for (const letter of letters === ' ' && folded.endsWith(' ') ? '' : letters) {
      folded += letter;
      for (let unit = 0; unit < letter.length; unit++) origins.push([at, until]);
    }
    at = until;
  }
  return { folded, origins };
}

function placesOf(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

function merged(marks: Mark[]): Mark[] {
  const whole: Mark[] = [];
  for (const [from, until] of marks) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else whole.push([from, until]);
  }
  return whole;
}
