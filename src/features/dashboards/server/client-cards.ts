import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { clients } from '#features/clients/tables.ts';
import { invoicesView as invoices } from '#features/invoice/tables.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { Cards } from '../contract.ts';
import { type DaySpan, growthOf, lastDays, monthsWithin } from '../spans.ts';
import { clientMonths } from '../tables.ts';
import type { Reading } from './reading.ts';
import { readKept } from './recorded-metrics.ts';

const maxCompanies = 6;

/** The clients billed most in the period, compared with the previous one. */
export async function readCompanies(reading: Reading): Promise<Cards['companies']> {
  const { db, entity, span, currency } = reading;
  const first = (await selectClientSums(reading, span)).filter(({ clientId }) => clientId > 0).slice(0, maxCompanies);
  if (first.length === 0) return { currency, rows: [] };
  const ids = first.map(({ clientId }) => clientId);
  const [earlier, named] = await Promise.all([
    selectClientSums(reading, span.before, ids),
    db
      .select({ id: clients.id, name: clients.name, company: clients.company, country: clients.country })
      .from(clients)
      .where(and(eq(clients.entity, entity), inArray(clients.id, ids))),
  ]);
  const before = new Map(earlier.map((sums) => [sums.clientId, sums.totalCents]));
  return {
    currency,
    rows: first.map(({ clientId, listed, totalCents, balanceCents }) => {
      const client = named.find(({ id }) => id === clientId);
      const growth = growthOf(totalCents, before.get(clientId) ?? 0);
      const name = client?.company || client?.name || '';
      return { clientId, name, country: client?.country ?? '', invoices: listed, totalCents, balanceCents, growth };
    }),
  };
}

const maxClients = 4;

/** The clients with the largest share of the period's invoiced total, and the rest for all others. */
export async function readBusiness(reading: Reading): Promise<Cards['business']> {
  const { from } = reading.span;
  const [days, companies] = await Promise.all([reading.issuedDays(), readCompanies(reading)]);
  const totalCents = days.reduce((sum, day) => (day.day >= from ? sum + day.totalCents : sum), 0);
  const first = companies.rows.slice(0, maxClients).filter((row) => row.totalCents > 0);
  const clients = first.map(({ clientId, name, totalCents: cents }) => ({ clientId, name, totalCents: cents, share: cents / totalCents }));
  const othersCents = totalCents - clients.reduce((sum, client) => sum + client.totalCents, 0);
  // With credit notes the total can be zero or negative; shares are then undefined.
  return totalCents > 0
    ? { currency: reading.currency, totalCents, clients, othersCents }
    : { currency: reading.currency, totalCents, clients: [], othersCents: 0 };
}

/**
 * Clients billed in the period for the first time, clients billed again, and referred clients, who aren't part of any record and are
 * therefore
 * recorded by day.
 */
export async function readCustomers(reading: Reading) {
  const { span } = reading;
  const [{ billed, known }, kept] = await Promise.all([countBilled(reading, span), readKept('referrals', reading, span)]);
  const referrals = kept.reduce((sum, { value }) => sum + value, 0);
  const icon = 'CircleIcon';
  return {
    last_days: lastDays,
    listData: [
      { icon, iconColor: 'text-primary', text: 'New', result: billed - known },
      { icon, iconColor: 'text-warning', text: 'Returning', result: known },
      { icon, iconColor: 'text-danger', text: 'Referrals', result: referrals },
    ],
    span,
  };
}

/** A client's issued total in a span. */
interface ClientSums {
  clientId: number;
  listed: number;
  totalCents: number;
  balanceCents: number;
}

/** Issued totals per client in a span in one currency, largest first. @param clientIds Only these clients; all if omitted. */
async function selectClientSums(
  { db, entity, currency }: Pick<Reading, 'db' | 'entity' | 'currency'>,
  span: DaySpan,
  clientIds?: readonly number[],
): Promise<ClientSums[]> {
  const ofThese = clientIds ? sql` and client_id = any(${sql.param(clientIds)}::bigint[])` : sql``;
  const rows = await queryRows<Record<keyof ClientSums, string | number>>(
    db,
    sql`select client_id as "clientId", sum(listed) as listed, sum(total_cents) as "totalCents", sum(balance_cents) as "balanceCents"
      from (${issuedTo(entity, span, sql`and currency = ${currency}${ofThese}`)}) parts group by 1 having sum(listed) > 0 order by 3 desc, 1`,
  );
  return rows.map((row) => ({
    clientId: Number(row.clientId),
    listed: Number(row.listed),
    totalCents: Number(row.totalCents),
    balanceCents: Number(row.balanceCents),
  }));
}

/** Counts the clients billed in a span in any currency, and how many of them had been billed before. */
async function countBilled({ db, entity }: Pick<Scope, 'db' | 'entity'>, span: DaySpan): Promise<{ billed: number; known: number }> {
  const month = `${span.from.slice(0, 7)}-01`;
  const [row] = await queryRows<{ billed: number; known: number }>(
    db,
    sql`select count(*)::int as billed, count(*) filter (where
        exists (select from ${clientMonths} before where before.entity = ${entity} and before.client_id = now.client_id and before.month < ${month} and before.listed > 0)
        or now.client_id in (select coalesce(client_id, 0) from ${invoices}
          where entity = ${entity} and deleted_at is null and status <> 'Draft' and issued_on >= ${month} and issued_on < ${span.from}))::int as known
      from (select client_id from (${issuedTo(entity, span)}) parts group by 1 having sum(listed) > 0) now`,
  );
  return row ?? { billed: 0, known: 0 };
}

/** Issued totals per client in a span: whole months from stored sums, the remaining days from a covering index. */
function issuedTo(entity: string, span: DaySpan, which: SQL = sql``): SQL {
  const { months, rest } = monthsWithin(span);
  const parts = rest.map(
    ({ from, until }) => sql`select coalesce(client_id, 0) client_id, 1 listed, total_cents, balance_cents from ${invoices}
      where entity = ${entity} and deleted_at is null and status <> 'Draft' and issued_on between ${from} and ${until} ${which}`,
  );
  if (months)
    parts.push(sql`select client_id, listed, total_cents, balance_cents from ${clientMonths}
      where entity = ${entity} and month between ${months.from} and ${months.until} ${which}`);
  return sql.join(parts, sql` union all `);
}
