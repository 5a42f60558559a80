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
