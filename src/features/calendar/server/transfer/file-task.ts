import ICAL from 'ical.js';
import type { TaskOfFile } from '#server/task-intake.ts';
import { parseRule, RuleProblem } from '../../recurrence-rule.ts';
import { dateOf, dayOf, localOf, momentOf } from '../../zone-times.ts';
import { cut, descriptionOf, type EventReading, textOf, titleOf } from './file-event.ts';
import { momentIn } from './file-time.ts';
import { FileProblem, fileTimes } from './file-times.ts';
import { normalizeRule } from './normalize-rule.ts';
import { placeOf } from './read-components.ts';
import { uidOf } from './series-parts.ts';

/** A to-do read from a file (RFC 5545, VTODO). */
export interface FileTask extends TaskOfFile {
  /** Line where its entry starts, from 1. */
  line: number;
}

const maxTags = 20;
const longestTag = 40;
/** High priorities; 0 means none. */
const high = [1, 2, 3, 4];
/** Properties that to-dos do not support. */
const leftOut = ['rdate', 'location', 'url', 'attach', 'attendee', 'related-to'];

/** @throws FileProblem if it is not supported here */
export function readTask(component: ICAL.Component, reading: EventReading): FileTask {
  if (component.hasProperty('recurrence-id')) throw new FileProblem({ code: 'todo_occurrence' });
  if (/^(?:PRIVATE|CONFIDENTIAL)$/i.test(textOf(component, 'class'))) throw new FileProblem({ code: 'todo_private' });
  const { due, usesStart } = dueOf(component, reading);
  const parts = leftOut.filter((name) => component.hasProperty(name));
  const isDone = isCompleted(component);
  const rule = component.getFirstPropertyValue('rrule');
  // The rule counts from the start, so a start on another day does not fit the due date.
  const isFitting = rule !== null && due !== null && !isDone && (usesStart || !component.hasProperty('dtstart'));
  const repeat = isFitting ? repetitionOf(String(rule), due.slice(0, 10)) : null;
  if (rule !== null && !repeat) parts.unshift('rrule');
  if (component.hasProperty('dtstart') && !usesStart) parts.unshift('dtstart');
  const { remindAt, isAll } = reminderOf(component, due, reading);
  if (!isAll) parts.push('valarm');
  if (parts.length > 0) reading.remark?.({ code: 'todo_parts_left_out', parts: parts.map((name) => name.toUpperCase()) });
  return {
    uid: uidOf(component),
    line: placeOf(component).line,
    title: titleOf(component, reading),
    description: descriptionOf(component, reading),
    dueDate: due?.slice(0, 10) ?? null,
    dueTime: due?.slice(11, 16) || null,
    isCompleted: isDone,
    isImportant: high.includes(Number(component.getFirstPropertyValue('priority') ?? 0)),
    tags: tagsOf(component, reading),
    repeat,
    remindAt,
    isCanceled:
      /^CANCELL?ED$/.test(statusOf(component)) || String(component.parent.getFirstPropertyValue('method') ?? '').toUpperCase() === 'CANCEL',
  };
}

const statusOf = (component: ICAL.Component) => textOf(component, 'status').toUpperCase();

function isCompleted(component: ICAL.Component): boolean {
  const status = statusOf(component);
  if (status) return status === 'COMPLETED';
  return component.hasProperty('completed') || Number(component.getFirstPropertyValue('percent-complete') ?? 0) === 100;
}

/** Returns the earliest alarm, as a to-do has a single reminder. */
function reminderOf(
  component: ICAL.Component,
  due: string | null,
  { timeZone }: EventReading,
): { remindAt: string | null; isAll: boolean } {
  const alarms = component.getAllSubcomponents('valarm').filter((one) => textOf(one, 'action').toUpperCase() !== 'NONE');
  const dueAt = due && momentOf(due.length === 10 ? `${due}T00:00:00` : due, timeZone);
  const start = component.getFirstProperty('dtstart');
  const startAt = start && momentIn(start, component, { timeZone })?.moment;
  const moments = alarms.flatMap((alarm) => momentOfAlarm(alarm, startAt || dueAt || null, dueAt || null) ?? []);
  const [first] = moments.toSorted();
  return { remindAt: first ?? null, isAll: alarms.length === 0 || (moments.length === alarms.length && new Set(moments).size === 1) };
}

