import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { people } from '#features/people/tables.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { mailAliases } from '../../tables.ts';
import { withoutTag } from './without-tag.ts';

/** Whose of the entity the addresses are, own ones and aliases, also with a tag: `user+tag@…`. @param addresses in small letters, as the answer's keys are. */
export async function findPeople(db: Db, entity: string, addresses: string[]): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map();
  const wanted = [...new Set(addresses.flatMap((address) => [address, withoutTag(address)]))];
  const aliases = db
    .select({ email: sql<string>`lower(${mailAliases.email})`.as('email'), id: mailAliases.personId })
    .from(mailAliases)
    .where(and(eq(mailAliases.entity, entity), inArray(sql`lower(${mailAliases.email})`, wanted)));
  const persons = db
    .select({ email: sql<string>`lower(${people.email})`.as('email'), id: people.id })
    .from(people)
    .where(and(live(people, entity), inArray(sql`lower(${people.email})`, wanted)));
  const found = new Map((await unionAll(aliases, persons)).map(({ email, id }) => [email, id]));
  return new Map(
    addresses.flatMap((address) => {
      const id = found.get(address) ?? found.get(withoutTag(address));
      return id === undefined ? [] : [[address, id] as const];
    }),
  );
}
