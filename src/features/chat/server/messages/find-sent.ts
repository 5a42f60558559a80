import { and, eq } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { chatMessages } from '../../tables.ts';
import { writtenColumns } from './message-columns.ts';

/** A row of a message, with its thread. */
export type SentRow = Pick<typeof chatMessages.$inferSelect, keyof typeof writtenColumns | 'threadId'>;

/** What the signed-in person has sent under an id that their page made: a retry is answered with it. Ids of others are their own. */
export async function findSent(clientId: string | undefined, { db, entity, identity }: Scope): Promise<SentRow | null> {
  if (clientId === undefined) return null;
  const [row] = await db
    .select({ ...writtenColumns, threadId: chatMessages.threadId })
    .from(chatMessages)
    .where(and(eq(chatMessages.entity, entity), eq(chatMessages.senderId, identity.personId), eq(chatMessages.clientId, clientId)));
  return row ?? null;
}
