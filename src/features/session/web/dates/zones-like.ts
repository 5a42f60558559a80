import { plainLetters } from '#web/plain-letters.ts';

/** The zones whose name has all words that were typed, those of a city that begins so first. */
export function zonesLike(zones: readonly string[], typed: string): string[] {
  const words = wordsOf(typed);
  const found = zones.filter((zone) => words.every((word) => wordsOf(zone).some((part) => part.startsWith(word))));
  const isCity = (zone: string) => wordsOf(zone.slice(zone.lastIndexOf('/') + 1))[0]?.startsWith(words[0] ?? '') ?? false;
  return found.toSorted((a, b) => Number(isCity(b)) - Number(isCity(a)));
}

const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[\s/_-]+/)
    .filter(Boolean);
