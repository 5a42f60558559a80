import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { files } from '#features/files/tables.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { pictureAddress } from '#server/picture-address.ts';
import type { Scope } from '#server/scope.ts';
import type { readBoardPage as contract } from '../../contract.ts';
import { tasksView as tasks } from '../../tables.ts';
import { selectCards, toCard } from '../cards/read-cards.ts';
import { onBoard } from '../cards/read-tasks.ts';
import { visiblePeople } from '../cards/visible-people.ts';
import { readBoards, toBoard } from './read-boards.ts';

const mostPeople = 2000;

/** The boards, their cards, and the people: three statements, however many there are. */
export async function readBoardPage(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity } = scope;
  const boards = await readBoards(db, entity);
  const rows = await selectCards(db).where(onBoard(entity)).orderBy(asc(tasks.position), asc(tasks.id));
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
    boards: boards.map(toBoard),
    cards: rows.map((row) => toCard(row, entity, deps.files)),
    people: persons.map(({ id, fullName, ...picture }) => ({ id, fullName, avatar: pictureAddress(picture, entity, deps.files) })),
  };
}
