import type ICAL from 'ical.js';
import { isZone } from '#server/zone-days.ts';
import { momentOf } from '../../zone-times.ts';
import { windowsZones, zonesOfPlaces } from './zone-names.ts';
import { agrees, firstYearOf, usualZones, zoneByRules, zoneOfFile } from './zone-of-file.ts';

/** Information a file gives about a zone besides its name. */
interface Said {
  /** Its VTIMEZONE. */
  definition: ICAL.Component | undefined;
  /** Year of the event, in which the rules are compared. */
  year: number;
  /** The reader's zone, preferred if several match. */
  preferred: string;
}

/** The zone of a file: an IANA zone, possibly assumed, or rules that match no IANA zone. */
export type FileZone = { zone: string; isAssumed?: boolean } | { zone: null; rules: ICAL.Timezone };

/** Windows names missing from its current list. */
const retired: Readonly<Record<string, string>> = {
  'armenian standard time': 'Asia/Yerevan',
  'kamchatka standard time': 'Asia/Kamchatka',
  'mexico standard time': 'America/Mexico_City',
  'mexico standard time 2': 'America/Chihuahua',
  'mid-atlantic standard time': 'Etc/GMT+2',
};
/** The most common meanings of abbreviations. */
const abbreviations: Readonly<Record<string, string>> = {
  ...{ AKDT: 'America/Anchorage', AKST: 'America/Anchorage', PDT: 'America/Los_Angeles', PST: 'America/Los_Angeles' },
  ...{ MDT: 'America/Denver', CDT: 'America/Chicago', CST: 'America/Chicago', EDT: 'America/New_York', BRT: 'America/Sao_Paulo' },
  ...{ ADT: 'America/Halifax', BST: 'Europe/London', WEST: 'Europe/Lisbon', CEST: 'Europe/Berlin', MEZ: 'Europe/Berlin' },
  ...{ MESZ: 'Europe/Berlin', EEST: 'Europe/Helsinki', MSK: 'Europe/Moscow', JST: 'Asia/Tokyo', KST: 'Asia/Seoul' },
  ...{ AEST: 'Australia/Sydney', AEDT: 'Australia/Sydney', NZST: 'Pacific/Auckland', NZDT: 'Pacific/Auckland' },
};
const windows = new Map([
  ...Object.entries(retired),
  ...Object.entries(windowsZones).map(([name, zone]) => [name.toLowerCase(), zone] as const),
]);

const recentYear = 2024;

