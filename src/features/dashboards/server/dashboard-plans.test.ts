import { afterAll, beforeAll, expect, test } from 'vitest';
import { countMissingEInvoices } from '#features/invoice/server/public-api.ts';
import { copyRows } from '../../../../tests/copy-row.ts';
import { rowsRead } from '../../../../tests/query-plan.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { selectProductCount } from './count-cards.ts';

const entity = 'juniper';
const many = 3000;

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
  await copyRows(
    atrium,
    'invoices',
    many,
    `jsonb_build_object('id', 100000 + n, 'number', 'PLANNED-' || n, 'client_key', null, 'order_id', null, 'credits_id', null, 'deleted_at', null)`,
  );
  await atrium.ownerQuery(`insert into invoice_documents (entity, id, language, name, pdf, e_invoice, e_invoice_format, created_at)
    select '${entity}', 100000 + n, 'en', 'invoice.pdf', '', case when n % 1000 = 0 then null else '<Invoice/>' end, 'xrechnung', now()
    from generate_series(1, ${many}) n`);
  await atrium.ownerQuery(`update sellers set e_invoice = 'xrechnung' where entity = '${entity}'`);
  await copyRows(atrium, 'products', many, `jsonb_build_object('id', 100000 + n, 'name', 'Lamp ' || n, 'deleted_at', null)`);
  await atrium.ownerQuery('vacuum analyze');
});
afterAll(() => atrium.close());

test('finds invoices without their e-invoice by an index, however many there are', async () => {
  const missing = await atrium.deps.database.reading(entity, (db) => countMissingEInvoices({ db, entity }));
  expect(missing).toEqual([{ total: 3 }]);
  expect(await rowsRead(atrium, (db) => countMissingEInvoices({ db, entity }))).toBeLessThan(100);
});

test('counts products from the stored counts', async () => {
  const [counted] = await atrium.ownerQuery(
    `select count(*)::int as total from products where entity = '${entity}' and deleted_at is null`,
  );
  expect(await atrium.deps.database.reading(entity, (db) => selectProductCount({ db, entity }))).toEqual([counted]);
  expect(await rowsRead(atrium, (db) => selectProductCount({ db, entity }))).toBeLessThan(500);
});
