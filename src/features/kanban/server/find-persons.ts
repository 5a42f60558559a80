import { and, eq, isNull, sql } from 'drizzle-orm';
import { peopleView as people } from '#features/people/tables.ts';
import type { Scope } from '#server/scope.ts';

interface Named {
  id: number;
  fullName: string;
}

/** The persons of these ids who are there, by id. */
export async function findPersons({ db, entity }: Scope, ids: number[]): Promise<Map<number, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(and(eq(people.entity, entity), isNull(people.deletedAt), sql`${people.id} = any(${sql.param(ids)}::bigint[])`));
  return new Map(rows.map((row) => [row.id, row]));
}

/** All persons of the entity: for finding names in a text. */
export function readNames({ db, entity }: Scope): Promise<Named[]> {
  return db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(and(eq(people.entity, entity), isNull(people.deletedAt)))
    .orderBy(people.id);
}