function momentOfAlarm(alarm: ICAL.Component, startAt: Date | null, dueAt: Date | null): string | null {
  const property = alarm.getFirstProperty('trigger');
  const trigger: unknown = property?.getFirstValue();
  if (trigger instanceof ICAL.Time) return trigger.toJSDate().toISOString();
  const from = String(property?.getParameter('related') ?? '').toUpperCase() === 'END' ? dueAt : startAt;
  return trigger instanceof ICAL.Duration && from ? new Date(from.getTime() + trigger.toSeconds() * 1000).toISOString() : null;
}

/** Returns the due date, or the due time in the reader's zone; computed from start and duration if only these are given. */
function dueOf(component: ICAL.Component, reading: EventReading): { due: string | null; usesStart: boolean } {
  const property = component.getFirstProperty('due');
  const due = property && momentIn(property, component, reading);
  if (property && !due) reading.remark?.({ code: 'event_bad_date', name: 'DUE' });
  if (due)
    return { due: due.isDay ? due.local.slice(0, 10) : localOf(due.moment, reading.timeZone), usesStart: sameStart(component, property) };
  if (!component.hasProperty('duration') || !component.hasProperty('dtstart')) return { due: null, usesStart: false };
  const { times } = fileTimes(component, reading);
  // An all-day end is exclusive.
  if (times.allDay) return { due: times.endDate && dateOf(dayOf(times.endDate) - 1), usesStart: true };
  return { due: times.endsAt && localOf(times.endsAt, reading.timeZone), usesStart: true };
}

/** Apple's reminders start at their due time. */
function sameStart(component: ICAL.Component, due: ICAL.Property): boolean {
  return String(component.getFirstPropertyValue('dtstart')) === String(due.getFirstValue());
}

function tagsOf(component: ICAL.Component, reading: EventReading): string[] {
  const named = component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues().map((one) => String(one).trim()))
    .filter(Boolean);
  return [...new Set(named.map((tag) => cut(tag, { name: 'CATEGORIES', max: longestTag }, reading).trim()))].slice(0, maxTags);
}

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;
const greatestInterval = 99;

/**
 * Converts a rule to a to-do's repetition; null if to-dos do not support it: rules that end, or with anything but weekdays, one day
 * of the month, or the weekday or day of the due date.
 */
function repetitionOf(text: string, due: string): TaskOfFile['repeat'] {
  try {
    const { texts, reasons } = normalizeRule(text, due);
    const [only] = texts;
    return only === undefined || reasons.length > 0 ? null : repetitionIn(parseRule(only), due);
  } catch (error) {
    if (error instanceof RuleProblem) return null;
    throw error;
  }
}

function repetitionIn(rule: ReturnType<typeof parseRule>, due: string): TaskOfFile['repeat'] {
  const {
    frequency,
    interval: every,
    count,
    until,
    weekdays,
    monthDays,
    months,
    yearDays,
    weekNumbers,
    positions,
    hours,
    weekStart,
  } = rule;
  const hasOthers = yearDays.length + weekNumbers.length + positions.length + hours.length > 0;
  if (frequency === 'HOURLY' || every > greatestInterval || count !== null || until !== null || hasOthers) return null;
  const base = { every, unit: units[frequency] };
  const [day = 0, month = 0] = [Number(due.slice(8, 10)), Number(due.slice(5, 7))];
  const isOwnMonth = months.length === 0 || (frequency === 'YEARLY' && months.length === 1 && months[0] === month);
  if (!isOwnMonth) return null;
  if (weekdays.length === 0) {
    const [only] = monthDays;
    if (only === undefined || (monthDays.length === 1 && only === day)) return base;
    // Repeats on the last day of each month, stored as day 31.
    return frequency === 'MONTHLY' && monthDays.length === 1 && only === -1 && isLastOfMonth(due) ? { ...base, day: 31 } : null;
  }
  const [first] = weekdays;
  const isoDays = weekdays.map(({ weekday }) => weekday || 7);
  if (monthDays.length > 0) return null;
  if (frequency === 'WEEKLY' && (every === 1 || weekStart === 1)) return { ...base, weekdays: isoDays };
  const nth = ([1, 2, 3, 4, -1] as const).find((one) => one === first?.nth);
  return frequency === 'MONTHLY' && weekdays.length === 1 && nth ? { ...base, weekdays: isoDays, nth } : null;
}

const isLastOfMonth = (date: string) => dateOf(dayOf(date) + 1).slice(8) === '01';
