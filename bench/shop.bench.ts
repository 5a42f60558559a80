import { expect, test } from 'vitest';
import { signInAs } from '../tests/client.ts';
import { testApi } from '../tests/test-api.ts';
import { median, timed } from './timed.ts';

const productCount = 100_000;
const runs = 15;

const calls: [what: string, path: string, query: Record<string, string | number>][] = [
  ['newest first', '/apps/ecommerce/products', {}],
  ['newest first, the middle', '/apps/ecommerce/products', { page: 5500 }],
  ['cheapest first, the middle', '/apps/ecommerce/products', { page: 5500, sortBy: 'price-asc' }],
  ['dearest first, the middle', '/apps/ecommerce/products', { page: 5500, sortBy: 'price-desc' }],
  ['cheapest first', '/apps/ecommerce/products', { sortBy: 'price-asc' }],
  ['search, one match', '/apps/ecommerce/products', { q: 'lamp 77777' }],
  ['search, some matches', '/apps/ecommerce/products', { q: 'lamp 777' }],
  ['search, a fifth matches', '/apps/ecommerce/products', { q: 'lamp' }],
  ['a brand', '/apps/ecommerce/products', { brand: 'Brand 7' }],
  [
    'a category, between prices, of four stars',
    '/apps/ecommerce/products',
    { category: 'Chairs', priceFrom: 10_000, priceUntil: 12_000, rating: 4 },
  ],
  ['what it can be narrowed down to', '/api/v1/shop/facets', {}],
  ['one product', '/apps/ecommerce/products/50000', {}],
  ['behind the counter, by name', '/api/v1/products', { sortColumn: 'name', sort: 'asc' }],
  ['behind the counter, by name, the middle', '/api/v1/products', { sortColumn: 'name', sort: 'asc', page: 2500 }],
  ['behind the counter, newest, the middle', '/api/v1/products', { page: 2500 }],
  ['behind the counter, by price, the middle', '/api/v1/products', { sortColumn: 'priceCents', page: 2500 }],
  ['behind the counter, by stock, the middle', '/api/v1/products', { sortColumn: 'stock', page: 2500 }],
  ['behind the counter, by stock', '/api/v1/products', { sortColumn: 'stock', sort: 'asc' }],
];

test('the shop with 100,000 products', { timeout: 600_000 }, async () => {
  const atrium = await testApi();
  const admin = await signInAs(atrium, 'admin');
  await atrium.ownerQuery(`insert into products (entity, id, name, brand, category, price_cents, stock, stars_sum, stars_count, created_at, updated_at)
    select 'juniper', n, (array['Chair','Lamp','Table','Shelf','Rug'])[n % 5 + 1] || ' ' || n, 'Brand ' || n % 40, (array['Chairs','Lamps','Tables'])[n % 3 + 1],
      n * 7919 % 500000, n % 90, n % 6, (n % 6 > 0)::int, now(), now()
    from generate_series(100, ${productCount}) n`);
  await atrium.ownerQuery('vacuum analyze products');
  console.log('| call | total | API ms |\n|---|---|---|');
  for (const [what, path, query] of calls) {
    const took: number[] = [];
    let total = 0;
    for (let run = 0; run < runs; run++)
      took.push(
        await timed(async () => {
          const { status, body } = await admin.get(path, query);
          expect(status).toBe(200);
          total = body.total ?? 0;
        }),
      );
    console.log(`| ${what} | ${total.toLocaleString('en')} | ${median(took).toFixed(1)} |`);
  }
  await atrium.close();
});
