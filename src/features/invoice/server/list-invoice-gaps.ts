import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { listSkippedNumbers } from '#platform/seller/server/public-api.ts';
import type { Scope } from '#server/scope.ts';
import type { listInvoiceGaps as contract } from '../removal-contract.ts';
import { invoicesView as invoices } from '../tables.ts';
import { isVoidedForGood } from './invoice-rows.ts';
import { readCounts } from './list-invoices.ts';

type Gaps = AnswerOf<typeof contract>;

/** Lists deleted invoices, last deleted first, and skipped numbers. */
export async function listInvoiceGaps({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Gaps> {
  const { deleted } = await readCounts(scope);
  const offset = pageOffset(query);
  const gaps = offset === null ? [] : await readGaps(query.perPage, offset, scope);
  return { gaps, total: deleted, skipped: await listSkippedNumbers(scope) };
}

async function readGaps(limit: number, offset: number, scope: Scope): Promise<Gaps['gaps']> {
  const { db, entity, ability } = scope;
  const rows = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      client: invoices.client,
      totalCents: invoices.totalCents,
      currency: invoices.currency,
      issuedAt: invoices.issuedAt,
      voidedOn: invoices.voidedOn,
      deletedAt: invoices.deletedAt,
      deletedBy: people.fullName,
    })
    .from(invoices)
    .leftJoin(people, and(eq(people.entity, invoices.entity), eq(people.id, invoices.deletedBy)))
    .where(and(eq(invoices.entity, entity), isNotNull(invoices.deletedAt)))
    .orderBy(desc(invoices.deletedAt), desc(invoices.id))
    .limit(limit)
    .offset(offset);
  const today = await todayOf(scope);
  return rows.map(({ id, number, client, totalCents, currency, issuedAt, voidedOn, deletedAt, deletedBy }) => ({
    ...{ id, number, totalCents, currency, isVoided: issuedAt !== null },
    isFinal: isVoidedForGood({ voidedOn }, today),
    clientName: client.company || client.name,
    deletedAt: deletedAt?.toISOString() ?? '',
    deletedBy: ability.can('read', 'Person') ? (deletedBy ?? '') : '',
  }));
}
