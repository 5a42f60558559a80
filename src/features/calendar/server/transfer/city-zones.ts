import { isZone } from '#server/is-zone.ts';

/** Places that Windows and Exchange name zones by, and that name none in the IANA database. */
const places: Readonly<Record<string, string>> = {
  'abu dhabi': 'Asia/Dubai',
  alaska: 'America/Anchorage',
  'aleutian islands': 'America/Adak',
  ankara: 'Europe/Istanbul',
  arizona: 'America/Phoenix',
  astana: 'Asia/Almaty',
  atenas: 'Europe/Athens',
  athen: 'Europe/Athens',
  athènes: 'Europe/Athens',
  'atlantic time': 'America/Halifax',
  'baja california': 'America/Tijuana',
  bangalore: 'Asia/Kolkata',
  beijing: 'Asia/Shanghai',
  bern: 'Europe/Zurich',
  'bougainville island': 'Pacific/Bougainville',
  brasilia: 'America/Sao_Paulo',
  brasília: 'America/Sao_Paulo',
  'buenos aires': 'America/Argentina/Buenos_Aires',
  bukarest: 'Europe/Bucharest',
  'cabo verde is.': 'Atlantic/Cape_Verde',
  calcutta: 'Asia/Kolkata',
  canberra: 'Australia/Sydney',
  'cape verde': 'Atlantic/Cape_Verde',
  'cape verde is.': 'Atlantic/Cape_Verde',
  'cape verde islands': 'Atlantic/Cape_Verde',
  caucasus: 'Asia/Yerevan',
  'central america': 'America/Guatemala',
  'central time': 'America/Chicago',
  'chatham islands': 'Pacific/Chatham',
  chennai: 'Asia/Kolkata',
  chetumal: 'America/Cancun',
  chokurdakh: 'Asia/Srednekolymsk',
  'city of buenos aires': 'America/Argentina/Buenos_Aires',
  'coordinated universal time': 'UTC',
  'e. europe': 'Europe/Chisinau',
  'easter island': 'Pacific/Easter',
  'eastern time': 'America/New_York',
  edinburgh: 'Europe/London',
  ekaterinburg: 'Asia/Yekaterinburg',
  // As Windows names the zone of Cayenne.
  georgetown: 'America/Cayenne',
  greenland: 'America/Nuuk',
  'greenwich mean time': 'Europe/London',
  guadalajara: 'America/Mexico_City',
  haiti: 'America/Port-au-Prince',
  hanoi: 'Asia/Bangkok',
  harare: 'Africa/Harare',
  hawaii: 'Pacific/Honolulu',
  'indiana (east)': 'America/Indiana/Indianapolis',
  'international date line west': 'Etc/GMT+12',
  islamabad: 'Asia/Karachi',
  'islamabad karachi': 'Asia/Karachi',
  jakarta: 'Asia/Jakarta',
  kairo: 'Africa/Cairo',
  kathmandu: 'Asia/Kathmandu',
  kiev: 'Europe/Kyiv',
  'kiritimati island': 'Pacific/Kiritimati',
  kolkata: 'Asia/Kolkata',
  kuwait: 'Asia/Kuwait',
  kyiv: 'Europe/Kyiv',
  'le caire': 'Africa/Cairo',
  'lord howe island': 'Australia/Lord_Howe',
  'marquesas islands': 'Pacific/Marquesas',
  'mid-atlantic': 'Etc/GMT+2',
  'midway island': 'Pacific/Midway',
  'mountain time': 'America/Denver',
  mumbai: 'Asia/Kolkata',
  'new caledonia': 'Pacific/Noumea',
  'new delhi': 'Asia/Kolkata',
  newfoundland: 'America/St_Johns',
  'norfolk island': 'Pacific/Norfolk',
  "nuku'alofa": 'Pacific/Tongatapu',
  osaka: 'Asia/Tokyo',
  'pacific time': 'America/Los_Angeles',
  'petropavlovsk-kamchatsky': 'Asia/Kamchatka',
  'port louis': 'Indian/Mauritius',
  pretoria: 'Africa/Johannesburg',
  quito: 'America/Guayaquil',
  rangoon: 'Asia/Yangon',
  'saint pierre and miquelon': 'America/Miquelon',
  salvador: 'America/Bahia',
  samoa: 'Pacific/Apia',
  saskatchewan: 'America/Regina',
  'solomon is.': 'Pacific/Guadalcanal',
  'solomon islands': 'Pacific/Guadalcanal',
  'sri jayawardenapura': 'Asia/Colombo',
  'sri jayawardenepura': 'Asia/Colombo',
  'st. petersburg': 'Europe/Moscow',
  'turks and caicos': 'America/Grand_Turk',
  wellington: 'Pacific/Auckland',
  'west central africa': 'Africa/Lagos',
  'yangon (rangoon)': 'Asia/Yangon',
  yerevan: 'Asia/Yerevan',
  yukon: 'America/Whitehorse',
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
