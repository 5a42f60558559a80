import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { plainVatId } from '#contract/money/eu-vat-id.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import { clients } from '../tables.ts';

type Facts = Pick<typeof clients.$inferInsert, 'name' | 'company' | 'companyEmail' | 'address' | 'country' | 'contact' | 'vatId'>;

/**
 * Finds the client for an invoice of another feature by email and name or company, or adds one. A new client gets the company's
 * e-invoice format. Fills in a missing VAT ID; a different VAT ID means a different client.
 */
export async function clientFor(
  { db, entity, now }: Pick<Scope, 'db' | 'entity' | 'now'>,
  facts: Facts,
): Promise<typeof clients.$inferSelect> {
  const { companyEmail = '', name = '', company = '', vatId = '' } = facts;
  const plainId = sql`upper(regexp_replace(${clients.vatId}, '[\\s./-]', '', 'g'))`;
  // Serializes concurrent orders of the same client, so they add one record.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`client ${entity} ${companyEmail.toLowerCase()}`}, 0))`);
  const [found] = await db
    .select()
    .from(clients)
    .where(
      and(
        live(clients, entity),
        sql`lower(${clients.companyEmail}) = ${companyEmail.toLowerCase()}`,
        company === '' ? eq(clients.name, name) : eq(clients.company, company),
        vatId === '' ? undefined : inArray(plainId, ['', plainVatId(vatId)]),
      ),
    )
    .orderBy(asc(clients.id))
    .limit(1);
  if (found && (vatId === '' || found.vatId !== '')) return found;
  if (found) {
    const changes = { vatId, version: sql`${clients.version} + 1`, updatedAt: now };
    const [changed] = await db
      .update(clients)
      .set(changes)
      .where(and(eq(clients.entity, entity), eq(clients.id, found.id)))
      .returning();
    await announce(db, entity, { kind: 'client', ids: [found.id] });
    return changed ?? found;
  }
  const id = await nextId(db, entity, 'client');
  const [row] = await db
    .insert(clients)
    .values({ ...facts, entity, id, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the client has just been added');
  await announce(db, entity, { kind: 'client', ids: [id] });
  return row;
}
