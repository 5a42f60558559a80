import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { insertRows } from '#server/insert-rows.ts';
import { live } from '#server/live.ts';
import { nextIds } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import type { Scope } from '#server/scope.ts';
import type { copySpace as contract } from '../../space-contract.ts';
import { boards, tasks } from '../../tables.ts';
import { planRemindersOf } from '../cards/card-reminders.ts';
import { lockOrder } from '../order/lock-order.ts';
import { endPosition, shown } from '../order/place-task.ts';
import { insertColumns, insertSpace } from './add-space.ts';
import { announceSpace } from './announce-cards.ts';
import { getSpace, type SpaceRow, toSpace } from './read-spaces.ts';

/** Adds a copy of a board, seen by the same people and owned by whoever copies. */
export async function copySpace({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  await lockOrder(scope.db, scope.entity);
  const original = await getSpace(scope, params.id);
  const { visibility, memberIds, ownerId } = original;
  const { personId } = scope.identity;
  const stillSee = [...new Set([...memberIds, ...(ownerId === null ? [] : [ownerId])])].filter((id) => id !== personId);
  const members = visibility === 'people' ? stillSee : [];
  const space = await insertSpace(scope, { ...body, visibility, memberIds: members, ownerId: personId });
  await copyCards(scope, original, space);
  await announceSpace(scope, space, []);
  return { space: toSpace(space) };
}

async function copyCards(scope: Scope, original: SpaceRow, space: SpaceRow): Promise<void> {
  const { db, entity, identity, now } = scope;
  const columns = await db
    .select()
    .from(boards)
    .where(and(live(boards, entity), eq(boards.spaceId, original.id)))
    .orderBy(asc(boards.position), asc(boards.id));
  const copied = await insertColumns(
    scope,
    space.id,
    columns.map(({ title, isDone, cardLimit }) => ({ title, isDone, cardLimit })),
  );
  const columnOf = new Map(columns.map(({ id }, index) => [id, copied[index] ?? 0]));
  const cards = await db
    .select()
    .from(tasks)
    .where(and(shown(entity), inArray(tasks.boardId, [...columnOf.keys(), 0])))
    .orderBy(asc(tasks.position), asc(tasks.id));
  if (cards.length === 0) return;
  const ids = await nextIds(db, entity, 'board task', cards.length);
  const end = await endPosition(db, entity);
  const keepsDates = !space.isTemplate && !original.isTemplate;
  const rows = cards.map(({ title, description, descriptionText, labels, coverFileId, attachments, ...card }, index) => ({
    ...{ entity, title, description, descriptionText, labels, coverFileId, attachments },
    id: ids[index] ?? 0,
    boardId: columnOf.get(card.boardId) ?? 0,
    checklist: card.checklist.map((item) => ({ ...item, isDone: keepsDates && item.isDone })),
    dueAt: keepsDates ? card.dueAt : null,
    assigneeIds: keepsDates ? card.assigneeIds : [],
    position: end + index * positionStep,
    createdBy: identity.personId,
    createdAt: now,
    updatedAt: now,
  }));
  await insertRows(db, tasks, rows);
  await planRemindersOf(scope, rows);
}
