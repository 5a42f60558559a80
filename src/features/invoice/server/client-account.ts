import { and, asc, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { clientsView as clients } from '#features/clients/tables.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { AccountEntry, AccountStatement, readClientAccount as contract } from '../account-contract.ts';
import { invoicesView as invoices, invoicePaymentsView as payments, recurringInvoicesView as recurring } from '../tables.ts';
import { selectRecurring, toRecurring } from './recurring-invoices.ts';

const maxEntries = 1000;
const maxRecurring = 20;

/**
 * Returns a client's balance and the entries behind it.
 * @throws 404
 */
export async function readClientAccount({ params, query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const { id, name, company, companyEmail, country } = clients;
  const [client] = await db
    .select({ id, name, company, companyEmail, country })
    .from(clients)
    .where(and(eq(clients.entity, entity), eq(clients.id, params.id)));
  if (!client) throw notFound('client');
  const from = query.from ?? '0001-01-01';
  const until = query.until ?? '9999-12-31';
  const opening = await queryRows<{ currency: string; cents: string }>(
    db,
    sql`select currency, sum(amount) as cents from (${movementsOf(params.id, entity)}) m where at < ${from} group by currency`,
  );
  const rows = await queryRows<MovementRow>(
    db,
    sql`select * from (${movementsOf(params.id, entity)}) m where at >= ${from} and at <= ${until}
      order by at, rank, id limit ${maxEntries + 1}`,
  );
  const goesOn = await selectRecurring(scope)
    .where(and(live(recurring, entity), eq(recurring.clientId, params.id)))
    .orderBy(asc(recurring.nextOn), asc(recurring.id))
    .limit(maxRecurring);
  return {
    client,
    statements: statementsOf(
      new Map(opening.map(({ currency, cents }) => [currency, Number(cents)])),
      rows.slice(0, maxEntries).map(toMovement),
    ),
    isCut: rows.length > maxEntries,
    recurring: goesOn.map(toRecurring),
  };
}

interface MovementRow extends Record<string, unknown> {
  at: string;
  kind: Movement['kind'];
  invoice_id: string;
  number: string;
  currency: string;
  amount: string;
}

/**
 * Selects everything that changed a client's balance. Skips credit moved between two of their invoices, which changes nothing; credit notes
 * have negative totals.
 */
function movementsOf(clientId: number, entity: string) {
  const isTheirs = sql`${live(invoices, entity)} and ${eq(invoices.clientId, clientId)} and ${invoices.status} <> 'Draft'`;
  return sql`select ${invoices.issuedOn}::text as at, 0 as rank, ${invoices.id} as id, ${invoices.kind} as kind, ${invoices.id} as invoice_id,
      ${invoices.number} as number, ${invoices.currency} as currency, ${invoices.totalCents} as amount
    from ${invoices} where ${isTheirs}
    union all
    select ${payments.paidOn}::text, 1, ${payments.id}, case when ${payments.amountCents} < 0 then 'refund' else 'payment' end, ${invoices.id},
      ${invoices.number}, ${invoices.currency}, -${payments.amountCents}
    from ${payments} join ${invoices} on ${eq(invoices.entity, payments.entity)} and ${eq(invoices.id, payments.invoiceId)}
    where ${isTheirs} and ${live(payments, entity)} and ${payments.method} <> 'credit'`;
}

function toMovement({ at, kind, invoice_id, number, currency, amount }: MovementRow): Movement {
  return { kind, on: at, invoiceId: Number(invoice_id), number, currency, amountCents: Number(amount) };
}

/** An entry before its balance is computed. */
type Movement = Omit<AccountEntry, 'balanceCents'> & { currency: string };

/**
 * Builds a statement per currency, with the balance after each entry.
 * @param opening balances before the period, by currency
 * @param movements in order
 */
function statementsOf(opening: ReadonlyMap<string, number>, movements: readonly Movement[]): AccountStatement[] {
  const statements = new Map<string, AccountStatement>();
  const statementOf = (currency: string): AccountStatement => {
    const begun = opening.get(currency) ?? 0;
    const statement = statements.get(currency) ?? { currency, openingCents: begun, closingCents: begun, entries: [] };
    statements.set(currency, statement);
    return statement;
  };
  for (const [currency, cents] of opening) if (cents !== 0) statementOf(currency);
  for (const { currency, ...movement } of movements) {
    const statement = statementOf(currency);
    statement.closingCents += movement.amountCents;
    statement.entries.push({ ...movement, balanceCents: statement.closingCents });
  }
  return [...statements.values()];
}
