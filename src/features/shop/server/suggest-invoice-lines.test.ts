import { beforeAll, describe, expect, test } from 'vitest';
import { invoicesWithText, newestInvoices, selectEarlierLines } from '#features/invoice/server/earlier-lines.ts';
import { type LineSuggestions, suggestInvoiceLines } from '#features/invoice/suggestion-contract.ts';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { copyRows } from '../../../../tests/copy-row.ts';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { planOf, rowsRead } from '../../../../tests/query-plan.ts';
import { selectProducts } from './suggest-invoice-lines.ts';

const calls = invoiceCalls();
const entity = 'juniper';

beforeAll(async () => {
  await calls.atrium.ownerQuery(`update products set deleted_at = now() where entity = '${entity}'`);
  for (const [name, priceCents, taxClass] of [
    ['Oak Table', 11_900, 'goods'],
    ['Table Lamp', 4_760, 'books'],
    ['Garden Chair', 5_000, 'goods'],
  ])
    expect((await calls.admin.post('/api/v1/products', { name, priceCents, taxClass })).status).toBe(201);
});

async function suggest(query: Record<string, string | number | boolean>, who: Client = calls.admin): Promise<LineSuggestions> {
  const { status, body } = await who.get('/api/v1/invoice-line-suggestions', {
    currency: 'EUR',
    ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  suggestInvoiceLines.answer?.parse(body);
  return body;
}
const texts = async (query: Record<string, string | number | boolean>, who?: Client) =>
  (await suggest(query, who)).suggestions.map(({ kind, description }) => `${kind}: ${description}`);
const setSeller = async (body: object) => expect((await calls.admin.post('/api/v1/seller', body)).status).toBe(200);

test('suggests products first, then earlier lines; prefix matches first, without duplicates', async () => {
  await calls.add({ lines: [line(100, { description: 'Set the table' }), line(200, { description: 'Table hire' })] });
  await calls.add({
    lines: [line(300, { description: 'TABLE HIRE' }), line(400, { description: 'oak table' }), line(1, { description: 'Chair' })],
  });
  expect(await texts({ q: ' tAbLe ' })).toEqual(['product: Table Lamp', 'product: Oak Table', 'line: TABLE HIRE', 'line: Set the table']);
  expect(await texts({ q: 'ta' })).toHaveLength(4);
  expect(await texts({ q: '' })).toEqual([]);
  expect(await texts({ q: 'table%' })).toEqual([]);
  expect(await texts({ q: 't'.repeat(101) })).toEqual([]);
});

test('includes the unit, price and taxes of a line', async () => {
  const charged = {
    ...{ description: 'Say "hours"\nat night', unit: 'HUR' as const, priceMicros: 250_000, taxBasisPoints: 500, taxName: 'GST' },
    ...{ taxCategory: 'S' as const, moreTaxes: [{ name: 'QST', basisPoints: 997.5 }] },
  };
  await calls.add({ lines: [line(9_500, { ...charged, quantityMilli: 7000, discountBasisPoints: 500 })] });
  const { description, priceMicros, ...rest } = charged;
  const wanted = { kind: 'line', description, price: { priceCents: 9_500, priceMicros }, ...rest };
  expect((await suggest({ q: 'say "hours"' })).suggestions).toEqual([wanted]);
  // A price in a different currency, or including tax where the invoice's prices exclude it, can't be used.
  expect((await suggest({ q: 'hours', currency: 'USD' })).suggestions).toEqual([{ ...wanted, price: null }]);
  expect((await suggest({ q: 'hours', isGross: true })).suggestions).toEqual([{ ...wanted, price: null }]);
});

test('prefers lines in the same currency to newer ones', async () => {
  await calls.add({ lines: [line(700, { description: 'Delivery' })] });
  await calls.add({ currency: 'USD', lines: [line(900, { description: 'Delivery' })] });
  expect((await suggest({ q: 'deliv' })).suggestions).toMatchObject([{ price: { priceCents: 700 } }]);
});

test('includes a product’s tax, and its net price when the invoice has net prices', async () => {
  await setSeller({ country: 'Germany', taxRates: [{ name: 'USt', basisPoints: 1900 }] });
  const taxRates = [{ country: 'DE', taxClass: 'books', name: 'USt 7 %', basisPoints: 700 }];
  const settings = (body: object) => calls.admin.post('/api/v1/shop-settings', body);
  expect((await settings({ taxRates })).status).toBe(200);
  expect((await suggest({ q: 'table' })).suggestions).toMatchObject([
    { description: 'Table Lamp', price: { priceCents: 4_449 }, taxBasisPoints: 700, taxName: 'USt 7 %', taxCategory: 'S' },
    { description: 'Oak Table', price: { priceCents: 10_000 }, taxBasisPoints: 1900, taxName: 'USt' },
  ]);
  expect((await suggest({ q: 'table', isGross: true })).suggestions.map(({ price }) => price?.priceCents)).toEqual([4_760, 11_900]);
  expect((await suggest({ q: 'oak', currency: 'USD' })).suggestions).toMatchObject([{ description: 'Oak Table', price: null }]);
  await settings({ taxRates: [] });
});

test('excludes credit notes, deleted drafts, and lines of other companies', async () => {
  const sold = await calls.add({ lines: [line(5_000, { description: 'Unheard of' })] });
  expect(await texts({ q: 'unheard' })).toEqual(['line: Unheard of']);
  expect(await texts({ q: 'unheard' }, calls.elsewhere)).toEqual([]);
  await calls.atrium.ownerQuery(`update invoices set deleted_at = now() where entity = '${entity}' and id = ${sold.id}`);
  expect(await texts({ q: 'unheard' })).toEqual([]);
  await calls.atrium.ownerQuery(
    `update invoices set deleted_at = null, kind = 'credit-note' where entity = '${entity}' and id = ${sold.id}`,
  );
  expect(await texts({ q: 'unheard' })).toEqual([]);
});

test('reports whether there are more pages', async () => {
  await calls.add({ lines: [line(1, { description: 'table a' }), line(1, { description: 'table b' })] });
  const all = await texts({ q: 'table' });
  expect(all).toHaveLength(4);
  const pages = [];
  for (const page of [1, 2]) pages.push(await suggest({ q: 'table', perPage: 3, page }));
  expect(pages.map(({ suggestions, hasMore }) => [suggestions.length, hasMore])).toEqual([
    [3, true],
    [1, false],
  ]);
  expect(pages.flatMap(({ suggestions }) => suggestions).map(({ kind, description }) => `${kind}: ${description}`)).toEqual(all);
});

describe('a person who can write invoices', () => {
  test('gets no products while the shop is off', async () => {
    await calls.add({ lines: [line(1, { description: 'Table hire' })] });
    const turn = async (isOn: boolean) => {
      const headers = { Authorization: `Bearer ${calls.admin.accessToken}`, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ area: 'shop', isOn });
      expect((await send(calls.atrium, '/api/v1/areas', { method: 'PUT', headers, body })).status).toBe(200);
    };
    await turn(false);
    expect(await texts({ q: 'table' })).toEqual(['line: Table hire']);
    await turn(true);
    expect(await texts({ q: 'table' })).toHaveLength(3);
  });

  test('gets no products without permission to read them', async () => {
    const rules = ['read', 'create'].map((action) => ({ action, subject: 'Invoice' }));
    const [role, others] = await Promise.all([
      calls.admin.post('/api/v1/roles', { title: 'Biller', rules }),
      calls.admin.post('/api/v1/roles', { title: 'Invoice reader', rules: rules.slice(0, 1) }),
    ]);
    const as = (name: string) =>
      calls.atrium.ownerQuery(`update accounts set role = '${name}' where entity = '${entity}' and username = 'staff'`);
    await calls.add({ lines: [line(1, { description: 'Table hire' })] });
    await as(role.body.role.name);
    expect(await texts({ q: 'table' }, await signInAs(calls.atrium, 'staff'))).toEqual(['line: Table hire']);
    await as(others.body.role.name);
    const reader = await signInAs(calls.atrium, 'staff');
    expect((await reader.get('/api/v1/invoice-line-suggestions', { q: 'table', currency: 'EUR' })).status).toBe(403);
    await as('staff');
  });
});

describe('with 3,000 invoices and 6,000 products', () => {
  const wanted = { q: 'walnut shelf 1', currency: 'EUR', isGross: false };
  test('finds rare text with an index and common text among the newest', async () => {
    const { atrium } = calls;
    await calls.add({ lines: [line(1)] });
    await copyRows(
      atrium,
      'invoices',
      3000,
      `jsonb_build_object('id', 10000 + n, 'number', 'N-' || n, 'client_key', null, 'lines', jsonb_build_array(
        (t.lines -> 0) || jsonb_build_object('description', case when n = 1 then 'Walnut shelf 1' else 'Common work ' || n end)))`,
    );
    await atrium.ownerQuery(`
      insert into products (entity, id, name, description, price_cents, created_at, updated_at)
      select '${entity}', n, case when n = 10001 then 'Walnut shelf 1' else 'Plank ' || n end, repeat('Sawn and dried. ', 60), 1000, now(), now() from generate_series(10001, 16000) n`);
    await atrium.ownerQuery('vacuum analyze invoices');
    await atrium.ownerQuery('vacuum analyze products');

    const rare = selectEarlierLines(wanted, invoicesWithText(wanted.q, entity), 9);
    expect(await planOf(atrium, () => rare)).toContain('invoices_by_line_text');
    expect(await rowsRead(atrium, () => rare)).toBeLessThan(50);
    const recent = selectEarlierLines({ ...wanted, q: 'common' }, newestInvoices(entity), 9);
    expect(await planOf(atrium, () => recent)).toContain('invoices_by_id');
    expect(await rowsRead(atrium, () => recent)).toBeLessThan(2500);
    const product = selectProducts(wanted.q, entity, 9);
    expect(await planOf(atrium, () => product)).toContain('products_by_text');
    expect(await rowsRead(atrium, () => product)).toBeLessThan(50);
    expect(await rowsRead(atrium, () => selectProducts('p', entity, 9))).toBeLessThan(3500);

    expect(await texts({ q: 'walnut shelf' })).toEqual(['product: Walnut shelf 1']);
    await atrium.ownerQuery('delete from products where id > 10000');
    expect(await texts({ q: 'walnut shelf' })).toEqual(['line: Walnut shelf 1']);
    expect(await texts({ q: 'common work' })).toHaveLength(8);
  });
});
