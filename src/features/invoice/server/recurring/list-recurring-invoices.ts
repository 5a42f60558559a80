import { asc, count } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { listRecurringInvoices as contract } from '../../recurring-contract.ts';
import { recurringInvoicesView as recurring } from '../../tables.ts';
import { selectRecurring, toRecurring } from './recurring-columns.ts';

/** A page of what is made anew every so often, the next one first. */
export async function listRecurringInvoices({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const goesOn = live(recurring, scope.entity);
  const [counted] = await scope.db.select({ total: count() }).from(recurring).where(goesOn);
  const offset = pageOffset(query);
  if (offset === null) return { recurring: [], total: counted?.total ?? 0 };
  const rows = await selectRecurring(scope)
    .where(goesOn)
    .orderBy(asc(recurring.nextOn), asc(recurring.id))
    .limit(query.perPage)
    .offset(offset);
  return { recurring: rows.map(toRecurring), total: counted?.total ?? 0 };
}
