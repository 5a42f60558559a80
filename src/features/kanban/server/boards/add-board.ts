import { max } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { addBoard as contract } from '../../board-contract.ts';
import { boards } from '../../tables.ts';
import { lockOrder } from '../order/lock-order.ts';
import { findBoard, toBoard } from './read-boards.ts';

/** Adds an empty board at the end. */
export async function addBoard({ body }: GivenOf<typeof contract>, { db, entity, now }: Scope): Promise<AnswerOf<typeof contract>> {
  const { title } = body.data;
  const slug = body.data.id ?? slugOfTitle(title);
  if (!slug) throw invalid('data.title', 'needs_letter');
  await lockOrder(db, entity);
  const there = await findBoard(db, entity, slug);
  if (there) throw new Refusal('conflict', { code: 'board_id_taken', id: slug }, { current: toBoard(there) });
  const [last] = await db
    .select({ position: max(boards.position) })
    .from(boards)
    .where(live(boards, entity));
  await db.insert(boards).values({
    ...{ entity, slug, title },
    id: await nextId(db, entity, 'board'),
    position: (last?.position ?? 0) + positionStep,
    createdAt: now,
    updatedAt: now,
  });
  await announce(db, entity, { kind: 'board', ids: [] });
  return { board: { id: slug, title } };
}
