import type { TestApi } from './test-api.ts';

/** The highest id before filling; filled rows come after it. */
const idsBefore = 10_000;

const statuses = ['Paid', 'Past Due', 'Partial Payment', 'Downloaded', 'Sent', 'Draft'];

/** Currencies with the same minor units, so that amounts sort alike; nearly all use the first. */
const currencies = ['EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'USD', 'GBP', 'SEK'];

/**
 * Inserts many invoices for the demo company directly into the table, with all statuses, dates and amounts.
 * @param options.clients number of clients, in several currencies and with payments; without it no clients, in euros
 */
export async function fillInvoices(
  { ownerQuery }: Pick<TestApi, 'ownerQuery'>,
  count: number,
  { clients = 0 }: { clients?: number } = {},
): Promise<void> {
  if (clients > 0)
    await ownerQuery(`
      insert into clients (entity, id, name, company, company_email, created_at, updated_at)
      select 'juniper', ${idsBefore} + n, 'Client ' || n, 'Company ' || n, 'office' || n || '@trading.example', now(), now()
      from generate_series(0::bigint, ${clients - 1}) n`);
  // Building the indexes afterward all at once is faster than row by row.
  const indexes = await ownerQuery(
    `select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename = 'invoices' and indexname <> 'invoices_entity_id_pk'`,
  );
  await ownerQuery(`set maintenance_work_mem = '512MB'`);
  for (const { indexname } of indexes) await ownerQuery(`drop index "${indexname}"`);
  await ownerQuery(`
    with numbered as (
      select n, ${idsBefore} + n as id, (n * 7919) % 1000003 * 10 + 100 as cents, (n * 104729) % 7 as turn,
        'Client ' || (n * 31) % 5000 || ' of ' || (array['Oslo', 'Porto', 'Leith', 'Kyoto', 'Bergen'])[1 + (n % 5)::int] as client,
        'Number ' || n || case when n % 100 = 0 then ' Walnut' when n % 5 = 0 then ' Linen' else ' Trading' end as company,
        date '2020-01-01' + ((n * 37) % 3000)::int as issued_on
      from generate_series(1::bigint, ${count}) n
    ), invoiced as (
      select *, (array['${statuses.join("','")}'])[1 + least(turn, 5)::int] as status, issued_on + 30 as due_on,
        case turn when 0 then 0 when 2 then cents / 2 else cents end as balance,
        ${clients > 0 ? `${idsBefore} + (n * 31) % ${clients}` : 'null::bigint'} as client_id,
        ${clients > 0 ? '(array[0, 600, 2300])[1 + (n % 3)::int]' : '0'} as rate,
        ${clients > 0 ? `(array['${currencies.join("','")}'])[1 + (n * 13 % ${currencies.length})::int]` : `'EUR'`} as currency
      from numbered
    )
    insert into invoices (entity, id, client_id, client, client_name, service, issued_on, due_on, currency, lines, pricing, net_cents, tax_cents, discount_cents, total_cents,
      paid_cents, balance_cents, total_rank, balance_rank, status, issued_at, sent_at, created_by, created_at, updated_at, search_text)
    select 'juniper', id, client_id,
      jsonb_build_object('address', 'Quay ' || n, 'company', company, 'companyEmail', 'office' || n || '@trading.example', 'country', 'Norway',
        'contact', '+47 555', 'name', client, 'vatId', ''),
      client, 'Fenn Lamp', issued_on, due_on, currency,
      jsonb_build_array(jsonb_build_object('description', 'Fenn Lamp', 'quantityMilli', 1000, 'priceCents', cents, 'discountBasisPoints', 0, 'taxBasisPoints', rate)),
      '{"taxPer": "rate", "isGross": true, "discountBasisPoints": 0, "discountCents": 0}',
      cents - round(cents * rate / (10000.0 + rate)), round(cents * rate / (10000.0 + rate)), 0, cents, cents - balance, balance, cents * 10, balance * 10, status,
      case when status <> 'Draft' then now() end, case when status <> 'Draft' then now() end, 1, now(), now(),
      lower(concat_ws(chr(31), 'office' || n || '@trading.example', client, company, id, to_char(due_on, 'FMDD Mon YYYY'), cents / 100.0,
        '€' || to_char(cents / 100.0, 'FM999,999,990.00'), '€' || to_char(balance / 100.0, 'FM999999990.00')))
    from invoiced`);
  for (const { indexdef } of indexes) await ownerQuery(String(indexdef));
  if (clients > 0)
    await ownerQuery(`
      insert into invoice_payments (entity, id, invoice_id, amount_cents, paid_on, method, created_at)
      select entity, id, id, paid_cents, issued_on + 20, 'bank-transfer', now()
      from invoices where entity = 'juniper' and id > ${idsBefore} and paid_cents > 0`);
  for (const table of ['invoices', 'invoice_payments', 'clients']) await ownerQuery(`vacuum analyze ${table}`);
}
