import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { Refusal } from '#server/refusal.ts';
import { invoices } from '../../tables.ts';
import type { InvoiceRow, InvoiceWork } from '../invoice-rows.ts';

interface Reading extends Pick<InvoiceWork, 'db' | 'entity'> {
  /** The company's current date. */
  today: string;
}

/**
 * Returns the amount a client can be reminded of: the overdue balance of an issued invoice, less the client's other credit, which covers
 * the longest overdue invoices first. 0 if there is nothing to remind of.
 */
export async function remindableCents(row: InvoiceRow, { db, entity, today }: Reading): Promise<number> {
  const { id, clientId, currency, dueOn, balanceCents } = row;
  const isOverdue = row.issuedAt !== null && row.deletedAt === null && row.kind === 'invoice' && balanceCents > 0 && dueOn < today;
  if (!isOverdue) return 0;
  if (clientId === null) return balanceCents;
  const isEarlier = and(
    gt(invoices.balanceCents, 0),
    lt(invoices.dueOn, today),
    or(lt(invoices.dueOn, dueOn), and(eq(invoices.dueOn, dueOn), lt(invoices.id, id))),
  );
  const sumOf = (which: ReturnType<typeof and>) => sql`coalesce(sum(${invoices.balanceCents}) filter (where ${which}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({ creditCents: sumOf(lt(invoices.balanceCents, 0)), earlierCents: sumOf(isEarlier) })
    .from(invoices)
    .where(
      and(
        live(invoices, entity),
        eq(invoices.clientId, clientId),
        eq(invoices.currency, currency),
        eq(invoices.kind, 'invoice'),
        sql`${invoices.issuedAt} is not null`,
      ),
    );
  const { creditCents = 0, earlierCents = 0 } = sums ?? {};
  const coveredCents = Math.max(0, 0 - creditCents - earlierCents);
  return Math.max(0, balanceCents - coveredCents);
}

/** @throws 409 if there is nothing to remind of */
export function refuseNeedless(cents: number, { number, id }: InvoiceRow): void {
  if (cents <= 0) throw new Refusal('conflict', { code: 'nothing_to_remind', number: number ?? String(id) });
}
