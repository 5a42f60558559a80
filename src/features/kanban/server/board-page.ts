import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { files } from '#platform/files/tables.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { substringPattern } from '#server/contains-text.ts';
import type { Db } from '#server/database.ts';
import type { FileStore } from '#server/dependencies.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { yieldToEventLoop } from '#server/yield-to-event-loop.ts';
import type * as contract from '../contract.ts';
import type { Card } from '../contract.ts';
import { boardsView, tasksView as tasks } from '../tables.ts';
import { shown } from './card-rows.ts';
import { visiblePeople } from './people-on-cards.ts';
import { readBoards, toColumn } from './read-boards.ts';
import { inSeenBoards, readSpaces, spaceAmong, toSpace } from './read-spaces.ts';

const maxPeople = 2000;

/** Cards read per statement and per render; more at once would block other requests. */
const cardsPerSlice = 2000;

/**
 * Returns the boards, the columns of one board with their cards, and the people: four statements for up to 2,000 cards, one more for each
 * further 2,000.
 */
export async function readBoardPage(
  { query }: Pick<GivenOf<typeof contract.readBoardPage>, 'query'>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.readBoardPage>> {
  const { db, deps, entity } = scope;
  const spaces = await readSpaces(scope);
  const space = spaceAmong(spaces, query.space);
  if (!space && query.space !== undefined) throw notFound('board');
  const boards = space ? await readBoards(db, entity, space.id) : [];
  const cards = space ? await readCards(space.id, scope) : [];
  const assigned = [...new Set(cards.flatMap(({ assigneeIds }) => assigneeIds))];
  const persons = await db
    .select({ id: people.id, fullName: people.fullName, avatarId: files.id, avatarName: files.name })
    .from(people)
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    // Former employees stay on their cards.
    .where(
      and(
        eq(people.entity, entity),
        or(and(isNull(people.deletedAt), visiblePeople(scope)), sql`${people.id} = any(${sql.param(assigned)}::bigint[])`),
      ),
    )
    .orderBy(sql`${people.fullName} collate names`, people.id)
    .limit(maxPeople);
  if (cards.length > cardsPerSlice) await yieldToEventLoop();
  return {
    spaces: spaces.map(toSpace),
    spaceId: space?.id ?? null,
    boards: boards.map(toColumn),
    cards,
    people: persons.map(({ id, fullName, ...picture }) => ({ id, fullName, avatar: pictureAddress(picture, entity, deps.files) })),
  };
}

/** Reads a board's cards in order. A card moved during the read appears only once. */
async function readCards(spaceId: number, { db, deps, entity }: Pick<Scope, 'db' | 'deps' | 'entity'>): Promise<Card[]> {
  const cards = new Map<number, Card>();
  for (let after: { position: number; id: number } | undefined, isMore = true; isMore; ) {
    const isAfter = after && sql`(${tasks.position}, ${tasks.id}) > (${after.position}::bigint, ${after.id}::bigint)`;
    const rows = await selectCards(db)
      .where(and(shown(entity, tasks), eq(boardsView.spaceId, spaceId), isAfter))
      .orderBy(asc(tasks.position), asc(tasks.id))
      .limit(cardsPerSlice);
    for (const row of rows) {
      cards.delete(row.id);
      cards.set(row.id, toCard(row, entity, deps.files));
    }
    after = rows.at(-1);
    isMore = rows.length === cardsPerSlice;
    if (isMore) await yieldToEventLoop();
  }
  return [...cards.values()];
}

/** Lists archived cards, most recently archived first; `q` searches title and description. */
export async function listArchive(
  { query }: GivenOf<typeof contract.listArchive>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listArchive>> {
  const { db, deps, entity } = scope;
  const pattern = substringPattern(query.q.trim());
  const wanted = and(
    live(tasks, entity),
    isNotNull(tasks.archivedAt),
    inSeenBoards(tasks.boardId, scope, query.space === undefined ? undefined : eq(boardsView.spaceId, query.space)),
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

const excerptLength = 160;

const cardColumns = {
  id: tasks.id,
  boardId: boardsView.slug,
  title: tasks.title,
  labels: tasks.labels,
  excerpt: sql<string>`left(${tasks.descriptionText}, ${sql.raw(String(excerptLength))})`,
  dueAt: tasks.dueAt,
  coverId: files.id,
  coverName: files.name,
  assigneeIds: tasks.assigneeIds,
  attachments: sql<number>`jsonb_array_length(${tasks.attachments})`.mapWith(Number),
  comments: tasks.comments,
  checklistDone: sql<number>`jsonb_array_length(jsonb_path_query_array(${tasks.checklist}, '$[*] ? (@.isDone == true)'))`.mapWith(Number),
  checklistTotal: sql<number>`jsonb_array_length(${tasks.checklist})`.mapWith(Number),
  version: tasks.version,
  position: tasks.position,
  boardTitle: boardsView.title,
  archivedAt: tasks.archivedAt,
};

/** Selects cards as a board shows them; narrow it with a condition on `tasksView`. */
export function selectCards(db: Db) {
  return db
    .select(cardColumns)
    .from(tasks)
    .innerJoin(boardsView, and(eq(boardsView.entity, tasks.entity), eq(boardsView.id, tasks.boardId)))
    .leftJoin(files, and(eq(files.entity, tasks.entity), eq(files.id, tasks.coverFileId)));
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Converts a row to a card of the board page. */
export function toCard(
  { dueAt, coverId, coverName, position: _p, boardTitle: _b, archivedAt: _a, ...row }: CardRow,
  entity: string,
  store: FileStore,
): Card {
  return {
    ...row,
    dueDate: dueAt?.getTime() ?? null,
    coverImage: coverId === null || coverName === null ? null : store.address({ entity, id: coverId, name: coverName }),
  };
}
