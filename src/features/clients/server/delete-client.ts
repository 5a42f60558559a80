import { and, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteClient as contract, restoreClient as undo } from '../contract.ts';
import { clients } from '../tables.ts';
import { toClient } from './client-columns.ts';

/** Deletes a client softly; the invoices stay. */
export async function deleteClient({ query }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const deleted = await db
    .update(clients)
    .set(deletionBy(scope))
    .where(and(live(clients, entity), eq(clients.id, query.id)))
    .returning({ id: clients.id });
  if (deleted.length === 0) throw notFound('client');
  await announce(db, entity, { kind: 'client', ids: [query.id] }, trashChange);
}

/** Takes the deletion of a client back. */
export async function restoreClient({ params }: GivenOf<typeof undo>, scope: Scope): Promise<AnswerOf<typeof undo>> {
  const { db, entity } = scope;
  const [row] = await db
    .update(clients)
    .set(noDeletion(scope))
    .where(and(eq(clients.entity, entity), eq(clients.id, params.id), isNotNull(clients.deletedAt)))
    .returning();
  if (!row) throw notFound('client');
  await announce(db, entity, { kind: 'client', ids: [params.id] }, trashChange);
  return { client: toClient(row) };
}
