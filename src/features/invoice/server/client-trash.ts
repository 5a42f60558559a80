import { and, eq, inArray, sql } from 'drizzle-orm';
import { deleteClient, restoreClient } from '#features/clients/server/public-api.ts';
import { clients, clientsView } from '#features/clients/tables.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { Refusal } from '#server/refusal.ts';
import { forEachId, lockDeleted, type TrashKind, type TrashWork } from '#server/trash-kind.ts';
import { invoices, recurringInvoices } from '../tables.ts';

/** Deleted clients. Their invoices keep the client's data. This is here because the clients feature does not know invoices. */
export const clientTrash: TrashKind = {
  kind: 'client',
  subject: 'Client',
  lines: () => ({
    view: clientsView,
    key: clientsView.id,
    name: sql`coalesce(nullif(${clientsView.company}, ''), ${clientsView.name})`,
  }),
  restore: forEachId('client', (id, scope) => restoreClient({ params: { id }, query: undefined, body: undefined }, scope)),
  remove: forEachId('client', (id, scope) => deleteClient({ params: undefined, query: { id }, body: undefined }, scope)),
  async purge(keys, work) {
    const { db, entity } = work;
    const ids = await lockDeleted(clients, 'client', keys, work);
    await refuseBilled(ids, work);
    await db
      .update(invoices)
      .set({ clientId: null })
      .where(and(eq(invoices.entity, entity), inArray(invoices.clientId, ids)));
    await db.delete(recurringInvoices).where(and(eq(recurringInvoices.entity, entity), inArray(recurringInvoices.clientId, ids)));
    await db.delete(clients).where(and(eq(clients.entity, entity), inArray(clients.id, ids)));
    await announce(db, entity, { kind: 'client', ids }, trashChange);
  },
};

/** @throws 409 if a recurring invoice still bills one of them */
async function refuseBilled(ids: number[], { db, entity }: TrashWork): Promise<void> {
  const [billed] = await db
    .select({ company: clients.company, name: clients.name })
    .from(recurringInvoices)
    .innerJoin(clients, and(eq(clients.entity, recurringInvoices.entity), eq(clients.id, recurringInvoices.clientId)))
    .where(and(live(recurringInvoices, entity), inArray(recurringInvoices.clientId, ids)))
    .limit(1);
  if (billed) throw new Refusal('conflict', { code: 'client_billed', client: billed.company || billed.name });
}
