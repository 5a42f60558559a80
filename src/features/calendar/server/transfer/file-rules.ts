import type ICAL from 'ical.js';
import type { FieldReason } from '#contract/reason.ts';
import { Refusal } from '#server/refusal.ts';
import { isZone } from '#server/zone-days.ts';
import {
  type EventTimes,
  localStartOf,
  movedTo,
  occurrencesFrom,
  type Recurring,
  spanOf,
  startMoment,
  startOf,
} from '../../event-times.ts';
import { parseRule, RuleProblem, withEnd } from '../../recurrence-rule.ts';
import type { RuleWork } from '../../rule-work.ts';
import { localOf } from '../../zone-times.ts';
import { readRule } from '../read-rule.ts';
import { localBy, momentBy, zoneOfCalendar } from './file-time.ts';
import { FileProblem, type FileTimes, type SingleDate } from './file-times.ts';
import { normalizeRule } from './normalize-rule.ts';

export interface FileRecurrence {
  times: EventTimes;
  rrule: string | null;
  spanFrom: Date;
  spanUntil: Date | null;
  /** Dates the rule does not give: the start, and those of further rules. */
  dates: SingleDate[];
}

interface RuleReading {
  /** The reader's zone. */
  timeZone: string;
  work: RuleWork;
  remark?: ((reason: FieldReason) => void) | undefined;
}

/** Rule for an event with single dates only. */
const once = 'FREQ=DAILY;COUNT=1';
/** Maximum number of occurrences to list individually if no single rule describes them. */
const maxListed = 500;

/** Returns the reason for skipping something, without the request's field names. */
export function reasonOf(error: unknown): FieldReason {
  if (error instanceof FileProblem || error instanceof RuleProblem) return error.reason;
  const [reasons] = error instanceof Refusal ? Object.values(error.details.fields ?? {}) : [];
  return reasons?.[0] ?? { code: 'unread' };
}

/**
 * Returns the recurrence of an event. Its start is always an occurrence, even if the rule does not give it (RFC 5545, 3.8.5.3); an event
 * with an
 * unsupported rule occurs once, and a remark reports it.
 */
export function fileRecurrence(component: ICAL.Component, found: FileTimes, reading: RuleReading): FileRecurrence {
  const { times, rules: clocks, counted } = found;
  const texts = textsOf(component, 'rrule').map((text) => (times.allDay ? endingOnDay(text, component, reading) : text));
  if (clocks) return byClocks(texts, found, clocks, { hasDates: component.hasProperty('rdate'), ...reading });
  const [first, ...others] = texts.flatMap((text) => keptRule(text, counted, reading) ?? []);
  const hasDates = component.hasProperty('rdate');
  const single = { times, rrule: hasDates ? once : null, ...spanOf(times, null), dates: [] };
  if (!first) return single;
  const { rule: main, dates: own } = besideStart(first, found, reading.work);
  if (!main) return single;
  const listed = others.flatMap((other) => listedOf(other, reading));
  return { ...main, dates: [...own, ...listed.map((one) => ({ key: startOf(one), times: null }))] };
}

/** Returns the first supported rule of an event. */
export function ruleOf(component: ICAL.Component, counted: FileTimes['counted'], reading: RuleReading): string | null {
  for (const text of textsOf(component, 'rrule')) {
    const kept = keptRule(text, counted, reading);
    if (kept) return kept.rrule;
  }
  return null;
}

/** Returns a rule, with the event's start as a single date if the rule does not give it; a null rule if nothing else remains. */
export function besideStart<R extends KeptRule>(
  rule: R,
  { times, counted }: Pick<FileTimes, 'times' | 'counted'>,
  work: RuleWork,
): { rule: R | null; dates: SingleDate[] } {
  if (startOf(rule.times) === startOf(times)) return { rule, dates: [] };
  return { rule: withoutOne(rule, work), dates: [{ key: startOf(times), times: counted.times === times ? null : times }] };
}

/** Returns the occurrences excluded by EXRULEs. */
export function excludedByRules(component: ICAL.Component, event: Recurring, reading: RuleReading): string[] {
  const counted = { local: localStartOf(event), times: event };
  const kept = textsOf(component, 'exrule').flatMap((text) => keptRule(text, counted, reading) ?? []);
  return kept.flatMap((rule) => listedOf(rule, reading, event.spanUntil)).map(startOf);
}

