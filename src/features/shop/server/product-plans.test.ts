import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '#server/scope.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { planOf } from '../../../../tests/query-plan.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { selectRelated } from './get-product.ts';

const entity = 'juniper';
let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  // One brand has most products; another has six, the newest of all.
  await atrium.ownerQuery(`
    insert into products (entity, id, name, brand, category, price_cents, stock, created_at, updated_at)
    select '${entity}', n, 'Lamp ' || n, case when n > 4094 then 'Few' else 'Many' end, 'Planned lamps', 1000, 5, now(), now()
    from generate_series(2101, 4100) n`);
  await atrium.ownerQuery('vacuum analyze products');
});
afterAll(() => atrium.close());

test.each(['Many', 'Few', 'None'])('finds products related to the brand %s by index, however many products there are', async (brand) => {
  const related = { id: 3000, brand, category: 'Planned lamps' };
  const scope = { entity, identity: { personId: 1 } } as Scope;
  const plan = await planOf(atrium, (db) => selectRelated(related, { ...scope, db }));
  for (const index of ['products_by_brand', 'products_by_category']) {
    const [, rows] = new RegExp(`Backward using ${index} on .*rows=([\\d.]+) loops=1`).exec(plan) ?? [];
    expect(Number(rows), plan).toBeLessThanOrEqual(16);
  }
});

test.each([
  { id: 3000, ids: [4094, 4093, 4092, 4091, 4090, 4089, 4088, 4087] },
  { id: 4100, ids: [4099, 4098, 4097, 4096, 4095, 4094, 4093, 4092] },
])('relates products of its brand to product $id, then of its category', async ({ id, ids }) => {
  const { status, body } = await admin.get(`/apps/ecommerce/products/${id}`);
  expect(status).toBe(200);
  expect(body.product.related.map((one: { id: number }) => one.id)).toEqual(ids);
});
