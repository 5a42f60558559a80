import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { listDueInvoices } from '#features/invoice/server/offers.ts';
import { inSeenBoards } from '#features/kanban/server/offers.ts';
import { boardsView as boards, tasksView as cards, spacesView as spaces } from '#features/kanban/tables.ts';
import { todoTasksView as todos } from '#features/todo/tables.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { listOverlays as contract, Overlay } from '../contract.ts';
import type { TimeRange } from '../event-times.ts';
import { readRange } from './read-times.ts';

const mostOfAKind = 2000;

/** Cards, to-dos and invoices that are due in a range, of the areas that the signed-in person may read. */
export async function listOverlays({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const range = readRange(query);
  if (!range) return { overlays: [], truncated: false };
  const dueCards = scope.ability.can('read', 'Board') ? await listCards(range, scope) : [];
  const dueTodos = scope.ability.can('read', 'Todo') ? await listTodos(range, scope) : [];
  const dueInvoices = scope.ability.can('read', 'Invoice') ? await listInvoices(range, scope) : [];
  const kinds = [dueCards, dueTodos, dueInvoices];
  return { overlays: kinds.flatMap((due) => due.slice(0, mostOfAKind)), truncated: kinds.some((due) => due.length > mostOfAKind) };
}

async function listCards({ from, until }: TimeRange, scope: Scope): Promise<Overlay[]> {
  const { db, entity } = scope;
  const rows = await db
    .select({ id: cards.id, title: cards.title, dueAt: cards.dueAt, isDone: boards.isDone })
    .from(cards)
    .innerJoin(boards, and(live(boards, cards.entity), eq(boards.id, cards.boardId)))
    .where(
      and(
        live(cards, entity),
        isNull(cards.archivedAt),
        gte(cards.dueAt, from),
        lt(cards.dueAt, until),
        inSeenBoards(cards.boardId, scope, eq(spaces.isTemplate, false)),
      ),
    )
    .orderBy(asc(cards.dueAt), asc(cards.id))
    .limit(mostOfAKind + 1);
  return rows.map(({ id, title, dueAt, isDone }) => ({
    kind: 'card',
    id,
    title,
    start: dueAt?.toISOString() ?? '',
    isDone,
    canMove: !isDone && scope.ability.can('update', 'Board'),
    path: pageAddress('/apps/kanban', {}, { task: id }),
  }));
}

/**
 * A to-do's time of the day is one of whoever reads it. The day of one that repeats is what its rhythm counts from: that is changed where the
 * rhythm is seen.
 */
async function listTodos({ fromDate, untilDate }: TimeRange, { db, entity, ability }: Scope): Promise<Overlay[]> {
  const rows = await db
    .select({
      ...{ id: todos.id, title: todos.title, dueDate: todos.dueDate, dueTime: todos.dueTime },
      ...{ repeat: todos.repeat, isDone: todos.isCompleted },
    })
    .from(todos)
    .where(and(live(todos, entity), gte(todos.dueDate, fromDate), lt(todos.dueDate, untilDate)))
    .orderBy(asc(todos.dueDate), asc(todos.id))
    .limit(mostOfAKind + 1);
  return rows.map(({ id, title, dueDate, dueTime, repeat, isDone }) => ({
    kind: 'todo',
    id,
    title,
    start: `${dueDate}${dueTime ? `T${dueTime}` : ''}`,
    isDone,
    canMove: !isDone && repeat === null && ability.can('update', 'Todo'),
    path: pageAddress('/apps/todo', {}, { task: id }),
  }));
}

/** When an invoice is due is part of what was issued. */
async function listInvoices({ fromDate, untilDate }: TimeRange, scope: Scope): Promise<Overlay[]> {
  const due = await listDueInvoices({ fromDate, untilDate, most: mostOfAKind + 1 }, scope);
  return due.map(({ id, number, clientName, dueOn, isPaid }) => ({
    kind: 'invoice',
    id,
    title: `${number} ${clientName}`,
    start: dueOn,
    isDone: isPaid,
    canMove: false,
    path: pageAddress('/apps/invoice/preview/:id', { id }),
  }));
}
