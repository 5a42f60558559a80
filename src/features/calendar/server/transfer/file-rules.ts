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

/** When an event of a file happens, as it is kept. */
export interface FileRecurrence {
  times: EventTimes;
  rrule: string | null;
  spanFrom: Date;
  spanUntil: Date | null;
  /** What its rule does not give: its start, and what further rules give. */
  dates: SingleDate[];
}

interface RuleReading {
  /** The zone of the reader. */
  timeZone: string;
  work: RuleWork;
  remark?: ((reason: FieldReason) => void) | undefined;
}

/** The rule of what has single dates alone. */
const once = 'FREQ=DAILY;COUNT=1';
/** How many occurrences of what no single rule says are listed one by one. */
const mostListed = 500;

/** Why something is not kept, without the names that the fields of a call have. */
export function reasonOf(error: unknown): FieldReason {
  if (error instanceof FileProblem || error instanceof RuleProblem) return error.reason;
  const [reasons] = error instanceof Refusal ? Object.values(error.details.fields ?? {}) : [];
  return reasons?.[0] ?? { code: 'unread' };
}

/**
 * How an event recurs. Its start always is an occurrence, also one that its rule does not give (RFC 5545, 3.8.5.3); an event whose rule cannot
 * be kept happens once, and that is said.
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

/** The first rule of an event that can be kept. */
export function ruleOf(component: ICAL.Component, counted: FileTimes['counted'], reading: RuleReading): string | null {
  for (const text of textsOf(component, 'rrule')) {
    const kept = keptRule(text, counted, reading);
    if (kept) return kept.rrule;
  }
  return null;
}

/** A rule, and the start of its event as a single date where the rule does not give it; null for a rule that gives nothing else. */
export function besideStart<R extends KeptRule>(
  rule: R,
  { times, counted }: Pick<FileTimes, 'times' | 'counted'>,
  work: RuleWork,
): { rule: R | null; dates: SingleDate[] } {
  if (startOf(rule.times) === startOf(times)) return { rule, dates: [] };
  return { rule: withoutOne(rule, work), dates: [{ key: startOf(times), times: counted.times === times ? null : times }] };
}

/** The occurrences that an EXRULE takes out of an event. */
export function excludedByRules(component: ICAL.Component, event: Recurring, reading: RuleReading): string[] {
  const counted = { local: localStartOf(event), times: event };
  const kept = textsOf(component, 'exrule').flatMap((text) => keptRule(text, counted, reading) ?? []);
  return kept.flatMap((rule) => listedOf(rule, reading, event.spanUntil)).map(startOf);
}

/** With the last day of a rule of whole days as such, where it is written as midnight in the zone of the calendar or its reader. */
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

/** Null for a rule that says nothing, or that cannot be kept. */
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

/** A count counts the start of the event as well; null where it counts nothing else. */
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
    if (listed.push(occurrence.times) <= mostListed) continue;
    remark?.({ code: 'occurrences_listed', max: mostListed });
    break;
  }
  if (work.isSpent) remark?.({ code: 'occurrences_listed', max: listed.length });
  return listed.slice(0, mostListed);
}

/** By clocks that are those of no zone: as single dates. */
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
  // As if the clocks were those of UTC, whose times are all there.
  const local = { ...counted, times: movedTo(times, counted.local) };
  const kept = texts.flatMap((text) => keptRule(text.replace(/UNTIL=(\d{8}T\d{6}Z)/i, localOfText), local, reading) ?? []);
  const starts = kept
    .flatMap((rule) => listedOf(rule, reading))
    .map((one) => momentBy(clocks, localOf(startMoment(one), 'UTC')).toISOString());
  const dates = starts.map((key) => ({ key, times: null }));
  return { times, rrule: hasDates || starts.length > 0 ? once : null, ...spanOf(times, null), dates };
}
