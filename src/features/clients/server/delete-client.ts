import { and, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteClient as contract, restoreClient as undo } from '../contract.ts';
import { clients } from '../tables.ts';
import { toClient } from './client-columns.ts';

/** Deletes a client softly; the invoices stay. */
export async function deleteClient({ query }: GivenOf<typeof contract>, { db, entity, now }: Scope): Promise<undefined> {
  const deleted = await db
    .update(clients)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(live(clients, entity), eq(clients.id, query.id)))
    .returning({ id: clients.id });
  if (deleted.length === 0) throw notFound('client');
  await announce(db, entity, { kind: 'client', ids: [query.id] });
}

/** Takes the deletion of a client back. */
export async function restoreClient({ params }: GivenOf<typeof undo>, { db, entity, now }: Scope): Promise<AnswerOf<typeof undo>> {
  const [row] = await db
    .update(clients)
    .set({ deletedAt: null, updatedAt: now })
    .where(and(eq(clients.entity, entity), eq(clients.id, params.id), isNotNull(clients.deletedAt)))
    .returning();
  if (!row) throw notFound('client');
  await announce(db, entity, { kind: 'client', ids: [params.id] });
  return { client: toClient(row) };
}
