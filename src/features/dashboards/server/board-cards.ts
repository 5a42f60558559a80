import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { inSeenBoards } from '#features/kanban/server/public-api.ts';
import { boardsView as boards, tasksView as cards, spacesView as spaces } from '#features/kanban/tables.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Cards } from '../contract.ts';
import type { Reading } from './reading.ts';

/** The open card that is due next: one of the reader's if any, otherwise one they can see. */
export function readProject(reading: Reading): Promise<Cards['project']> {
  return readFirstCard(reading, sql`${cards.dueAt} asc nulls last`, asc(cards.position));
}

/** The first open card in the given order: the reader's if any, otherwise one they can see. */
async function readFirstCard(reading: Reading, ...order: SQL[]): Promise<Cards['project']> {
  const { db, entity, identity, deps } = reading;
  const isMine = sql`${identity.personId}::bigint = any(${cards.assigneeIds})`;
  const [row] = await db
    .select({
      ...{ id: cards.id, title: cards.title, labels: cards.labels, dueAt: cards.dueAt, board: boards.title },
      ...{ checklist: cards.checklist, assigneeIds: cards.assigneeIds },
    })
    .from(cards)
    .innerJoin(boards, and(live(boards, cards.entity), eq(boards.id, cards.boardId)))
    .where(
      and(
        live(cards, entity),
        isNull(cards.archivedAt),
        eq(boards.isDone, false),
        inSeenBoards(cards.boardId, reading, eq(spaces.isTemplate, false)),
      ),
    )
    .orderBy(sql`${isMine} desc`, ...order)
    .limit(1);
  if (!row) return { task: null };
  const { id, title, board, labels, dueAt, checklist, assigneeIds } = row;
  const people = await readPersonRefs(db, deps.files, entity, assigneeIds);
  return {
    task: {
      ...{ id, title, board, labels, dueAt: dueAt?.toISOString() ?? null },
      ...{ done: checklist.filter(({ isDone }) => isDone).length, steps: checklist.length },
      assignees: assigneeIds.flatMap((personId) => {
        const person = people.get(personId);
        return person ? [{ id: person.id, fullName: person.fullName, avatar: person.avatar }] : [];
      }),
    },
  };
}

/** The open card added last: one of the reader's if any, otherwise one they can see. */
export function readAppDesign(reading: Reading): Promise<Cards['appDesign']> {
  return readFirstCard(reading, desc(cards.createdAt), desc(cards.id));
}

const maxPeople = 6;

/** In the first space the reader can see: who has the most cards, and how many of them are done. */
export async function readEmployeeTasks(reading: Reading): Promise<Cards['employeeTasks']> {
  const space = await readFirstSpace(reading);
  if (!space) return { space: null, people: [] };
  const { db, entity, deps } = reading;
  const rows = await queryRows<{ id: string; done: number; total: number }>(
    db,
    sql`select assignee.id, count(*) filter (where ${boards.isDone})::int as done, count(*)::int as total
      from ${cards}
      join ${boards} on ${and(live(boards, cards.entity), eq(boards.id, cards.boardId), eq(boards.spaceId, space.id))}
      cross join unnest(${cards.assigneeIds}) assignee(id)
      where ${live(cards, entity)} and ${cards.archivedAt} is null
      group by 1 order by 3 desc, 2 desc, 1 limit ${maxPeople}`,
  );
  const people = await readPersonRefs(
    db,
    deps.files,
    entity,
    rows.map(({ id }) => Number(id)),
  );
  return {
    space,
    people: rows.flatMap(({ id, done, total }) => {
      const person = people.get(Number(id));
      return person ? [{ id: person.id, fullName: person.fullName, avatar: person.avatar, done, total }] : [];
    }),
  };
}

async function readFirstSpace(reading: Reading): Promise<{ id: number; name: string } | null> {
  const { db, entity } = reading;
  const [space] = await db
    .select({ id: spaces.id, name: spaces.name })
    .from(spaces)
    .innerJoin(boards, and(live(boards, spaces.entity), eq(boards.spaceId, spaces.id)))
    .where(and(live(spaces, entity), inSeenBoards(boards.id, reading, eq(spaces.isTemplate, false))))
    .orderBy(asc(spaces.position), asc(spaces.id))
    .limit(1);
  return space ?? null;
}
