import { and, sql } from 'drizzle-orm';
import { people } from '#features/people/tables.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { findPeople } from '../compose/find-people.ts';
import type { MailRow } from '../list/mail-columns.ts';

/** The address of the colleague whose name a mail from outside bears; null where none has it, and where it is from an address of theirs. */
export async function findNamesake({ fromName, fromEmail, fromPersonId }: MailRow, { db, entity }: Scope): Promise<string | null> {
  const name = fromName.trim();
  if (fromPersonId !== null || name === '') return null;
  const namesakes = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(and(live(people, entity), sql`${people.fullName} collate names = ${name} collate names`))
    .limit(2);
  if (namesakes.length === 0) return null;
  const sender = (await findPeople(db, entity, [fromEmail.toLowerCase()])).get(fromEmail.toLowerCase());
  return namesakes.some(({ id }) => id === sender) ? null : (namesakes[0]?.email ?? null);
}
