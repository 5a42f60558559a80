import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { getDateSetting } from '../date-contract.ts';

let atrium: TestApi;
let staff: Client;
let client: Client;
beforeAll(async () => {
  atrium = await testApi();
  staff = await signInAs(atrium, 'staff');
  client = await signInAs(atrium, 'client');
});
afterAll(() => atrium.close());
beforeEach(() => atrium.ownerQuery('update people set time_zone = null, week_start = null, hour_cycle = null'));

const path = '/api/v1/session/dates';
const read = async (who: Client) => (await who.get(path)).body;
const change = (who: Client, body: object) =>
  send(atrium, path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${who.accessToken}` },
    body: JSON.stringify(body),
  });
const unset = { timeZone: null, weekStart: null, hourCycle: null };

test('date formats follow browser and language until the person sets them, each part separately', async () => {
  getDateSetting.answer?.parse(await read(staff));
  expect(await read(staff)).toEqual(unset);
  expect((await change(staff, { hourCycle: 'h12' })).body).toEqual({ ...unset, hourCycle: 'h12' });
  expect((await change(staff, { timeZone: 'Asia/Kathmandu', weekStart: 'saturday' })).body).toEqual({
    timeZone: 'Asia/Kathmandu',
    weekStart: 'saturday',
    hourCycle: 'h12',
  });
  expect((await change(staff, { timeZone: null })).body).toEqual({ timeZone: null, weekStart: 'saturday', hourCycle: 'h12' });
  expect((await change(staff, {})).status).toBe(200);
  expect(await read(staff)).toEqual({ timeZone: null, weekStart: 'saturday', hourCycle: 'h12' });
});

test('the setting is part of the sign-in response once set, so that the first page uses it', async () => {
  const setting = async () => (await staff.get('/api/v1/session')).body.userData.dates;
  expect(await setting()).toBeUndefined();
  await change(staff, { hourCycle: 'h12' });
  expect(await setting()).toEqual({ ...unset, hourCycle: 'h12' });
  expect((await signInAs(atrium, 'staff')).userData.dates).toEqual({ ...unset, hourCycle: 'h12' });
});

test('the setting applies to its person only, whatever their role', async () => {
  expect((await change(client, { weekStart: 'monday' })).status).toBe(200);
  expect(await read(client)).toEqual({ ...unset, weekStart: 'monday' });
  expect(await read(staff)).toEqual(unset);
});

test.each([
  ['Europe/Nowhere', 'timeZone', 'not_a_zone'],
  ['', 'timeZone', 'not_a_zone'],
  ['+02:00', 'timeZone', 'not_a_zone'],
])('rejects the unknown time zone %j by field name', async (timeZone, field, code) => {
  const { status, body } = await change(staff, { timeZone, hourCycle: 'h23' });
  expect([status, body.error.reasons]).toEqual([400, { [field]: [{ code }] }]);
  expect(await read(staff)).toEqual(unset);
});

test.each([{ weekStart: 'tuesday' }, { hourCycle: 'h24' }, { hourCycle: 12 }, { language: 'ar' }])('rejects %j', async (body) => {
  expect((await change(staff, body)).status).toBe(400);
  expect(await read(staff)).toEqual(unset);
});
