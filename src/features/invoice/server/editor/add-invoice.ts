import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { addInvoice as contract } from '../../contract.ts';
import { invoices } from '../../tables.ts';
import { insertInvoice } from './insert-invoice.ts';
import { findClient, pricingFor, proposedBySeller, refuseImpossible } from './invoice-fields.ts';
import { readInvoiceRecord } from './read-invoice.ts';

/** Adds a draft; one that came with the same key before is answered again. */
export async function addInvoice({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { clientKey = null, notes = '', service = '', ...fields } = body;
  const added = clientKey === null ? null : await findAdded(clientKey, scope);
  if (added !== null) return { invoice: await readInvoiceRecord(added, scope) };
  const proposed = await proposedBySeller(scope);
  const pricing = pricingFor(body.pricing) ?? proposed.pricing;
  const { delivery = proposed.delivery } = body;
  refuseImpossible({ ...fields, pricing, delivery });
  const client = await findClient(fields.clientId, scope);
  const id = await insertInvoice(scope, { ...fields, pricing, delivery, client, notes, service, clientKey });
  await announce(scope.db, scope.entity, { kind: 'invoice', ids: [id] });
  return { invoice: await readInvoiceRecord(id, scope) };
}

/** A retry waits here for the first try to end, before it would take a number. */
async function findAdded(clientKey: string, { db, entity }: Scope): Promise<number | null> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invoice ${entity} ${clientKey}`}, 0))`);
  const [row] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.entity, entity), eq(invoices.clientKey, clientKey)));
  return row?.id ?? null;
}
