import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { listDueCards as contract, DueCard } from '../../due-contract.ts';
import { boardsView as boards, tasksView as cards, spacesView as spaces } from '../../tables.ts';
import { inSeenBoards } from '../spaces/seen-boards.ts';

const most = 100;

/** The cards that whoever asks has and that are due. */
export async function listDueCards({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { rows } = await findDueCards(scope, new Date(query.until), most);
  return { cards: rows };
}

/**
 * The cards that somebody has and that are due before a moment: of boards in use that they see, not archived, not in a column of what is
 * done. The first of them, and how many there are.
 */
export async function findDueCards(
  scope: Pick<Scope, 'db' | 'entity' | 'identity'>,
  until: Date,
  limit: number,
): Promise<{ total: number; rows: DueCard[] }> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select({
      id: cards.id,
      title: cards.title,
      dueAt: cards.dueAt,
      spaceId: spaces.id,
      spaceName: spaces.name,
      boardId: boards.slug,
      doneBoardId: sql<string | null>`(
        select done.slug from kanban_boards done
        where done.entity = ${entity} and done.space_id = ${spaces.id} and done.is_done and done.deleted_at is null
        order by done.position, done.id limit 1)`,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(cards)
    .innerJoin(boards, and(live(boards, cards.entity), eq(boards.id, cards.boardId), eq(boards.isDone, false)))
    .innerJoin(spaces, and(live(spaces, cards.entity), eq(spaces.id, boards.spaceId), eq(spaces.isTemplate, false)))
    .where(
      and(
        live(cards, entity),
        inSeenBoards(cards.boardId, scope),
        isNull(cards.archivedAt),
        sql`${cards.assigneeIds} @> array[${identity.personId}]::bigint[]`,
        lt(cards.dueAt, until),
      ),
    )
    .orderBy(asc(cards.dueAt), asc(cards.id))
    .limit(limit);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ dueAt, total, ...row }) => ({ ...row, dueAt: dueAt?.toISOString() ?? '' })),
  };
}
