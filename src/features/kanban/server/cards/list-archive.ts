import { and, count, desc, eq, ilike, isNotNull, or } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { substringPattern } from '#server/substring-pattern.ts';
import type { listArchive as contract } from '../../contract.ts';
import { boardsView as boards, tasksView as tasks } from '../../tables.ts';
import { inSeenBoards } from '../spaces/seen-boards.ts';
import { selectCards, toCard } from './read-cards.ts';

/** The archived cards, the last archived first; `q` is looked for in title and description. */
export async function listArchive({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity } = scope;
  const pattern = substringPattern(query.q.trim());
  const wanted = and(
    live(tasks, entity),
    isNotNull(tasks.archivedAt),
    inSeenBoards(tasks.boardId, scope, query.space === undefined ? undefined : eq(boards.spaceId, query.space)),
    query.q.trim() ? or(ilike(tasks.title, pattern), ilike(tasks.descriptionText, pattern)) : undefined,
  );
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await selectCards(db).where(wanted).orderBy(desc(tasks.archivedAt), desc(tasks.id)).limit(query.perPage).offset(offset);
  const [counted] = await db.select({ total: count() }).from(tasks).where(wanted);
  return {
    tasks: rows.map((row) => ({
      ...toCard(row, entity, deps.files),
      boardTitle: row.boardTitle,
      archivedAt: row.archivedAt?.toISOString() ?? '',
    })),
    total: counted?.total ?? 0,
  };
}
