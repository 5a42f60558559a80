import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '#contract/languages.ts';
import { type Client, signInAs } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

const file = (path: string, query: Record<string, string>, language = 'en') =>
  atrium.request(`/api/v1/${path}?${new URLSearchParams(query)}`, {
    headers: { Authorization: `Bearer ${admin.accessToken}`, 'Accept-Language': language },
  });
const linesOf = async (path: string, query: Record<string, string>) => {
  const response = await file(path, { format: 'csv', ...query });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const text = (await response.text()).replace(/^\uFEFF/, '').trim();
  return Papa.parse<string[]>(text, { delimiter: ',' }).data.map((cells) => cells.join(','));
};

/** The exportable lists: path, first columns, source rows, and audit action. */
const lists = [
  { path: 'client-export', rows: 'clients', heading: 'Company,Contact person,Email', action: 'client.exported' },
  { path: 'order-export', rows: 'orders', heading: 'Number,Placed,Buyer', action: 'order.exported' },
  { path: 'product-export', rows: 'products', heading: 'Address,Name,Brand', action: 'product.exported' },
] as const;

describe.each(lists)('$path', ({ path, rows, heading, action }) => {
  test('exports all pages with headings in the reader’s language, and logs it', async () => {
    const { body } = await admin.get(`/api/v1/${rows}`, { perPage: 10 });
    const [first = '', ...lines] = await linesOf(path, {});
    expect(first.startsWith(heading)).toBe(true);
    expect(lines).toHaveLength(body.total);
    const headings = await Promise.all(
      languageCodes.map(async (language) => (await (await file(path, { format: 'csv' }, language)).text()).split('\n')[0]),
    );
    expect(new Set(headings).size).toBe(languageCodes.length);
    const [entry] = await atrium.ownerQuery(`select action, changes from audit_entries order by id desc limit 1`);
    expect(entry).toMatchObject({ action, changes: [{ field: rows, to: String(body.total) }] });
  });
  test('exports only the search results', async () => {
    const { body } = await admin.get(`/api/v1/${rows}`, { q: 'an', perPage: 10 });
    expect(await linesOf(path, { q: 'an' })).toHaveLength(body.total + 1);
    expect(await linesOf(path, { q: 'nothing is called so' })).toHaveLength(1);
  });
  test('rejects an unknown format by name', async () => {
    const response = await file(path, { format: 'doc' });
    expect([response.status, JSON.stringify(await response.json())]).toEqual([400, expect.stringContaining('format')]);
  });
});

test.each(['client', 'order', 'product', 'user', 'invoice', 'employee'])('exports the list of each %s as a PDF too', async (kind) => {
  const response = await file(`${kind}-export`, { format: 'pdf' }, kind === 'client' ? 'ar' : 'en');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('Content-Disposition')).toMatch(/\.pdf/);
  expect(new TextDecoder('latin1').decode(await response.arrayBuffer())).toMatch(/^%PDF-/);
});

test('exports products in the requested order, with names that are no formulas', async () => {
  const { body } = await admin.post('/api/v1/products', { name: '=1+1', priceCents: 1 });
  expect(body.product.name).toBe('=1+1');
  const lines = await linesOf('product-export', { sortColumn: 'priceCents', sort: 'asc' });
  expect(lines[1]).toContain("'=1+1");
});
