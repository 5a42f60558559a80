import { and, eq, max } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { slugOfTitle } from '#contract/slug-of-title.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import { invalid, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { addBoard as contract } from '../../board-contract.ts';
import { boards } from '../../tables.ts';
import { lockOrder } from '../order/lock-order.ts';
import { insertSpace } from '../spaces/add-space.ts';
import { announceSpace } from '../spaces/announce-cards.ts';
import { readSpaces, type SpaceRow, spaceAmong } from '../spaces/read-spaces.ts';
import { findBoard, toBoard } from './read-boards.ts';

/** Adds an empty column at the end. Where there is no board at all, the wire's first column makes one. */
export async function addBoard({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const { title } = body.data;
  const slug = body.data.id ?? slugOfTitle(title);
  if (!slug) throw invalid('data.title', 'needs_letter');
  await lockOrder(db, entity);
  const all = await readSpaces(scope);
  const space = spaceAmong(all, body.data.spaceId) ?? (await firstSpace(body.data.spaceId, scope));
  const there = await findBoard(db, entity, space.id, slug);
  if (there) throw new Refusal('conflict', { code: 'board_id_taken', id: slug }, { current: toBoard(there) });
  const [last] = await db
    .select({ position: max(boards.position) })
    .from(boards)
    .where(and(live(boards, entity), eq(boards.spaceId, space.id)));
  await db.insert(boards).values({
    ...{ entity, slug, title, spaceId: space.id },
    id: await nextId(db, entity, 'board'),
    position: (last?.position ?? 0) + positionStep,
    createdAt: now,
    updatedAt: now,
  });
  await announceSpace(scope, space, []);
  return { board: { id: slug, title } };
}

const firstName = 'Main board';

async function firstSpace(asked: number | undefined, scope: Scope): Promise<SpaceRow> {
  if (asked !== undefined) throw notFound('board');
  return insertSpace(scope, { name: firstName });
}
