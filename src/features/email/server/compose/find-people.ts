import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { people } from '#features/people/tables.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { mailAliases } from '../../tables.ts';

/** Whose of the entity the addresses are, own ones and aliases. @param addresses in small letters, as the answer's keys are. */
export async function findPeople(db: Db, entity: string, addresses: string[]): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map();
  const aliases = db
    .select({ email: sql<string>`lower(${mailAliases.email})`.as('email'), id: mailAliases.personId })
    .from(mailAliases)
    .where(and(eq(mailAliases.entity, entity), inArray(sql`lower(${mailAliases.email})`, addresses)));
  const persons = db
    .select({ email: sql<string>`lower(${people.email})`.as('email'), id: people.id })
    .from(people)
    .where(and(live(people, entity), inArray(sql`lower(${people.email})`, addresses)));
  return new Map((await unionAll(aliases, persons)).map(({ email, id }) => [email, id]));
}
