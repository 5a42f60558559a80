import { type SQL, sql } from 'drizzle-orm';
import { invoicesView as invoices } from '#features/invoice/tables.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import { type DaySpan, monthsWithin } from '../../spans.ts';
import { clientMonths } from '../../tables.ts';
import type { Reading } from '../reading.ts';

/** What was issued to a client in a span. */
export interface ClientSums {
  clientId: number;
  listed: number;
  totalCents: number;
  balanceCents: number;
}

/** What was issued to clients in a span in a currency, those with most first. @param clientIds to these alone; to all where none are said */
export async function selectClientSums(
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

/** How many clients were billed in a span, in any currency, and how many of them had been before it. */
export async function countBilled({ db, entity }: Pick<Scope, 'db' | 'entity'>, span: DaySpan): Promise<{ billed: number; known: number }> {
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

/** What was issued to clients in a span, in parts: of whole months as it is kept, of the days at its ends by an index that has all of it. */
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
