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

/** Browsers go on listing these zones by the names that they had once. */
const newNames: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
};

let zones: string[] | undefined;

/** The zones that this browser knows, by their names of today. */
export function knownZones(): string[] {
  zones ??= [...new Set([...Intl.supportedValuesOf('timeZone').map((zone) => newNames[zone] ?? zone), 'UTC'])].sort();
  return zones;
}
