import type { FieldReason } from '#contract/reason.ts';

/** A file's rule normalized for storage. */
interface MendedRule {
  /** Two rules for two ends, of which the earlier one counts; none if the rule is empty. */
  texts: string[];
  /** Reasons for the parts left out. */
  reasons: FieldReason[];
}

const numbered = new Set(['BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYMONTH', 'BYSETPOS', 'BYHOUR', 'BYMINUTE', 'BYSECOND']);
const known = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', ...numbered]);
/** Parts without a generally accepted meaning for a frequency. */
const misplaced: Record<string, readonly string[]> = {
  HOURLY: ['BYWEEKNO', 'BYSETPOS'],
  DAILY: ['BYWEEKNO'],
  WEEKLY: ['BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'],
  MONTHLY: ['BYYEARDAY', 'BYWEEKNO'],
};
const greatestCount = 10_000;

/**
 * Normalizes a rule as other calendars do: drops parts that are empty, duplicated, or invalid for its frequency, and times of day
 * that match the start.
 * @param local the local start of the event: a date, or `YYYY-MM-DDTHH:MM:SS`
 */
export function normalizeRule(given: string, local: string): MendedRule {
  const ignored: string[] = [];
  const parts = partsOf(ruleOfVCalendar(given) ?? given, ignored);
  const frequency = parts.get('FREQ') ?? '';
  const drop = (name: string, says = true) => {
    if (parts.delete(name) && says) ignored.push(name);
  };
  for (const name of misplaced[frequency] ?? []) drop(name);
  if (!/^[1-9]\d*$/.test(parts.get('INTERVAL') ?? '1')) drop('INTERVAL');
  // Some programs write a count below one for no end.
  const count = Number(parts.get('COUNT') ?? 1);
  if (!(count >= 1 && count <= greatestCount)) drop('COUNT', count > 0 || Number.isNaN(count));
  mendUntil(parts, drop);
  const days = parts.get('BYDAY');
  // Accepts `MON`, and `0MO` for every Monday.
  if (days) parts.set('BYDAY', days.replaceAll(/(?<!\d)[+-]?0+(?=[A-Z])/g, '').replaceAll(/(?<![A-Z])([A-Z]{2})[A-Z]+/g, '$1'));
  if (!['MONTHLY', 'YEARLY'].includes(frequency) && /\d/.test(parts.get('BYDAY') ?? '')) {
    parts.set('BYDAY', (parts.get('BYDAY') ?? '').replaceAll(/[+-]?\d+/g, ''));
    ignored.push('BYDAY');
  }
  if (parts.has('BYSETPOS') && ![...parts.keys()].some((name) => name.startsWith('BY') && name !== 'BYSETPOS')) drop('BYSETPOS');
  dropOwnTime(parts, local);
  const reasons = [...new Set(ignored)].map((part): FieldReason => ({ code: 'rule_part_ignored', part: part.slice(0, 40) }));
  return { texts: parts.size === 0 ? [] : ends(parts), reasons };
}

function partsOf(given: string, ignored: string[]): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of given
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(/^RRULE:/, '')
    .split(';')) {
    const [name = '', value] = part.split('=', 2);
    if (name && value === undefined) ignored.push(name);
    if (name === '' || !value || (name === 'RSCALE' && value === 'GREGORIAN')) continue;
    const isTwice = parts.has(name) && parts.get(name) !== value;
    if (!known.has(name) || isTwice) ignored.push(name);
    else parts.set(name, value.replace(/^,+|,+$/g, '').replaceAll(/,{2,}/g, ','));
  }
  return parts;
}

/** Converts nonstandard UNTIL values to RFC 5545. */
function mendUntil(parts: Map<string, string>, drop: (name: string) => void): void {
  const until = parts.get('UNTIL');
  if (until === undefined) return;
  const [, year, month, day, hour, minute, second = '00', zone = ''] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(?:(\d\d):?(\d\d):?(\d\d)?(?:\.\d+)?(Z|[+-]00:?00)?)?)?Z?$/.exec(until) ?? [];
  if (year === undefined) drop('UNTIL');
  else parts.set('UNTIL', `${year}${month}${day}${hour === undefined ? '' : `T${hour}${minute}${second}${zone && 'Z'}`}`);
}

function dropOwnTime(parts: Map<string, string>, local: string): void {
  const allDay = local.length === 10;
  const own = local.slice(11).split(':').map(Number);
  const names = ['BYHOUR', 'BYMINUTE', 'BYSECOND'];
  for (const [index, name] of names.entries()) {
    // An hourly rule matches every hour, so BYHOUR is always a limit.
    const isOwn = Number(parts.get(name)) === own[index] && !(name === 'BYHOUR' && parts.get('FREQ') === 'HOURLY');
    if (allDay || isOwn) parts.delete(name);
  }
}

function ends(parts: Map<string, string>): string[] {
  const write = (without?: string) =>
    [...parts]
      .filter(([name]) => name !== without)
      .map(([name, value]) => `${name}=${value}`)
      .join(';');
  return parts.has('COUNT') && parts.has('UNTIL') ? [write('UNTIL'), write('COUNT')] : [write()];
}

const frequencies: Readonly<Record<string, string>> = { D: 'DAILY', W: 'WEEKLY', MP: 'MONTHLY', MD: 'MONTHLY', YM: 'YEARLY', YD: 'YEARLY' };
const parts: Readonly<Record<string, string>> = { W: 'BYDAY', MP: 'BYDAY', MD: 'BYMONTHDAY', YM: 'BYMONTH', YD: 'BYYEARDAY' };
const weekday = /^(?:MO|TU|WE|TH|FR|SA|SU)$/;

/** Converts a vCalendar 1.0 rule, such as `W2 MO WE #10`, to RFC 5545; null for any other. */
function ruleOfVCalendar(given: string): string | null {
  const [head = '', ...words] = given.trim().toUpperCase().split(/\s+/);
  const [, kind = '', interval] = /^(D|W|MP|MD|YM|YD)(\d+)$/.exec(head) ?? [];
  if (interval === undefined) return null;
  const last = words.at(-1) ?? '';
  const end = /^#\d+$/.test(last) ? countOf(last) : /^\d{8}(?:T\d{6}Z?)?$/.test(last) ? `UNTIL=${last}` : null;
  const values = valuesOf(kind, end === null ? words : words.slice(0, -1));
  if (!values) return null;
  // Without an end, a vCalendar rule occurs twice.
  return [`FREQ=${frequencies[kind]}`, `INTERVAL=${interval}`, values.length > 0 && `${parts[kind]}=${values}`, end ?? 'COUNT=2']
    .filter(Boolean)
    .join(';');
}

const countOf = (text: string) => (Number(text.slice(1)) === 0 ? '' : `COUNT=${Number(text.slice(1))}`);

/** Parses the values of a rule; null if a word is not a value. */
function valuesOf(kind: string, words: string[]): string[] | null {
  const values: string[] = [];
  let nth = '';
  for (const word of words) {
    const [, number, sign] = /^(\d+)([+-])?$/.exec(word === 'LD' ? '1-' : word) ?? [];
    const signed = number && `${sign === '-' ? '-' : ''}${number}`;
    if (kind === 'MP' && signed) nth = signed;
    else if ((kind === 'W' || kind === 'MP') && weekday.test(word)) values.push(`${nth}${word}`);
    else if (parts[kind] && kind !== 'W' && kind !== 'MP' && signed) values.push(signed);
    else return null;
  }
  return values;
}
