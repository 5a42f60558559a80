import ICAL from 'ical.js';
import { whyRuleIsImpossible } from '../../impossible-rule.ts';
import { parseRule, RuleProblem } from '../../recurrence-rule.ts';
import { dateOf, dayOf, momentOf } from '../../zone-times.ts';
import { placeOf } from './read-components.ts';

// Programs with their own zones write two parts for each; some write their whole history.
const maxZones = 20;
const maxParts = 40;
const maxDates = 200;
// Outlook starts zones in 1601.
const beforeAll = 1602;
const zones = new WeakMap<ICAL.Component, ICAL.Timezone | null>();
const counts = new WeakMap<ICAL.Component, number>();

/**
 * Returns the zone a file defines. ical.js expands its rules and never finishes with some, so they must change the offset once a year,
 * as all real zones do.
 * @returns null for other rules, and after too many zones
 */
export function zoneOfFile(definition: ICAL.Component): ICAL.Timezone | null {
  const known = zones.get(definition);
  if (known !== undefined) return known;
  const count = counts.get(definition.parent) ?? 0;
  const zone = count < maxZones && isHarmless(definition) ? new ICAL.Timezone(withEachDate(definition)) : null;
  zones.set(definition, zone);
  counts.set(definition.parent, count + 1);
  return zone;
}

/**
 * Works around ical.js: it reads only the first of several dates in a line, ignores a start next to dates, and knows
 * no offset before the first change.
 */
function withEachDate(definition: ICAL.Component): ICAL.Component {
  const copy = ICAL.Component.fromString(definition.toString());
  const parts = copy.getAllSubcomponents();
  for (const part of parts) {
    const dates = part.getAllProperties('rdate').flatMap((property) => property.getValues());
    if (dates.length === 0) continue;
    part.removeAllProperties('rdate');
    const starts = part.hasProperty('rrule') ? [] : [part.getFirstPropertyValue('dtstart')];
    for (const date of [...starts, ...dates]) part.addPropertyWithValue('rdate', date);
  }
  const [first] = parts.toSorted((a, b) => startOf(a).compare(startOf(b)));
  if (first && startOf(first).year > beforeAll) {
    const before = new ICAL.Component('standard');
    before.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(`${beforeAll}-01-01T00:00:00`));
    for (const name of ['tzoffsetfrom', 'tzoffsetto']) before.addPropertyWithValue(name, first.getFirstPropertyValue('tzoffsetfrom'));
    copy.addSubcomponent(before);
  }
  return copy;
}

const startOf = (part: ICAL.Component) => part.getFirstPropertyValue('dtstart') as ICAL.Time;

export function firstYearOf({ component }: ICAL.Timezone): number {
  return Math.min(
    ...component
      .getAllSubcomponents()
      .map((part) => startOf(part).year)
      .filter((year) => year !== beforeAll),
  );
}

function isHarmless(definition: ICAL.Component): boolean {
  const parts = definition.getAllSubcomponents();
  // An unreadable rule would be missing from the zone.
  if (parts.length === 0 || parts.some((part) => placeOf(part).broken.length > 0)) return false;
  const rules = parts.flatMap((part) => part.getAllProperties('rrule').map((rule) => String(rule.getFirstValue())));
  const dates = parts.flatMap((part) => part.getAllProperties('rdate'));
  return (
    parts.every(isWhole) && parts.length <= maxParts && rules.length <= parts.length && dates.length <= maxDates && rules.every(isYearly)
  );
}

function isWhole(part: ICAL.Component): boolean {
  try {
    const offsets = ['tzoffsetfrom', 'tzoffsetto'].map((name) => part.getFirstPropertyValue(name));
    return offsets.every((offset) => offset instanceof ICAL.UtcOffset) && part.getFirstPropertyValue('dtstart') instanceof ICAL.Time;
  } catch {
    return false;
  }
}

function isYearly(text: string): boolean {
  try {
    const rule = parseRule(text);
    const { frequency, months, weekdays, monthDays, yearDays, positions } = rule;
    if (frequency !== 'YEARLY' || yearDays.length + positions.length > 0 || months.length > 1 || weekdays.length > 1) return false;
    const [only] = weekdays;
    const isPlain = !only || only.nth === 0 || (months.length === 1 && monthDays.length === 0 && Math.abs(only.nth) <= 5);
    return isPlain && monthDays.length <= 7 && whyRuleIsImpossible(rule) === null;
  } catch (error) {
    if (error instanceof RuleProblem) return false;
    throw error;
  }
}

const minuteMs = 60_000;
const comparedYears = 3;

/** Preferred zones where several have the same rules. */
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
 * Returns the IANA zone with the same offsets as a file's rules, in the event's year and the following ones; null for none.
 * @param preferred chosen if several match
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

/** Whether an IANA zone has the same offsets as a file's rules. */
export function agrees(zone: string, rules: ICAL.Timezone, year: number): boolean {
  return isSameClock(zone, samplesOf(rules, year));
}

interface Sample {
  local: string;
  offsetMinutes: number;
}

/** Samples the offset at noon around each change, and on some days between. */
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
