import { and, asc, eq, sql } from 'drizzle-orm';
import { inSeenBoards } from '#features/kanban/server/offers.ts';
import { boardsView as boards, tasksView as cards, spacesView as spaces } from '#features/kanban/tables.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Cards } from '../../contract.ts';
import type { Reading } from '../reading.ts';

const most = 6;

/** Of the first board that the reader sees: who has most cards on it, and how far they have come. */
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
      group by 1 order by 3 desc, 2 desc, 1 limit ${most}`,
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
