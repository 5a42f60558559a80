import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { files } from '#features/files/tables.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { readBoardPage as contract } from '../../contract.ts';
import { boardsView, tasksView as tasks } from '../../tables.ts';
import { selectCards, toCard } from '../cards/read-cards.ts';
import { onBoard } from '../cards/read-tasks.ts';
import { visiblePeople } from '../cards/visible-people.ts';
import { readSpaces, spaceAmong, toSpace } from '../spaces/read-spaces.ts';
import { readBoards, toColumn } from './read-boards.ts';

const mostPeople = 2000;

/** The boards, the columns of one with their cards, and the people: four statements, however many there are. */
export async function readBoardPage({ query }: Pick<GivenOf<typeof contract>, 'query'>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity } = scope;
  const spaces = await readSpaces(scope);
  const space = spaceAmong(spaces, query.space);
  if (!space && query.space !== undefined) throw notFound('board');
  const boards = space ? await readBoards(db, entity, space.id) : [];
  const rows = space
    ? await selectCards(db)
        .where(and(onBoard(entity), eq(boardsView.spaceId, space.id)))
        .orderBy(asc(tasks.position), asc(tasks.id))
    : [];
  const assigned = [...new Set(rows.flatMap(({ assigneeIds }) => assigneeIds))];
  const persons = await db
    .select({ id: people.id, fullName: people.fullName, avatarId: files.id, avatarName: files.name })
    .from(people)
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    // Who has left is still on the cards.
    .where(
      and(
        eq(people.entity, entity),
        or(and(isNull(people.deletedAt), visiblePeople(scope)), sql`${people.id} = any(${sql.param(assigned)}::bigint[])`),
      ),
    )
    .orderBy(sql`${people.fullName} collate names`, people.id)
    .limit(mostPeople);
  return {
    spaces: spaces.map(toSpace),
    spaceId: space?.id ?? null,
    boards: boards.map(toColumn),
    cards: rows.map((row) => toCard(row, entity, deps.files)),
    people: persons.map(({ id, fullName, ...picture }) => ({ id, fullName, avatar: pictureAddress(picture, entity, deps.files) })),
  };
}
