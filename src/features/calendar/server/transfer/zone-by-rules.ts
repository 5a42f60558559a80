import ICAL from 'ical.js';
import { dateOf, dayOf, momentOf } from '../../zone-times.ts';

const minuteMs = 60_000;
const comparedYears = 3;

/** Those that most files mean, where several have the same clocks. */
export const usualZones: readonly string[] = [
  ...['UTC', 'Europe/Berlin', 'Europe/London', 'Europe/Lisbon', 'Europe/Helsinki', 'America/New_York', 'America/Chicago', 'America/Denver'],
  ...['America/Los_Angeles', 'America/Phoenix', 'America/Anchorage', 'America/Halifax', 'America/Sao_Paulo', 'America/Mexico_City'],
  ...['Europe/Moscow', 'Europe/Istanbul', 'Africa/Cairo', 'Africa/Johannesburg', 'Africa/Lagos', 'Asia/Jerusalem', 'Asia/Riyadh'],
  ...['Asia/Dubai', 'Asia/Karachi', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Tokyo'],
  ...['Australia/Sydney', 'Australia/Adelaide', 'Australia/Brisbane', 'Pacific/Auckland', 'Pacific/Honolulu'],
  ...[
    'America/St_Johns',
    'America/Bogota',
    'America/Argentina/Buenos_Aires',
    'Asia/Tehran',
    'Asia/Kabul',
    'Asia/Yangon',
    'Australia/Darwin',
  ],
];

const found = new WeakMap<ICAL.Timezone, Map<string, string | null>>();

/**
 * The IANA zone whose clocks go as a file says, in the year of an event and those that follow; null for none.
 * @param preferred where several do, this one
 */
export function zoneByRules(rules: ICAL.Timezone, year: number, preferred: string): string | null {
  const known = found.get(rules) ?? new Map<string, string | null>();
  found.set(rules, known);
  const key = `${year} ${preferred}`;
  let zone = known.get(key);
  if (zone === undefined) {
    const samples = samplesOf(rules, year);
    zone = [...new Set([preferred, ...usualZones, ...Intl.supportedValuesOf('timeZone')])].find((one) => isSameClock(one, samples)) ?? null;
    known.set(key, zone);
  }
  return zone;
}

/** Whether an IANA zone has the clocks that a file says. */
export function agrees(zone: string, rules: ICAL.Timezone, year: number): boolean {
  return isSameClock(zone, samplesOf(rules, year));
}

interface Sample {
  local: string;
  offsetMinutes: number;
}

/** The offset at noon of the days around each change of the clocks, and of some between. */
function samplesOf(rules: ICAL.Timezone, year: number): Sample[] {
  const samples: Sample[] = [];
  const first = dayOf(`${year}-01-01`);
  let before: Sample | null = null;
  for (let day = first; day < first + comparedYears * 365; day++) {
    const local = `${dateOf(day)}T12:00:00`;
    const time = ICAL.Time.fromDateTimeString(local);
    const sample = { local, offsetMinutes: rules.utcOffset(time) / 60 };
    if (before?.offsetMinutes !== sample.offsetMinutes) samples.push(...(before ? [before] : []), sample);
    else if (day % 90 === 0) samples.push(sample);
    before = sample;
  }
  return samples;
}

function isSameClock(zone: string, samples: Sample[]): boolean {
  return samples.every(
    ({ local, offsetMinutes }) => Date.parse(`${local}Z`) - momentOf(local, zone).getTime() === offsetMinutes * minuteMs,
  );
}
