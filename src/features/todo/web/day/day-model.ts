import type { CalendarEvent } from '#features/calendar/contract.ts';
import type { DueCard } from '#features/kanban/due-contract.ts';
import { addDays, beginOf, type PlainDay } from '#web/dates/plain-day.ts';
import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import type { TodoTask } from '../../contract.ts';

/** What stands in my day: a to-do, or a card of a board that is due. */
export type DayItem =
  | { kind: 'todo'; id: number; title: string; task: TodoTask }
  | { kind: 'card'; id: number; title: string; card: DueCard };

export const dayParts = ['overdue', 'today', 'tomorrow', 'later'] as const;
export type DayPart = (typeof dayParts)[number];

/** What is to be done, in the part of my day into which its date puts it; what has no date is for later. */
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

/** Without a time at the end of its day, without a day after all others. */
function dueOf({ dueDate, dueTime }: TodoTask): string {
  return dueDate === null ? '9999-99-99' : `${dueDate}T${dueTime ?? '24:00'}`;
}

/** An event of a day, and which minutes of that day it takes. */
export interface SpannedEvent extends Span {
  event: CalendarEvent;
}

/** The events of a day that have a time, in their order; those that begin before it or end after it fill it to its edge. */
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

/** By the clock: on a day when it is changed, an event stands where the clock shows it. Before the day it is 0, after it 24 hours. */
function minutesIn(clock: string, day: PlainDay): number {
  const date = clock.slice(0, 10);
  if (date !== day) return date < day ? 0 : 24 * 60;
  return Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));
}

/** Minutes of the reader's day, from its beginning. */
export interface Span {
  from: number;
  until: number;
}

export const slotMinutes = 30;
/** What is planned takes an hour, or as much of it as is free. */
const plannedMinutes = 60;

/** The hours that the plan of a day shows: from seven to eight in the evening, and whatever events lie beyond. */
export function shownHours(events: readonly Span[]): Span {
  const from = Math.min(7 * 60, ...events.map((event) => Math.floor(event.from / 60) * 60));
  const until = Math.max(20 * 60, ...events.map((event) => Math.ceil(event.until / 60) * 60));
  return { from: Math.max(0, from), until: Math.min(24 * 60, until) };
}

/** What becomes of something that is planned at a time: as long as nothing else begins. Null where something is going on. */
export function plannedSpan(at: number, events: readonly Span[]): Span | null {
  if (events.some(({ from, until }) => from <= at && until > at)) return null;
  const next = Math.min(24 * 60, ...events.filter(({ from }) => from > at).map(({ from }) => from));
  const until = Math.min(at + plannedMinutes, next);
  return until - at < slotMinutes / 2 ? null : { from: at, until };
}

/** The next times of a day at which something can be planned, every half hour from a moment on. */
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

/** The moment at which the reader's clock shows so many minutes of a day; midnight at its end is the next day's beginning. */
export function momentInDay(day: PlainDay, minutes: number): Date {
  return minutes >= dayMinutes ? beginOf(addDays(day, 1)) : momentOf(`${day}T${clockOf(minutes)}`);
}
