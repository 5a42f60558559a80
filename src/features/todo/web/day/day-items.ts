import type { DueCard } from '#features/kanban/due-contract.ts';
import { addDays, type PlainDay } from '#web/dates/plain-day.ts';
import { readerTime } from '#web/dates/reader-time.ts';
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