/** Converts an UNTIL written as midnight in the calendar's or the reader's zone to a date, for all-day events. */
function endingOnDay(text: string, component: ICAL.Component, { timeZone }: RuleReading): string {
  return text.replace(/(UNTIL=)(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/i, (given, name, ...parts: string[]) => {
    const [year, month, day, hour, minute, second] = parts;
    const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    const named = zoneOfCalendar(component);
    const locals = Number.isNaN(moment.getTime()) ? [] : [named, timeZone].filter(isZone).map((zone) => localOf(moment, zone));
    const midnight = locals.find((local) => local.endsWith('T00:00:00'));
    return midnight ? `${name}${midnight.slice(0, 10).replaceAll('-', '')}` : given;
  });
}

type KeptRule = Omit<FileRecurrence, 'dates'> & { rrule: string };

/** Normalizes a rule; null if it is empty or not supported. */
function keptRule(text: string, { local, times }: FileTimes['counted'], { work, remark }: RuleReading): KeptRule | null {
  const { texts, reasons } = normalizeRule(text, local);
  for (const reason of reasons) remark?.(reason);
  if (texts.length === 0 && reasons.length > 0) remark?.({ code: 'event_once' });
  try {
    const read = texts.map((one) => readRule(one, times, { work, local }));
    const [earliest] = read.toSorted((a, b) => Number(a.spanUntil ?? Infinity) - Number(b.spanUntil ?? Infinity));
    return earliest && earliest.rrule !== null ? { ...earliest, rrule: earliest.rrule } : null;
  } catch (error) {
    remark?.(reasonOf(error));
    remark?.({ code: 'event_once' });
    return null;
  }
}

function textsOf(component: ICAL.Component, name: string): string[] {
  return [...new Set(component.getAllProperties(name).map((property) => String(property.getFirstValue()).trim()))];
}

/** Reduces a count by the event's start, which counts too; null if nothing else remains. */
function withoutOne<R extends KeptRule>(rule: R, work: RuleWork): R | null {
  const { count } = parseRule(rule.rrule);
  if (count === null) return rule;
  if (count === 1) return null;
  const rrule = withEnd(rule.rrule, { count: count - 1 });
  return { ...rule, rrule, ...spanOf(rule.times, rrule, work) };
}

function listedOf({ rrule, times, spanUntil }: KeptRule, { work, remark }: RuleReading, until: Date | null = spanUntil): EventTimes[] {
  const listed: EventTimes[] = [];
  const event = { ...times, rrule, spanUntil, exceptDates: [] };
  for (const occurrence of occurrencesFrom(event, localStartOf(times), { work })) {
    if (until && startMoment(occurrence.times) > until) break;
    if (listed.push(occurrence.times) <= maxListed) continue;
    remark?.({ code: 'occurrences_listed', max: maxListed });
    break;
  }
  if (work.isSpent) remark?.({ code: 'occurrences_listed', max: listed.length });
  return listed.slice(0, maxListed);
}

/** Expands rules in a nonstandard zone to single dates. */
function byClocks(
  texts: string[],
  { times, counted }: FileTimes,
  clocks: ICAL.Timezone,
  { hasDates, ...reading }: RuleReading & { hasDates: boolean },
): FileRecurrence {
  const localOfText = (_until: string, text: string) => {
    const moment = new Date(text.replace(/(....)(..)(..)T(..)(..)(..)/, '$1-$2-$3T$4:$5:$6'));
    return `UNTIL=${localBy(clocks, moment).replaceAll(/[-:]/g, '')}`;
  };
  // Computes in UTC, where every local time exists.
  const local = { ...counted, times: movedTo(times, counted.local) };
  const kept = texts.flatMap((text) => keptRule(text.replace(/UNTIL=(\d{8}T\d{6}Z)/i, localOfText), local, reading) ?? []);
  const starts = kept
    .flatMap((rule) => listedOf(rule, reading))
    .map((one) => momentBy(clocks, localOf(startMoment(one), 'UTC')).toISOString());
  const dates = starts.map((key) => ({ key, times: null }));
  return { times, rrule: hasDates || starts.length > 0 ? once : null, ...spanOf(times, null), dates };
}
