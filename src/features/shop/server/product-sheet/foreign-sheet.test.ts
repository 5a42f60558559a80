import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, signInAs } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import type { ManagedProduct } from '../../product-contract.ts';
import { importProducts as contract, type ImportedProduct } from '../../product-sheet-contract.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  await admin.post('/api/v1/seller', { currency: 'EUR' });
});
afterAll(() => atrium.close());

const take = async (lines: readonly string[], apply = true) => {
  const { status, body } = await admin.post('/api/v1/product-import', { csv: lines.join('\n'), apply });
  expect(status, JSON.stringify(body)).toBe(200);
  contract.answer?.parse(body);
  return body;
};
const find = async (q: string): Promise<ManagedProduct[]> =>
  (await admin.get('/api/v1/products', { q, perPage: 100, sort: 'asc' })).body.products;
const fieldsOf = ({ columns }: { columns: { heading: string; field: string | null }[] }) =>
  Object.fromEntries(columns.flatMap(({ heading, field }) => (field ? [[heading, field]] : [])));
const faults = ({ rows }: { rows: ImportedProduct[] }) =>
  rows.flatMap(({ line, reasons }) => Object.entries(reasons).map(([field, [reason]]) => [line, field, reason?.code]));

describe('Shopify', () => {
  const header =
    'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Status';
  test('imports variants as separate products with the data of their product, and reports rows with only a picture', async () => {
    const answer = await take([
      header,
      'shopify-tee,Shopify Tee,<p>Soft &amp; warm</p>,Acme,Apparel & Accessories > Clothing,Shirts,new,true,Size,S,Color,Red,TEE-S,180,shopify,5,19.99,25.00,https://x.example/1.jpg,1,active',
      'shopify-tee,,,,,,,,,M,,Red,TEE-M,190,shopify,7,21.99,,https://x.example/2.jpg,2,',
      'shopify-tee,,,,,,,,,,,,,,,,,,https://x.example/3.jpg,3,',
      'shopify-mug,Shopify Mug,,Acme,,Mugs,,TRUE,Title,Default Title,,,MUG,0,shopify,12,9,,,,active',
      'shopify-vase,Shopify Vase,,Acme,,Vases,,true,Title,Default Title,,,VASE,0,shopify,1,30,,,,draft',
    ]);
    expect([answer.counts, answer.variants]).toEqual([{ new: 4, changed: 0, same: 0, bad: 1 }, 2]);
    expect(faults(answer)).toEqual([[4, 'line', 'sheet_picture_row']]);
    const shown = (await find('shopify')).map(({ name, priceCents, stock, brand, category, isPublished, weightGrams, description }) => [
      ...[name, priceCents, stock, brand, category, isPublished, weightGrams],
      description,
    ]);
    expect(shown).toEqual([
      ['Shopify Tee – S / Red', 1999, 5, 'Acme', 'Shirts', true, 180, 'Soft & warm'],
      ['Shopify Tee – M / Red', 2199, 7, 'Acme', 'Shirts', true, 190, 'Soft & warm'],
      ['Shopify Mug', 900, 12, 'Acme', 'Mugs', true, 0, ''],
      ['Shopify Vase', 3000, 1, 'Acme', 'Vases', false, 0, ''],
    ]);
    // Columns that aren't imported have no field, so that the preview lists them.
    expect(fieldsOf(answer)).toEqual({
      ...{ Title: 'name', 'Body (HTML)': 'description', Vendor: 'brand', Type: 'category', Published: 'isPublished' },
      ...{ 'Variant Grams': 'weightGrams', 'Variant Inventory Qty': 'stock', 'Variant Price': 'priceCents' },
    });
  });
  test('reads its newer headings, and importing the same file again changes nothing', async () => {
    const lines = [
      'Title,URL handle,Description,Vendor,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Inventory quantity,Weight value (grams)',
      'Newer Cap,newer-cap,A cap,Acme,Hats,TRUE,Active,CAP,Title,Default Title,15.5,3,90',
    ];
    expect((await take(lines)).counts.new).toBe(1);
    expect((await take(lines)).counts).toEqual({ new: 0, changed: 0, same: 1, bad: 0 });
    expect((await find('newer cap'))[0]).toMatchObject({ priceCents: 1550, stock: 3, weightGrams: 90, isPublished: true });
  });
  test('is imported with the guessed columns that the page sends back', async () => {
    const lines = [header, 'sent-back,Sent Back,,,,,,true,Size,S,,,A,,,1,5,,,,', 'sent-back,,,,,,,,,M,,,B,,,2,6,,,,'];
    const { columns } = await take(lines, false);
    const body = { csv: lines.join('\n'), apply: true, columns: columns.map(({ field }: { field: string | null }) => field) };
    expect((await admin.post('/api/v1/product-import', body)).body.counts.new).toBe(2);
    expect((await find('sent back')).map(({ name }) => name)).toEqual(['Sent Back – S', 'Sent Back – M']);
  });
});