/** Normalizes a zone name for comparison: removes quotes, escapes and repeated spaces. */
export function plainTzid(tzid: string): string {
  return tzid.replaceAll(/["\\]/g, '').replaceAll(/\s+/g, ' ').trim();
}

/**
 * Resolves a zone name in this order: an IANA zone, a Windows zone, a path that ends with one, places in the name;
 * then the rules defined in the file; finally hints such as an abbreviation or an offset. Null if nothing matches.
 */
export function zoneOfTzid(tzid: string, said: Said): FileZone | null {
  const name = plainTzid(tzid);
  const { definition, year, preferred } = said;
  const byName = zoneOfName(name) ?? zoneOfDefinition(definition);
  if (byName) return { zone: byName };
  const offsets = offsetsIn(name);
  const rules = definition && zoneOfFile(definition);
  const places = zonesOfPlaces(name);
  if (rules) {
    const zone = places.find((one) => agrees(one, rules, year)) ?? zoneOfRules(rules, year, isZone(name) ? name : preferred);
    return zone ? { zone } : { zone: null, rules };
  }
  const [first = null] = offsets;
  const zone = places.find((one) => first === null || standardOffset(one) === first) ?? places[0] ?? (isZone(name) ? name : null);
  if (zone) return { zone };
  const assumed = zoneOfOffsets(offsets, preferred) ?? abbreviations[name.toUpperCase()];
  return assumed
    ? { zone: assumed, isAssumed: !/^\(?(?:(?:utc|gmt)\s*[+-]?|[+-])[\d:.]*\)?$|coordinated universal time/i.test(name) }
    : null;
}

/** If a file has no older rules, current ones apply to earlier years too. */
function zoneOfRules(rules: ICAL.Timezone, year: number, preferred: string): string | null {
  const years = year >= recentYear ? [year] : [year, recentYear];
  for (const one of year < firstYearOf(rules) ? [recentYear, year] : years) {
    const zone = zoneByRules(rules, one, preferred);
    if (zone) return zone;
  }
  return null;
}

/** Abbreviations (`GMT`, `EST`) do not count, since files define them differently. */
function zoneOfName(name: string): string | null {
  const ofIana = name.replaceAll(' ', '_');
  if (ofIana.includes('/') && isZone(ofIana)) return ofIana;
  const dashed = ofIana.replace(/^([A-Za-z]+)-(?=[A-Za-z])/, '$1/');
  if (dashed !== ofIana && isZone(dashed)) return dashed;
  const ofWindows = windowsZone(name);
  if (ofWindows) return ofWindows;
  if (/^tzone:\/\/microsoft\/utc$/i.test(name)) return 'UTC';
  // Some programs add a path prefix, such as /freeassociation.sourceforge.net/Europe/Berlin.
  const parts = ofIana.split('/');
  for (let at = 1; at < parts.length; at++) {
    const tail = parts.slice(at).join('/');
    if (tail.includes('/') && isZone(tail)) return tail;
  }
  return parts.length > 1 ? windowsZone(name.slice(name.lastIndexOf('/') + 1)) : null;
}

/** Some programs write the offset before the name or a number after it. */
function windowsZone(name: string): string | null {
  const standard = name.toLowerCase().replace(/ (?:daylight|summer) time\b/, ' standard time');
  const bare = standard.replace(/^\((?:utc|gmt)[^)]*\)\s*/, '').replace(/ time \d{1,2}$/, ' time');
  return windows.get(standard) ?? windows.get(bare) ?? null;
}

function zoneOfDefinition(definition: ICAL.Component | undefined): string | null {
  for (const property of ['x-lic-location', 'tzid-alias-of', 'tzurl']) {
    const value = definition?.getFirstPropertyValue(property);
    const zone = typeof value === 'string' ? zoneOfName(plainTzid(value).replace(/\.ics$/, '')) : null;
    if (zone) return zone;
  }
  return null;
}

/** Returns the offsets in minutes in a name such as `(GMT+01.00) Sarajevo` or `GMT +0100 (Standard) / GMT +0200 (Daylight)`. */
function offsetsIn(name: string): number[] {
  const found = [...name.matchAll(/(?:utc|gmt|^)\s*([+-])\s*(\d{1,2})(?:[:.]?(\d\d))?/gi)];
  if (found.length === 0) return /^\(?(?:utc|gmt)\)?(?:\s|$)/i.test(name) ? [0] : [];
  return found.map(([, sign, hours, minutes = '00']) => (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)));
}

/** Returns a zone with these winter and summer offsets; with a single offset, one without DST. */
function zoneOfOffsets([standard, summer = standard]: number[], preferred: string): string | null {
  if (standard === undefined) return null;
  const fixed =
    standard % 60 === 0 && summer === standard
      ? [standard === 0 ? 'UTC' : `Etc/GMT${standard > 0 ? '-' : '+'}${Math.abs(standard / 60)}`]
      : [];
  const fits = (zone: string) => {
    const offsets = offsetsOf(zone);
    return isZone(zone) && Math.min(...offsets) === standard && Math.max(...offsets) === summer;
  };
  return [...fixed, preferred, ...usualZones].find(fits) ?? null;
}

const standardOffset = (zone: string) => Math.min(...offsetsOf(zone));

function offsetsOf(zone: string): number[] {
  return ['2026-01-15T12:00:00', '2026-07-15T12:00:00'].map(
    (local) => (Date.parse(`${local}Z`) - momentOf(local, zone).getTime()) / 60_000,
  );
}
