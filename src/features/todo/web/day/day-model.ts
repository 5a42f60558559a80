import type { CalendarEvent } from '#features/calendar/contract.ts';
import type { DueCard } from '#features/kanban/due-contract.ts';
import { addDays, beginOf, type PlainDay } from '#web/dates/plain-day.ts';
import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import type { TodoTask } from '../../contract.ts';

/** An item of My day: a to-do, or a card that is due. */
export type DayItem =
  | { kind: 'todo'; id: number; title: string; task: TodoTask }
  | { kind: 'card'; id: number; title: string; card: DueCard };

export const dayParts = ['overdue', 'today', 'tomorrow', 'later'] as const;
export type DayPart = (typeof dayParts)[number];

/** Groups items by due date; undated ones are in `later`. */
export function partsOfDay(tasks: readonly TodoTask[], cards: readonly DueCard[], today: PlainDay): Record<DayPart, DayItem[]> {
  const items = [
    ...tasks.map((task) => ({ due: dueOf(task), item: { kind: 'todo', id: task.id, title: task.title, task } as const })),
    ...cards.map((card) => ({
      due: readerTime(new Date(card.dueAt)).slice(0, 16),
      item: { kind: 'card', id: card.id, title: card.title, card } as const,
    })),
  ].sort((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0));
  const parts: Record<DayPart, DayItem[]> = { overdue: [], today: [], tomorrow: [], later: [] };
  for (const { due, item } of items) parts[partOf(due.slice(0, 10), today)].push(item);
  return parts;
}

function partOf(day: PlainDay, today: PlainDay): DayPart {
  if (day < today) return 'overdue';
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** Sort key: no time sorts at the end of the day, no date after all others. */
function dueOf({ dueDate, dueTime }: TodoTask): string {
  return dueDate === null ? '9999-99-99' : `${dueDate}T${dueTime ?? '24:00'}`;
}

/** An event and the minutes of the day it takes. */
export interface SpannedEvent extends Span {
  event: CalendarEvent;
}

/** Returns the day's timed events in order; those that start earlier or end later are clipped to the day. */
export function spannedEvents(events: readonly CalendarEvent[], day: PlainDay): SpannedEvent[] {
  const minutesOf = (moment: string) => minutesIn(readerTime(new Date(moment)), day);
  return events
    .filter(({ allDay }) => !allDay)
    .map((event) => {
      const from = minutesOf(event.start);
      return { event, from, until: Math.min(24 * 60, event.end ? minutesOf(event.end) : from + 60) };
    })
    .filter(({ from, until }) => until > from)
    .sort((one, other) => one.from - other.from || one.until - other.until);
}

/** Uses clock time, so that an event is at the right hour on a DST change. Times before the day are 0, after it 24 hours. */
function minutesIn(clock: string, day: PlainDay): number {
  const date = clock.slice(0, 10);
  if (date !== day) return date < day ? 0 : 24 * 60;
  return Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));
}

/** Minutes from the start of the reader's day. */
export interface Span {
  from: number;
  until: number;
}

export const slotMinutes = 30;
/** A scheduled item takes an hour, or the free part of it. */
const plannedMinutes = 60;

/** Hours shown in the schedule: 7 AM to 8 PM, extended to fit events outside of them. */
export function shownHours(events: readonly Span[]): Span {
  const from = Math.min(7 * 60, ...events.map((event) => Math.floor(event.from / 60) * 60));
  const until = Math.max(20 * 60, ...events.map((event) => Math.ceil(event.until / 60) * 60));
  return { from: Math.max(0, from), until: Math.min(24 * 60, until) };
}

/** Returns the span of an item scheduled at a time, up to the next event. Null during an event. */
export function plannedSpan(at: number, events: readonly Span[]): Span | null {
  if (events.some(({ from, until }) => from <= at && until > at)) return null;
  const next = Math.min(24 * 60, ...events.filter(({ from }) => from > at).map(({ from }) => from));
  const until = Math.min(at + plannedMinutes, next);
  return until - at < slotMinutes / 2 ? null : { from: at, until };
}

/** Returns the next free half-hour slots after a time. */
export function freeTimes(after: number, events: readonly Span[], most = 8): number[] {
  const { until } = shownHours(events);
  const first = Math.ceil(after / slotMinutes) * slotMinutes;
  const times: number[] = [];
  for (let at = Math.max(first, 0); at < until && times.length < most; at += slotMinutes) if (plannedSpan(at, events)) times.push(at);
  return times;
}

/** `09:30` */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const dayMinutes = 24 * 60;

/** Returns the time at a number of minutes on the reader's clock; 24:00 is the start of the next day. */
export function momentInDay(day: PlainDay, minutes: number): Date {
  return minutes >= dayMinutes ? beginOf(addDays(day, 1)) : momentOf(`${day}T${clockOf(minutes)}`);
}
