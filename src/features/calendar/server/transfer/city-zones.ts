import { isZone } from '#server/is-zone.ts';

/** Places that Windows and Exchange name zones by, and that name none in the IANA database. */
const places: Readonly<Record<string, string>> = {
  'abu dhabi': 'Asia/Dubai',
  alaska: 'America/Anchorage',
  ankara: 'Europe/Istanbul',
  arizona: 'America/Phoenix',
  astana: 'Asia/Almaty',
  'atlantic time': 'America/Halifax',
  'baja california': 'America/Tijuana',
  bangalore: 'Asia/Kolkata',
  beijing: 'Asia/Shanghai',
  bern: 'Europe/Zurich',
  brasilia: 'America/Sao_Paulo',
  'buenos aires': 'America/Argentina/Buenos_Aires',
  calcutta: 'Asia/Kolkata',
  canberra: 'Australia/Sydney',
  'cape verde': 'Atlantic/Cape_Verde',
  'cape verde is.': 'Atlantic/Cape_Verde',
  'cape verde islands': 'Atlantic/Cape_Verde',
  caucasus: 'Asia/Yerevan',
  'central america': 'America/Guatemala',
  'central time': 'America/Chicago',
  chennai: 'Asia/Kolkata',
  'coordinated universal time': 'UTC',
  'eastern time': 'America/New_York',
  edinburgh: 'Europe/London',
  ekaterinburg: 'Asia/Yekaterinburg',
  // As Windows names the zone of Cayenne.
  georgetown: 'America/Cayenne',
  greenland: 'America/Nuuk',
  'greenwich mean time': 'Europe/London',
  guadalajara: 'America/Mexico_City',
  hanoi: 'Asia/Bangkok',
  harare: 'Africa/Harare',
  hawaii: 'Pacific/Honolulu',
  'indiana (east)': 'America/Indiana/Indianapolis',
  'international date line west': 'Etc/GMT+12',
  islamabad: 'Asia/Karachi',
  'islamabad karachi': 'Asia/Karachi',
  jakarta: 'Asia/Jakarta',
  kathmandu: 'Asia/Kathmandu',
  kolkata: 'Asia/Kolkata',
  kuwait: 'Asia/Kuwait',
  kyiv: 'Europe/Kyiv',
  kiev: 'Europe/Kyiv',
  'mid-atlantic': 'Etc/GMT+2',
  'midway island': 'Pacific/Midway',
  'mountain time': 'America/Denver',
  mumbai: 'Asia/Kolkata',
  'new caledonia': 'Pacific/Noumea',
  'new delhi': 'Asia/Kolkata',
  newfoundland: 'America/St_Johns',
  "nuku'alofa": 'Pacific/Tongatapu',
  osaka: 'Asia/Tokyo',
  'pacific time': 'America/Los_Angeles',
  'petropavlovsk-kamchatsky': 'Asia/Kamchatka',
  'port louis': 'Indian/Mauritius',
  pretoria: 'Africa/Johannesburg',
  quito: 'America/Guayaquil',
  rangoon: 'Asia/Yangon',
  saskatchewan: 'America/Regina',
  'solomon is.': 'Pacific/Guadalcanal',
  'solomon islands': 'Pacific/Guadalcanal',
  'sri jayawardenepura': 'Asia/Colombo',
  'sri jayawardenapura': 'Asia/Colombo',
  'st. petersburg': 'Europe/Moscow',
  wellington: 'Pacific/Auckland',
  'west central africa': 'Africa/Lagos',
  'yangon (rangoon)': 'Asia/Yangon',
  yerevan: 'Asia/Yerevan',
};

let cities: Map<string, string> | undefined;

/** The zones that a name such as `(UTC+01:00) Amsterdam, Berlin, Bern` may mean, by its places, those that it names first before the others. */
export function zonesOfPlaces(name: string): string[] {
  const text = name
    .toLowerCase()
    .replace(/^\s*\(?(?:utc|gmt)?\s*(?:[+-]\s*\d{1,2}(?:[:.]?\d\d)?)?\)?\s*/, '')
    .replace(/\s*\((?:us|canada|mexico)[^)]*\)/g, '')
    .replace(/\s+- (?:new|old)$/, '')
    .trim();
  if (!text) return [];
  const tokens = [text, ...text.split(/\s*[,;:/]\s*/)].map((one) => one.trim());
  return [...new Set(tokens.flatMap((one) => zoneOfPlace(one) ?? []))].filter(isZone);
}

function zoneOfPlace(place: string): string | null {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone')
      .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
      .map((zone) => [
        zone
          .slice(zone.lastIndexOf('/') + 1)
          .replaceAll('_', ' ')
          .toLowerCase(),
        zone,
      ]),
  );
  return places[place] ?? cities.get(place) ?? null;
}
