import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { emptyTables } from '../../../../tests/empty-tables.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { arrangeDashboard, resetDashboard, setStart } from '../arrangement-contract.ts';
import type { PlacedCard } from '../card-room.ts';
import { readDashboard } from '../contract.ts';
import { defaultCards } from '../dashboard-cards.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());
afterEach(async () => {
  await emptyTables(atrium, 'dashboard_arrangements');
  await atrium.ownerQuery(`update accounts set role = 'maintainer' where username = 'staff'`);
});

const path = '/api/v1/dashboard/arrangement';
const asked = (who: Client, method: string, address: string, body?: object) =>
  send(atrium, address, {
    method,
    headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const placed = (card: string, columns = 4, isTall = false) => ({ card, columns, isTall });
const put = (body: object, who = admin) => asked(who, 'PUT', path, { name: 'ecommerce', version: 0, hidden: [], cards: [], ...body });
const start = (choice: object | null, version = 0, who = admin) =>
  asked(who, 'PUT', '/api/v1/dashboard/start', { name: 'ecommerce', version, choice });
const reset = (version: number, who = admin) => asked(who, 'DELETE', `${path}?name=ecommerce&version=${version}`);

async function page(who = admin, name = 'ecommerce') {
  const { status, body } = await who.get('/api/v1/dashboard', { name });
  expect(status, JSON.stringify(body)).toBe(200);
  readDashboard.answer?.parse(body);
  return body;
}
const keysOf = ({ arrangement }: { arrangement: { cards: PlacedCard[] } }) => arrangement.cards.map(({ card }) => card);
/** All default cards of a page, as the list of removed ones. */
const usual = (...but: string[]) => defaultCards('ecommerce').filter((card) => !but.includes(card));

describe('an own layout', () => {
  test('is the default until something is chosen', async () => {
    const { arrangement } = await page();
    expect(keysOf({ arrangement })).toEqual(defaultCards('ecommerce'));
    expect(arrangement).toMatchObject({ hidden: [], isOwn: false, version: 0, startVersion: 0 });
    expect(arrangement.cards[1]).toEqual(placed('sales', 4));
    expect((await page(admin, 'analytics')).arrangement.cards[0]).toEqual(placed('sales', 6));
  });

  test('keeps the order and size of cards, including those of the other page, for its owner only', async () => {
    const cards = [placed('newestInvoices', 12), placed('sales', 8, true)];
    const { status, body } = await put({ cards, hidden: usual('sales') });
    expect(status, JSON.stringify(body)).toBe(200);
    arrangeDashboard.answer?.parse(body);
    const shown = await page();
    expect(shown.arrangement).toMatchObject({ cards, isOwn: true, version: 1 });
    expect(Object.keys(shown.cards).sort()).toEqual(['newestInvoices', 'sales']);
    // Only the admin can see who signs in from where.
    expect(keysOf(await page(staff))).toEqual(usual('browserStates'));
    expect(keysOf(await page(admin, 'analytics'))).toEqual(defaultCards('analytics'));
  });

  test('puts a card that is new since it was saved in its default place', async () => {
    await put({
      cards: [placed('earnings'), placed('sales'), placed('figures', 8)],
      hidden: usual('earnings', 'sales', 'figures', 'companies', 'today'),
    });
    expect(keysOf(await page())).toEqual(['today', 'earnings', 'companies', 'sales', 'figures']);
  });

  test('can be reset, and saved again', async () => {
    await put({ cards: [placed('sales')], hidden: usual('sales') });
    const { status, body } = await reset(1);
    expect(status).toBe(200);
    resetDashboard.answer?.parse(body);
    expect(body.arrangement).toMatchObject({ isOwn: false, version: 2, hidden: [] });
    expect(keysOf(body)).toEqual(defaultCards('ecommerce'));
    expect((await put({ cards: [placed('sales')], hidden: usual('sales'), version: 2 })).status).toBe(200);
    expect(keysOf(await page())).toEqual(['sales']);
  });

  test('returns 409 with the current layout to the second of two concurrent tabs', async () => {
    const answers = await Promise.all([put({ cards: [placed('sales')] }), put({ cards: [placed('earnings')] })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error.current).toEqual((await page()).arrangement);
    expect((await reset(0)).status).toBe(409);
  });
});

describe('an invalid layout is rejected with the invalid field', () => {
  test.each([
    ['cards.0.card', { cards: [placed('nothing')] }],
    ['cards.0.columns', { cards: [placed('sales', 5)] }],
    ['cards.0.columns', { cards: [placed('sales', 12)] }],
    ['cards.1.columns', { cards: [placed('sales', 4), placed('figures', 3)] }],
    ['cards.1.card', { cards: [placed('sales'), placed('sales')] }],
    ['hidden.0', { cards: [placed('sales')], hidden: ['sales'] }],
    ['hidden.0', { hidden: ['nothing'] }],
    ['name', { name: 'elsewhere' }],
    ['version', { version: -1 }],
    ['cards.0.isTall', { cards: [{ card: 'sales', columns: 4 }] }],
  ])('%s', async (field, body) => {
    const { status, body: answer } = await put(body);
    expect(status).toBe(400);
    expect(Object.keys(answer.error.fields)).toEqual([field]);
  });

  test('also in the company default', async () => {
    const { status, body } = await start({ cards: [placed('sales', 12)], hidden: [] });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['choice.cards.0.columns']]);
  });
});

describe('the company default', () => {
  test('applies only to people without their own layout', async () => {
    await put({ cards: [placed('figures', 8)], hidden: usual('figures', 'browserStates') }, staff);
    const choice = { cards: [placed('sales'), placed('timeline')], hidden: usual('sales') };
    const { status, body } = await start(choice);
    expect(status, JSON.stringify(body)).toBe(200);
    setStart.answer?.parse(body);
    expect(body).toMatchObject({ before: null, arrangement: { startVersion: 1, isOwn: false } });
    expect(keysOf(await page())).toEqual(['sales', 'timeline']);
    expect(keysOf(await page(staff))).toEqual(['figures']);
    await reset(1, staff);
    expect(keysOf(await page(staff))).toEqual(['sales', 'timeline']);
    const again = await start(null, 1);
    expect(again.body.before).toEqual(choice);
    expect(keysOf(await page())).toEqual(defaultCards('ecommerce'));
    expect((await start(null, 1)).status).toBe(409);
  });

  test('requires permission to change the company', async () => {
    await atrium.ownerQuery(`update accounts set role = 'editor' where username = 'staff'`);
    expect((await start(null, 0, staff)).status).toBe(403);
  });
});

describe('a person without access to the data of a card', () => {
  const asAuthor = () => atrium.ownerQuery(`update accounts set role = 'author' where username = 'staff'`);

  test('gets it neither on the page nor to choose, whatever the layout says', async () => {
    await put({ cards: [placed('sales'), placed('meetup')], hidden: ['earnings'] }, staff);
    await start({ cards: [placed('revenueReport', 8), placed('meetup')], hidden: ['companies'] });
    await asAuthor();
    const own = await page(staff);
    expect(keysOf(own)).toEqual(['today', 'meetup']);
    expect(own.arrangement.hidden).toEqual([]);
    await reset(1, staff);
    expect(keysOf(await page(staff))).toEqual(['today', 'meetup']);
    const refused = await put({ cards: [placed('sales')], version: 2 }, staff);
    expect(refused.status).toBe(400);
    expect(refused.body.error.reasons['cards.0.card'][0].choices).not.toContain('sales');
  });
});
