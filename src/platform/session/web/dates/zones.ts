import { plainLetters } from '#web/plain-letters.ts';

/** Time zones whose names contain all typed words; cities with the prefix first. */
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

/** Browsers still list these zones under their old names. */
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

/** The browser's time zones under their current names. */
export function knownZones(): string[] {
  zones ??= [...new Set([...Intl.supportedValuesOf('timeZone').map((zone) => newNames[zone] ?? zone), 'UTC'])].sort();
  return zones;
}
