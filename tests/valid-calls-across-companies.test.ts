import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { chosenDatabase } from './chosen-database.ts';
import { toldToEverybody } from './walk/examples.ts';
import { rollingBack, watchCompany } from './walk/rolled-back.ts';
import { allRows, differences, idsByTable, readRows } from './walk/rows-of.ts';
import { callsAs, type TwoCompanies, twoCompanies, victim } from './walk/two-companies.ts';
import { deleteByCalls, LikelyIds, sendAsAnother, type ValidCall, validCalls } from './walk/valid-calls.ts';
import { nameOf, type PlaceOfPart, placesOf } from './walk/walk.ts';

const rolledBack = rollingBack(chosenDatabase);
let world: TwoCompanies;
beforeAll(async () => {
  world = await twoCompanies(() => rolledBack.open());
  await addPictures(world.owner);
  await watchCompany(world.atrium, victim);
});
afterAll(() => world?.atrium.close());

/** What covers, logos and products take. */
async function addPictures({ accessToken }: TwoCompanies['owner']): Promise<void> {
  const body = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f80' } })
    .png()
    .toBuffer();
  const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'image/png' };
  const { status } = await world.atrium.request('/api/v1/files?name=oak.png', { method: 'POST', headers, body: new Uint8Array(body) });
  expect(status).toBeLessThan(300);
}

const naming = endpoints.filter((endpoint) => !(nameOf(endpoint) in toldToEverybody) && placesOf(endpoint).length > 0);
const namesOf = (calls: ValidCall[]) => new Set(calls.map(({ endpoint }) => nameOf(endpoint)));

test('a call that its company gets through is refused to another as for a row that does not exist, and writes nothing there', async () => {
  const { atrium, reach, attackersEntity } = world;
  const owner = { request: callsAs(atrium, world.owner, `${reach.mark}admin`, 'admin'), entity: victim, ownNumber: 77_001 };
  const attacker = {
    request: callsAs(atrium, world.attacker, world.attacker.userData.username, 'a long password'),
    entity: attackersEntity,
    ownNumber: 1,
  };
  const ids = new LikelyIds(reach, await idsByTable(atrium, victim));
  // Both companies have the sample: 5 of the one is 77005 of the other.
  const toOwn = (id: unknown, { isEntity, kind }: PlaceOfPart) =>
    isEntity ? attackersEntity : kind === 'number' ? Number(/^7700(\d+)$/.exec(String(id))?.[1] ?? 1) : id;
  const attackedWith = async (calls: ValidCall[]) => {
    const before = await readRows(atrium, victim, await allRows(atrium));
    const attacked = await sendAsAnother(calls, attacker, reach, toOwn, rolledBack.takeTouched);
    expect(attacked.found).toEqual([]);
    expect(differences(before, await readRows(atrium, victim, await allRows(atrium)))).toEqual([]);
    return attacked;
  };
  rolledBack.isOn = true;
  const valid = await validCalls(naming, owner, reach, ids);
  rolledBack.takeTouched();
  const first = await attackedWith(valid);
  // What restores finds something only now.
  rolledBack.isOn = false;
  await deleteByCalls(valid, owner, reach);
  rolledBack.isOn = true;
  const through = namesOf(valid);
  const restoring = await validCalls(
    naming.filter((one) => !through.has(nameOf(one)) && /restore|again|purge/.test(one.path)),
    owner,
    reach,
    ids,
  );
  rolledBack.takeTouched();
  const second = await attackedWith(restoring);
  // Were the calls to become invalid, nothing would be attacked any more.
  const all = namesOf([...valid, ...restoring]);
  const shareOf = (some: typeof naming) => some.filter((endpoint) => all.has(nameOf(endpoint))).length / some.length;
  expect(shareOf(naming.filter(({ writes }) => writes)), 'writes that their company gets through with').toBeGreaterThan(0.75);
  expect(shareOf(naming), 'calls that their company gets through with').toBeGreaterThan(0.75);
  expect(first.calls + second.calls).toBeGreaterThan(1000);
  expect(first.ownThrough, 'calls that the attacker gets through with by own ids').toBeGreaterThan(180);
});
