import { and, count, eq, ilike, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { files } from '#features/files/tables.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { substringPattern } from '#server/substring-pattern.ts';
import type { listPeople as contract } from '../contract.ts';
import { peopleView as people } from '../tables.ts';
import { personColumns, toPerson } from './person-columns.ts';

/** The people of the entity by name; `q` is looked for in name and e-mail. */
export async function listPeople({ query }: GivenOf<typeof contract>, { db, deps, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const { q, page, perPage } = query;
  const pattern = substringPattern(q.trim());
  const wanted = and(live(people, entity), q.trim() ? or(ilike(people.fullName, pattern), ilike(people.email, pattern)) : undefined);
  const offset = pageOffset({ page, perPage });
  const rows =
    offset === null
      ? []
      : await db
          .select(personColumns)
          .from(people)
          .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
          .where(wanted)
          .orderBy(sql`${people.fullName} collate names`, people.id)
          .limit(perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(people).where(wanted);
  return { people: rows.map((row) => toPerson(row, entity, deps.files)), total: counted?.total ?? 0 };
}
