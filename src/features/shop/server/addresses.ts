import { and, asc, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { hasRightCheckDigits } from '#contract/money/vat-id-check.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../order-contract.ts';
import { shopAddresses as addresses } from '../tables.ts';

/** Maximum number of saved addresses per person. */
const most = 50;

const toSaved = ({ id, version, address }: typeof addresses.$inferSelect): contract.SavedAddress => ({ ...address, id, version });

const isOwn = ({ entity, identity }: Scope) => and(live(addresses, entity), eq(addresses.personId, identity.personId));

/** Lists the caller's addresses, oldest first. */
export async function listAddresses(scope: Scope): Promise<contract.SavedAddress[]> {
  const rows = await scope.db.select().from(addresses).where(isOwn(scope)).orderBy(asc(addresses.id));
  return rows.map(toSaved);
}

/** @throws 400 for an address that isn't the caller's. */
export async function findAddress(id: number, scope: Scope): Promise<contract.OrderAddress> {
  const [row] = await scope.db
    .select()
    .from(addresses)
    .where(and(isOwn(scope), eq(addresses.id, id)));
  if (!row) throw invalid('addressId', 'unknown_address');
  return row.address;
}

/** The contract checks the format. A wrong digit could leave an order untaxed in another company's name. */
function refuseWrongVatId({ vatId = '' }: contract.OrderAddress): void {
  if (!hasRightCheckDigits(vatId)) throw invalid('vatId', 'not_a_vat_id');
}

export async function addAddress(
  { body }: GivenOf<typeof contract.addAddress>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.addAddress>> {
  const { db, entity, identity, now } = scope;
  refuseWrongVatId(body);
  if ((await listAddresses(scope)).length >= most) throw invalid('name', { code: 'full', max: most });
  const id = await nextId(db, entity, 'shop-address');
  const [row] = await db
    .insert(addresses)
    .values({ entity, id, personId: identity.personId, address: body, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the address has just been added');
  await told(id, scope);
  return { address: toSaved(row) };
}

export async function updateAddress(
  { params, body }: GivenOf<typeof contract.updateAddress>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateAddress>> {
  const { db, now } = scope;
  const { version, ...address } = body;
  refuseWrongVatId(address);
  const wanted = and(isOwn(scope), eq(addresses.id, params.id));
  const [row] = await db.select().from(addresses).where(wanted).for('update');
  if (!row) throw notFound('address');
  if (version !== undefined && version !== row.version) throw conflict('address', toSaved(row));
  const [after] = await db
    .update(addresses)
    .set({ address, version: sql`${addresses.version} + 1`, updatedAt: now })
    .where(wanted)
    .returning();
  await told(params.id, scope);
  return { address: toSaved(after ?? row) };
}

export async function deleteAddress({ params }: GivenOf<typeof contract.deleteAddress>, scope: Scope): Promise<undefined> {
  const deleted = await scope.db
    .update(addresses)
    .set({ deletedAt: scope.now })
    .where(and(isOwn(scope), eq(addresses.id, params.id)))
    .returning({ id: addresses.id });
  if (deleted.length === 0) throw notFound('address');
  await told(params.id, scope);
}

async function told(id: number, { db, entity, identity }: Scope): Promise<void> {
  await announce(db, entity, { kind: 'cart', ids: [id], person: identity.personId });
}