test('WooCommerce: imports variations as products, reports their parent, and does not read *In stock?* as stock', async () => {
  const answer = await take([
    'ID,Type,SKU,Name,Published,Is featured?,Short description,Description,Tax status,Tax class,In stock?,Stock,Weight (kg),Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
    '44,variable,woo-hoodie,Woo Hoodie,1,0,Short,<p>Long</p>,taxable,,1,,,,"Clothing > Hoodies, Sale",,https://x.example/h.jpg,,Color,"Blue, Green"',
    '45,variation,woo-hoodie-b,Woo Hoodie - Blue,1,0,,,taxable,parent,1,8,0.5,45,,,,id:44,Color,Blue',
    '46,variation,woo-hoodie-g,Woo Hoodie,1,0,,,taxable,parent,0,0,,42.50,,,,woo-hoodie,Color,Green',
    '47,simple,woo-beanie,Woo Beanie,-1,0,,,taxable,reduced-rate,1,3,,20,Accessories,,,,,',
  ]);
  expect([answer.counts, answer.variants]).toEqual([{ new: 3, changed: 0, same: 0, bad: 1 }, 2]);
  expect(faults(answer)).toEqual([[2, 'line', 'sheet_parent_row']]);
  expect(
    (await find('woo ')).map(({ name, priceCents, stock, category, isPublished, weightGrams, description }) => [
      ...[name, priceCents, stock, category, isPublished, weightGrams],
      description,
    ]),
  ).toEqual([
    ['Woo Hoodie - Blue', 4500, 8, 'Hoodies', true, 500, 'Long'],
    ['Woo Hoodie – Green', 4250, 0, 'Hoodies', true, 0, 'Long'],
    ['Woo Beanie', 2000, 3, 'Accessories', false, 0, ''],
  ]);
});

test('Medusa: uses the price in the shop’s currency', async () => {
  const answer = await take([
    'Product Id,Product Handle,Product Title,Product Description,Product Status,Product Weight,Product Type,Variant Title,Variant SKU,Variant Inventory Quantity,Price USD,Price EUR,Option 1 Name,Option 1 Value',
    'prod_1,medusa-shirt,Medusa Shirt,Cotton,published,400,Shirts,S,SHIRT-S,10,15,12.50,Size,S',
    'prod_1,medusa-shirt,Medusa Shirt,Cotton,published,400,Shirts,M,SHIRT-M,11,16,13,Size,M',
    'prod_2,medusa-pants,Medusa Pants,,draft,,,One,PANTS,4,30,25,Size,One',
  ]);
  expect([answer.counts.new, answer.variants]).toEqual([3, 2]);
  expect(
    (await find('medusa')).map(({ name, priceCents, stock, weightGrams, isPublished }) => [
      name,
      priceCents,
      stock,
      weightGrams,
      isPublished,
    ]),
  ).toEqual([
    ['Medusa Shirt – S', 1250, 10, 400, true],
    ['Medusa Shirt – M', 1300, 11, 400, true],
    ['Medusa Pants', 2500, 4, 0, false],
  ]);
});

test.each(['Stock', 'stock quantity', 'On hand', 'Inventory', 'Qty', 'In stock'])('reads the column *%s* as stock', async (heading) => {
  const answer = await take([`Name,Price,${heading},Color of the box`, `Stocked by ${heading},10,7,red`], false);
  expect(answer.columns.map(({ field }: { field: string | null }) => field)).toEqual(['name', 'priceCents', 'stock', null]);
});

test('reads tax classes by name and weights in the unit of the heading', async () => {
  await take(['Name,Price,Tax class,Weight (lbs)', 'Heavy Book,10,Books,2']);
  await take(['Name;Preis;Steuerklasse;Gewicht (kg)', 'Schweres Buch;10;Bücher;1,25']);
  expect((await find('heavy book'))[0]).toMatchObject({ taxClass: 'books', weightGrams: 907 });
  expect((await find('schweres buch'))[0]).toMatchObject({ taxClass: 'books', weightGrams: 1250 });
});

test('imports or reports every row of any of the four file types', async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const pick = (...from: string[]) => from[random(from.length)] ?? '';
  const headers = [
    'Name,Price,Stock,Colours,In the shop,Notes',
    'Handle,Title,Published,Option1 Value,Variant Inventory Qty,Variant Price,Image Src,Status',
    'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Parent,Attribute 1 value(s)',
    'Product Handle,Product Title,Product Status,Variant Inventory Quantity,Price EUR,Option 1 Value',
  ];
  const cell = () =>
    pick(
      '',
      '',
      'a',
      'b',
      `x${random(40)}`,
      '1',
      '-3',
      '9.99',
      'id:1',
      'variable',
      'variation',
      'true',
      'draft',
      'Iris',
      '"two\nlines"',
      '"a,b"',
      '=1+1',
    );
  for (let file = 0; file < 60; file++) {
    const header = headers[file % headers.length] ?? '';
    const width = header.split(',').length;
    const lines = Array.from({ length: random(30) }, () => Array.from({ length: width + (random(20) === 0 ? 1 : 0) }, cell).join(','));
    const filled = lines.filter((line) => line.replaceAll(',', '').trim() !== '').length;
    const { counts, rows } = await take([header, ...lines], false);
    expect(counts.new + counts.changed + counts.same + counts.bad, lines.join('\n')).toBe(filled);
    expect(new Set(rows.map(({ line }: ImportedProduct) => line)).size).toBe(filled);
    for (const { kind, reasons } of rows as ImportedProduct[]) expect(Object.keys(reasons).length > 0).toBe(kind === 'bad');
  }
});
