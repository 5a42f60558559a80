import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '#contract/languages.ts';
import { type Client, registerUser, signInAs } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import type { ManagedProduct } from '../../product-contract.ts';
import { importProducts as contract } from '../../product-sheet-contract.ts';

let atrium: TestApi;
let admin: Client;
let elsewhere: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  elsewhere = await registerUser(atrium);
});
afterAll(() => atrium.close());

const take = async (lines: readonly string[], more: object = {}, who = admin) => {
  const { status, body } = await who.post('/api/v1/product-import', { csv: lines.join('\n'), apply: true, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  contract.answer?.parse(body);
  return body;
};
const find = async (q: string, who = admin): Promise<ManagedProduct[]> => (await who.get('/api/v1/products', { q })).body.products;
const one = async (q: string) => {
  const [product] = await find(q);
  if (!product) throw new Error(`no ${q}`);
  return product;
};
const moves = async (id: number) =>
  (await admin.get(`/api/v1/products/${id}/stock`)).body.moves.map(({ change, stock, reason }: Record<string, unknown>) => [
    change,
    stock,
    reason,
  ]);
const faults = ({ rows }: { rows: { line: number; reasons: Record<string, { code: string }[]> }[] }) =>
  rows.flatMap(({ line, reasons }) => Object.entries(reasons).map(([field, [reason]]) => [line, field, reason?.code]));
const save = async (query: string, headers: Record<string, string> = {}) =>
  atrium.request(`/api/v1/product-export?${query}`, { headers: { Authorization: `Bearer ${admin.accessToken}`, ...headers } });

describe('an import', () => {
  test('adds new products and books their stock, after a preview', async () => {
    const lines = [
      'Name,Brand,Price,In stock,Colours,Features,Free delivery',
      'Import Stool,Birk,89.90,7,"Iris, Moss","45 cm\n2 kg",yes',
      'Import Shelf,,12,,,,',
    ];
    const before = await take(lines, { apply: false });
    expect([before.importId, before.counts]).toEqual([null, { new: 2, changed: 0, same: 0, bad: 0 }]);
    expect(await find('import s')).toEqual([]);
    expect((await take(lines)).counts.new).toBe(2);
    const stool = await one('import stool');
    expect(stool).toMatchObject({
      ...{ brand: 'Birk', priceCents: 8990, stock: 7, colorOptions: ['primary', 'success'], features: ['45 cm', '2 kg'] },
      ...{ hasFreeShipping: true, isPublished: true },
    });
    expect(await moves(stool.id)).toEqual([[7, 7, 'import']]);
    expect(await one('import shelf')).toMatchObject({ stock: 0, priceCents: 1200, hasFreeShipping: false });
    // The same file matches them by name.
    expect((await take(lines)).counts).toEqual({ new: 0, changed: 0, same: 2, bad: 0 });
  });
  test('finds products by slug even after a rename, and ignores empty cells', async () => {
    const { slug, id, version } = await one('birk drawer wall');
    const { counts, rows } = await take(['Address,Name,Price,In stock,Brand', `${slug},Birk Drawer Wall XL,100,4,`]);
    expect([counts.changed, rows[0].changes.map(({ field }: { field: string }) => field)]).toEqual([1, ['name', 'priceCents', 'stock']]);
    const after = await one('birk drawer wall xl');
    expect(after).toMatchObject({ id, priceCents: 10_000, stock: 4, version: version + 1 });
    expect(after.brand).not.toBe('');
    expect((await moves(id))[0]).toEqual([1, 4, 'import']);
  });
  test('reads semicolons with decimal commas, other headings, and Arabic', async () => {
    await take(['sep;Title;Regular price;Quantity', ';Komma Lamp;1.249,50;1.000']);
    expect(await one('komma lamp')).toMatchObject({ priceCents: 124_950, stock: 1000 });
    await take(['الاسم,السعر,في المتجر', 'كرسي الاستيراد,٤٩٫٥,لا']);
    expect(await one('كرسي الاستيراد')).toMatchObject({ priceCents: 4950, isPublished: false });
  });
  test('uses the given columns when the headings do not identify them', async () => {
    const lines = ['Artikel,Kosten', 'Mapped Vase,19'];
    const guessed = await take(lines);
    expect([guessed.columns, guessed.counts.new]).toEqual([
      [
        { heading: 'Artikel', field: null },
        { heading: 'Kosten', field: null },
      ],
      0,
    ]);
    expect((await take(lines, { columns: ['name', 'priceCents'] })).counts.new).toBe(1);
    expect(await one('mapped vase')).toMatchObject({ priceCents: 1900 });
    const { status } = await admin.post('/api/v1/product-import', { csv: lines.join('\n'), columns: ['name', 'name'] });
    expect(status).toBe(400);
  });
  test('reports errors by row and field, and imports the other rows', async () => {
    await take(['Name,Price', 'Twin Rug,10', 'Faultless Rug,10']);
    await admin.post('/api/v1/products', { name: 'twin rug', priceCents: 1 });
    const answer = await take([
      'Address,Name,Price,In stock,Colours,In the shop',
      ',No Price,,,,',
      ',Bad Price,much,-1,,',
      ',Bad Color,1,1,Iris; Puce,perhaps',
      ',Twin Rug,2,,,',
      'gone-999999,Gone,2,,,',
      ',Good Rug,2,,,',
      ',good rug,3,,,',
      ',Faultless Rug,11,,,',
      ',Wide Rug,2,,,,,x',
      `,${'x'.repeat(121)},2,,,`,
    ]);
    expect(answer.counts).toEqual({ new: 1, changed: 1, same: 0, bad: 8 });
    expect(faults(answer)).toEqual([
      [2, 'priceCents', 'required'],
      [3, 'priceCents', 'not_a_number'],
      [3, 'stock', 'too_small'],
      [4, 'colorOptions', 'not_one_of'],
      [4, 'isPublished', 'not_a_yes_or_no'],
      [5, 'name', 'ambiguous_product'],
      [6, 'slug', 'unknown_product'],
      [8, 'name', 'sheet_product_twice'],
      [10, 'line', 'sheet_row_too_wide'],
      [11, 'name', 'too_long'],
    ]);
  });
  test('handles five thousand rows, twice', async () => {
    const lines = (price: number) => ['Name,Price,In stock', ...Array.from({ length: 5000 }, (_, n) => `Bulk ${n},${price},${n}`)];
    expect((await take(lines(1))).counts.new).toBe(5000);
    const again = await take(lines(2));
    expect([again.counts.changed, again.rows.length]).toEqual([5000, 500]);
    await take(lines(2), { apply: false });
    expect((await admin.post(`/api/v1/product-import/${again.importId}/undo`)).body).toEqual({ undone: 5000, left: 0 });
  });
  test('rejects an empty file and one with more than ten thousand rows', async () => {
    for (const csv of [' ', ['Name', ...Array.from({ length: 10_001 }, (_, n) => `Many ${n}`)].join('\n')]) {
      const { status, body } = await admin.post('/api/v1/product-import', { csv });
      expect([status, Object.keys(body.error.fields)]).toEqual([400, ['csv']]);
    }
  });
  test('cannot change products of another company, or be undone by another person', async () => {
    const { slug } = await one('import stool');
    expect(faults(await take(['Address,Price', `${slug},1`], {}, elsewhere))).toEqual([[2, 'slug', 'unknown_product']]);
    const { importId } = await take(['Name,Price', 'Whose Stool,1']);
    expect((await elsewhere.post(`/api/v1/product-import/${importId}/undo`)).status).toBe(404);
    const staff = await signInAs(atrium, 'staff');
    expect((await staff.post(`/api/v1/product-import/${importId}/undo`)).status).not.toBe(200);
  });
});

describe('undoing an import', () => {
  test('moves added products to the trash, and restores changed ones with their stock', async () => {
    await take(['Name,Price,In stock', 'Undo Desk,50,5']);
    const { importId } = await take(['Name,Price,In stock', 'Undo Desk,60,9', 'Undo New,1,1']);
    expect((await admin.post(`/api/v1/product-import/${importId}/undo`)).body).toEqual({ undone: 2, left: 0 });
    const desk = await one('undo desk');
    expect(desk).toMatchObject({ priceCents: 5000, stock: 5 });
    expect(await moves(desk.id)).toEqual([
      [-4, 5, 'import'],
      [4, 9, 'import'],
      [5, 5, 'import'],
    ]);
    expect(await find('undo new')).toEqual([]);
    expect((await admin.post(`/api/v1/product-import/${importId}/undo`)).status).toBe(404);
  });
  test('skips products that were changed or sold since', async () => {
    await take(['Name,Price,In stock', 'Kept Desk,50,5', 'Sold Desk,50,0']);
    const { importId } = await take(['Name,Price,In stock', 'Kept Desk,60,', 'Sold Desk,,9', 'Kept New,1,']);
    const [kept, sold, added] = [await one('kept desk'), await one('sold desk'), await one('kept new')];
    for (const { id } of [kept, added]) await admin.post(`/api/v1/products/${id}`, { brand: 'Since' });
    await admin.post(`/api/v1/products/${sold.id}/stock`, { change: -1, reason: 'count', note: '' });
    expect((await admin.post(`/api/v1/product-import/${importId}/undo`)).body).toEqual({ undone: 0, left: 3 });
    expect([(await one('kept desk')).priceCents, (await one('sold desk')).stock, (await find('kept new')).length]).toEqual([6000, 8, 1]);
  });
});

describe('an export', () => {
  test('contains the matching products in order, formulas as text, and imports again unchanged', async () => {
    await take(['Name,Price,In stock,Description,Colours', '"=SUM(A1)",10.5,2,"@all, of it",Iris', 'Sum Table,11,3,,']);
    const answer = await save('q=sum&format=csv&sortColumn=priceCents&sort=desc');
    expect([answer.status, answer.headers.get('Content-Disposition')]).toEqual([200, expect.stringContaining('.csv')]);
    const csv = await answer.text();
    const [header, first, second] = csv.split('\r\n');
    expect(header).toBe(
      'Address,Name,Brand,Category,Price,In stock,Description,Features,Colors,Free delivery,In the shop,Tax class,Weight (kg)',
    );
    expect([first, second]).toEqual([
      expect.stringMatching(/^sum-table-\d+,Sum Table,,,11,3,/),
      expect.stringContaining('\'=SUM(A1),,,10.5,2,"\'@all, of it",,Iris,No,Yes'),
    ]);
    expect((await take([csv])).counts).toEqual({ new: 0, changed: 0, same: 2, bad: 0 });
    for (const language of languageCodes) {
      const other = await (await save('q=sum&format=csv', { 'Accept-Language': language })).text();
      expect([language, (await take([other])).counts]).toEqual([language, { new: 0, changed: 0, same: 2, bad: 0 }]);
    }
    expect((await save('format=xlsx')).status).toBe(200);
  });
});
