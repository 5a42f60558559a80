import { and, type SQL, sql } from 'drizzle-orm';
import { peopleView as people } from '#features/people/tables.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { visiblePeople } from './visible-people.ts';

interface Named {
  id: number;
  fullName: string;
}

/** The persons of these ids who are there for whoever asks, by id. */
export async function findPersons(scope: Scope, ids: number[], among?: SQL): Promise<Map<number, Named>> {
  const { db, entity } = scope;
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(and(live(people, entity), sql`${people.id} = any(${sql.param(ids)}::bigint[])`, visiblePeople(scope), among));
  return new Map(rows.map((row) => [row.id, row]));
}

/** All persons whom the caller may name: for finding names in a text. */
export function readNames(scope: Scope, among?: SQL): Promise<Named[]> {
  const { db, entity } = scope;
  return db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(and(live(people, entity), visiblePeople(scope), among))
    .orderBy(people.id);
}
