import { cardDueMover } from '#features/kanban/web/cards/card-due-mover.ts';
import { todoDueMover } from '#features/todo/web/todo-due-mover.ts';
import type { DueMover } from '#web/due-mover.ts';

/** How the calendar moves due dates of other areas. */
export const dueMovers: Readonly<Record<string, DueMover>> = { card: cardDueMover, todo: todoDueMover };
