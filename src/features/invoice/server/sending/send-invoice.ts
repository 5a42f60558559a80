import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { findUndeliverable } from '#features/email/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { conflict, invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { sellerLacks } from '../../seller-lacks.ts';
import type { sendInvoice as contract } from '../../sending-contract.ts';
import { lockInvoice } from '../invoice-rows.ts';
import { readInvoiceRecord } from '../read-invoice.ts';
import { refuseSampleLeaving } from './block-sample-mail.ts';
import { mailInvoice } from './mail-invoice.ts';

export async function sendInvoice({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const row = await lockInvoice(params.id, scope);
  if (body.version !== undefined && body.version !== row.version) throw conflict('invoice', await readInvoiceRecord(params.id, scope));
  if (!row.issuedAt) await refuseIncompleteSeller(params.id, scope);
  await refuseUnreachable('to', [body.to], scope);
  await refuseSampleLeaving('to', [{ seller: row.seller, to: body.to }], scope);
  const ids = await mailInvoice({ ...scope, senderId: scope.identity.personId, origin: mailedOrigin(scope.deps) }, row, body);
  await announce(scope.db, scope.entity, { kind: 'invoice', ids });
  return { invoice: await readInvoiceRecord(params.id, scope) };
}

/** @throws 400 with the legally required seller data that is missing; the invoice stays a draft */
async function refuseIncompleteSeller(id: number, scope: Scope): Promise<void> {
  const { seller, ...record } = await readInvoiceRecord(id, scope);
  const lacks = sellerLacks(seller, record);
  if (lacks.length === 0) return;
  throw new Refusal('invalid', null, { fields: Object.fromEntries(lacks.map(({ field, code }) => [field, [{ code }]])) });
}

/** @throws 400 if the mail can't be sent, so that an undelivered invoice doesn't count as sent. */
export async function refuseUnreachable(
  field: string,
  addresses: string[],
  { db, deps, entity }: Pick<Scope, 'db' | 'deps' | 'entity'>,
): Promise<void> {
  const unreachable = await findUndeliverable(db, deps, entity, addresses);
  if (unreachable.length > 0) throw invalid(field, { code: 'unreachable', addresses: unreachable });
}
