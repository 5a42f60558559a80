import { and, eq, isNull } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { chatMembers } from '../../tables.ts';

/** Tells the members of a thread, each by themselves, that something in it changed. @param others also those, who are no members now. */
export async function tellMembers(db: Db, entity: string, threadId: number, others: readonly number[] = []): Promise<void> {
  const members = await db
    .select({ person: chatMembers.personId })
    .from(chatMembers)
    .where(and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, threadId), isNull(chatMembers.leftAt)));
  const persons = new Set([...members.map(({ person }) => person), ...others]);
  await announce(db, entity, ...[...persons].map((person) => ({ kind: 'chat' as const, ids: [threadId], person })));
}

/** Tells one person alone: of a draft, of a mark of their own. */
export async function tellPerson(db: Db, entity: string, threadId: number, person: number): Promise<void> {
  await announce(db, entity, { kind: 'chat', ids: [threadId], person });
}
