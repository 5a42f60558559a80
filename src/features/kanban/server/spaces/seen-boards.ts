import { and, type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { boardsView as boards, type spaces, spacesView } from '../../tables.ts';

/** Who looks, and where. */
export type Looking = Pick<Scope, 'db' | 'entity' | 'identity'>;

type SomebodyLooking = Pick<Scope, 'db' | 'entity'> & { personId: number };

/** The boards that a person sees: the company's, their own, and those whose members they are. */
export function seenBy(table: typeof spaces | typeof spacesView, personId: number): SQL | undefined {
  return or(eq(table.visibility, 'company'), eq(table.ownerId, personId), sql`${personId}::bigint = any(${table.memberIds})`);
}

/**
 * Whether what `boardId` names is a column on a board that whoever asks sees, deleted columns too: nothing of a card is read or written
 * unless it stands in one of them. `which` narrows them further. They are read once, as a list: joined, the planner may read all cards
 * of a board before it sorts them, where the end of an index is asked for.
 */
export function inSeenBoards(boardId: Column, looking: Looking | SomebodyLooking, which?: SQL): SQL {
  const { db, entity } = looking;
  const personId = 'identity' in looking ? looking.identity.personId : looking.personId;
  const seen = db
    .select({ id: boards.id })
    .from(boards)
    .innerJoin(spacesView, and(live(spacesView, boards.entity), eq(spacesView.id, boards.spaceId), seenBy(spacesView, personId)))
    .where(and(eq(boards.entity, entity), which));
  return sql`${boardId} = any(array(${seen}))`;
}
