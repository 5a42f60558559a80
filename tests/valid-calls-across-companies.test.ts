import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { chosenDatabase } from './chosen-database.ts';
import { coveredElsewhere, publicEndpoints } from './walk/examples.ts';
import { rollingBack, watchCompany } from './walk/rolled-back.ts';
import { allRows, differences, idsByTable, readRows } from './walk/rows-of.ts';
import { callsAs, type TwoCompanies, twoCompanies, victim } from './walk/two-companies.ts';
import { deleteByCalls, LikelyIds, sendAsAnother, type ValidCall, validCalls } from './walk/valid-calls.ts';
import { nameOf, type PlaceOfPart, placesOf, type Walker } from './walk/walk.ts';

const naming = endpoints.filter((endpoint) => {
  const name = nameOf(endpoint);
  return !(name in publicEndpoints) && !(name in coveredElsewhere) && placesOf(endpoint).length > 0;
});
const namesOf = (calls: ValidCall[]) => new Set(calls.map(({ endpoint }) => nameOf(endpoint)));

const rolledBack = rollingBack(chosenDatabase);
let world: TwoCompanies;
let owner: Walker;
let ids: LikelyIds;
let valid: ValidCall[];
beforeAll(async () => {
  world = await twoCompanies(() => rolledBack.open());
  const { atrium, reach } = world;
  await addPicture();
  await watchCompany(atrium, victim);
  owner = { request: callsAs(atrium, world.owner, `${reach.mark}admin`, 'admin'), entity: victim, ownNumber: 77_001 };
  ids = new LikelyIds(reach, await idsByTable(atrium, victim));
  rolledBack.isOn = true;
  valid = await validCalls(naming, owner, reach, ids);
  rolledBack.takeTouched();
});
afterAll(() => world?.atrium.close());

/** A picture for covers, logos and products. */
async function addPicture(): Promise<void> {
  const body = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f80' } })
    .png()
    .toBuffer();
  const headers = { Authorization: `Bearer ${world.owner.accessToken}`, 'Content-Type': 'image/png' };
  const { status } = await world.atrium.request('/api/v1/files?name=oak.png', { method: 'POST', headers, body: new Uint8Array(body) });
  expect(status).toBeLessThan(300);
}

/** Sends the requests as another company: they must be rejected as for missing rows, and write nothing. */
async function attackedWith(calls: ValidCall[]) {
  const { atrium, reach, attackersEntity } = world;
  const request = callsAs(atrium, world.attacker, world.attacker.userData.username, 'a long password');
  // Both companies have the sample data: 5 in one is 77005 in the other.
  const toOwn = (id: unknown, { isEntity, kind }: PlaceOfPart) =>
    isEntity ? attackersEntity : kind === 'number' ? Number(/^7700(\d+)$/.exec(String(id))?.[1] ?? 1) : id;
  const before = await readRows(atrium, victim, await allRows(atrium));
  const attacked = await sendAsAnother(calls, { request, entity: attackersEntity, ownNumber: 1 }, reach, toOwn, rolledBack.takeTouched);
  expect(attacked.found).toEqual([]);
  expect(differences(before, await readRows(atrium, victim, await allRows(atrium)))).toEqual([]);
  return attacked;
}

test('rejects requests valid for one company from another as for a missing row, and writes nothing', async () => {
  const { calls, ownThrough } = await attackedWith(valid);
  expect(calls).toBeGreaterThan(1000);
  expect(ownThrough, 'calls that the attacker gets through with by own ids').toBeGreaterThan(180);
});

// Must be last: it deletes rows, so that there is something to restore.
test('rejects restoring requests too; nine in ten requests that name rows are valid for their company', async () => {
  rolledBack.isOn = false;
  await deleteByCalls(valid, owner, world.reach);
  rolledBack.isOn = true;
  const through = namesOf(valid);
  const others = naming.filter((one) => !through.has(nameOf(one)) && /restore|again|purge/.test(one.path));
  const restoring = await validCalls(others, owner, world.reach, ids);
  rolledBack.takeTouched();
  expect((await attackedWith(restoring)).calls).toBeGreaterThan(20);
  // If the requests became invalid, the test would attack nothing.
  const all = namesOf([...valid, ...restoring]);
  const shareOf = (some: typeof naming) => some.filter((endpoint) => all.has(nameOf(endpoint))).length / some.length;
  expect(shareOf(naming.filter(({ writes }) => writes)), 'writes').toBeGreaterThan(0.9);
  expect(shareOf(naming), 'calls').toBeGreaterThan(0.9);
});
