import { cardDueMover } from '#features/kanban/web/cards/card-due-mover.ts';
import { todoDueMover } from '#features/todo/web/todo-due-mover.ts';
import type { DueMover } from '#web/due-mover.ts';

/** What of other areas is moved in the calendar. */
export const dueMovers: Readonly<Record<string, DueMover>> = { card: cardDueMover, todo: todoDueMover };
