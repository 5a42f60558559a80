import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { files } from '#features/files/tables.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { getPerson as contract } from '../contract.ts';
import { peopleView as people } from '../tables.ts';
import { personColumns, toPerson } from './person-columns.ts';

/** One person of the entity. */
export async function getPerson({ params }: GivenOf<typeof contract>, { db, deps, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const [row] = await db
    .select(personColumns)
    .from(people)
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    .where(and(live(people, entity), eq(people.id, params.id)));
  if (!row) throw notFound('person');
  return { person: toPerson(row, entity, deps.files) };
}
