import { beforeEach, describe, expect, test } from 'vitest';
import { invoiceWork } from '#features/invoice/server/invoice-work.ts';
import { clientWith } from '../../../../tests/client.ts';
import { invoiceCalls } from '../../../../tests/invoice-calls.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';

const world = mockOutgoingMail();
const calls = invoiceCalls({ mail: { outgoing: world.outgoing }, settings: { publicUrl: 'https://atrium.example' } });

type Edge = [zone: string, moment: string, day: string];

/** Boundaries of days, years, and clock changes in the company's time zone. */
const usualEdges: Edge[] = [
  ['America/Los_Angeles', '2026-07-15T07:00:00Z', '2026-07-15'],
  ['America/Los_Angeles', '2027-01-01T00:30:00Z', '2026-12-31'],
  ['Pacific/Auckland', '2026-12-31T19:30:00Z', '2027-01-01'],
  ['Pacific/Auckland', '2026-09-27T11:00:00Z', '2026-09-28'],
  ['Europe/Berlin', '2026-12-31T22:59:59Z', '2026-12-31'],
  ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25'],
];
const furtherEdges: Edge[] = [
  ['America/Los_Angeles', '2026-07-15T06:59:59Z', '2026-07-14'],
  ['America/Los_Angeles', '2027-01-01T08:00:00Z', '2027-01-01'],
  ['America/Los_Angeles', '2026-03-08T07:59:59Z', '2026-03-07'],
  ['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08'],
  ['America/Los_Angeles', '2026-11-01T06:59:59Z', '2026-10-31'],
  ['America/Los_Angeles', '2026-11-02T07:59:59Z', '2026-11-01'],
  ['Pacific/Auckland', '2026-07-15T11:59:59Z', '2026-07-15'],
  ['Pacific/Auckland', '2026-07-15T12:00:00Z', '2026-07-16'],
  ['Pacific/Auckland', '2026-12-31T10:59:59Z', '2026-12-31'],
  ['Pacific/Auckland', '2026-04-04T10:59:59Z', '2026-04-04'],
  ['Pacific/Auckland', '2026-04-05T11:59:59Z', '2026-04-05'],
  ['Pacific/Auckland', '2026-09-26T11:59:59Z', '2026-09-26'],
  ['Europe/Berlin', '2026-07-14T21:59:59Z', '2026-07-14'],
  ['Europe/Berlin', '2026-07-14T22:00:00Z', '2026-07-15'],
  ['Europe/Berlin', '2026-12-31T23:00:00Z', '2027-01-01'],
  ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
];
const allEdges = [...usualEdges, ...furtherEdges];
/** Boundaries used for full scenarios; `npm run test:full` uses all. */
const edges = process.env.DAY_EDGES === 'all' ? allEdges : usualEdges;

const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

async function set(fields: object): Promise<void> {
  const { status, body } = await calls.admin.post('/api/v1/seller', fields);
  expect(status, JSON.stringify(body)).toBe(200);
}

let addressId = 0;
beforeEach(async () => {
  await world.delivered(calls.atrium.deps);
  await calls.atrium.ownerQuery('update products set stock = 10');
  const address = { name: 'Josephine', company: '', street: 'Leith Walk 1', city: 'Edinburgh', postalCode: 'EH6', phone: '' };
  if (addressId === 0)
    addressId = (await calls.staff.post('/api/v1/shop/addresses', { ...address, country: 'United Kingdom' })).body.address.id;
});

async function order() {
  expect((await calls.staff.post('/api/v1/shop/cart/1', { qty: 1 })).status).toBe(200);
  const { quote } = (await calls.staff.get('/api/v1/shop/checkout')).body;
  const wanted = { clientKey: crypto.randomUUID(), addressId, payment: 'invoice', coupon: '', totalCents: quote.totalCents };
  const { status, body } = await calls.staff.post('/api/v1/shop/orders', wanted);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order as { id: number; documents: { id: number }[] };
}

describe.each(edges)('in %s, %s is %s', (timeZone, moment, day) => {
  const at = async () => {
    await set({ timeZone, numberPrefix: '{YYYY}-', paymentTermsDays: 14, reminderDays: [7] });
    calls.atrium.clock.now = new Date(moment);
  };

  test('dates an order, its invoice, credit note, and payment on that day', async () => {
    await at();
    const { id, documents } = await order();
    const invoice = await calls.read(documents[0]?.id ?? 0);
    expect(invoice).toMatchObject({ issuedOn: day, dueOn: daysAfter(day, 14), number: `${day.slice(0, 4)}-0001` });
    expect((await calls.admin.get('/api/v1/seller')).body.seller.nextNumber).toBe(2);
    expect((await calls.admin.post(`/api/v1/orders/${id}/status`, { status: 'paid' })).status).toBe(200);
    expect((await calls.read(invoice.id)).payments.map(({ paidOn }) => paidOn)).toEqual([day]);
    const report = (await calls.admin.get('/api/v1/tax-report', { from: day, until: day, by: 'month' })).body;
    expect(report.rows.map(({ period }: { period: string }) => period)).toEqual([day.slice(0, 7)]);
    const placed = async (on: string) => (await calls.admin.get('/api/v1/orders', { placedFrom: on, placedUntil: on })).body.total;
    expect([await placed(daysAfter(day, -1)), await placed(day), await placed(daysAfter(day, 1))]).toEqual([0, 1, 0]);
    const own = await calls.issued({ issuedOn: day, dueOn: day });
    expect((await calls.credit(own.id)).body.invoice).toMatchObject({ issuedOn: day, dueOn: day });
    const { body } = await calls.admin.get('/api/v1/dashboard', { name: 'ecommerce', card: 'sales' });
    expect(body).toMatchObject({ today: day, span: { until: day } });
  });

  test('computes due, overdue, and reminder dates from that day', async () => {
    await at();
    const { issuedOn: _issued, dueOn: _due, ...given } = calls.given();
    for (const nextOn of [day, daysAfter(day, 1)])
      await calls.admin.post('/api/v1/recurring-invoices', { ...given, every: 1, unit: 'month', nextOn, paymentTermsDays: 14 });
    calls.atrium.clock.now = new Date(Date.parse(moment) - 20 * 86_400_000);
    const begun = { issuedOn: daysAfter(day, -20) };
    const seven = await calls.issued({ ...begun, dueOn: daysAfter(day, -7) });
    const six = await calls.issued({ ...begun, dueOn: daysAfter(day, -6) });
    const one = await calls.issued({ ...begun, dueOn: daysAfter(day, -1) });
    const none = await calls.issued({ ...begun, dueOn: day });
    calls.atrium.clock.now = new Date(moment);
    await invoiceWork.work(calls.atrium.deps);
    const { invoices } = await calls.list({ perPage: 100 });
    const drafts = invoices.filter(({ invoiceStatus }) => invoiceStatus === 'Draft');
    expect(drafts.map(({ issuedDate }) => new Date(`${issuedDate} UTC`).toISOString().slice(0, 10))).toEqual([day]);
    const statusOf = (id: number) => invoices.find((invoice) => invoice.id === id)?.invoiceStatus;
    expect([statusOf(one.id), statusOf(none.id)]).toEqual(['Past Due', 'Sent']);
    const isReminded = async (id: number) => (await calls.history(id)).some((entry) => entry.startsWith('reminded'));
    expect([await isReminded(seven.id), await isReminded(six.id)]).toEqual([true, false]);
  });
});

test.each(allEdges)("the company's day in %s, %s is %s", async (timeZone, moment, day) => {
  await set({ timeZone });
  calls.atrium.clock.now = new Date(moment);
  const { body } = await calls.admin.get('/api/v1/dashboard', { name: 'ecommerce', card: 'sales' });
  expect(body.today).toBe(day);
});

describe('the time zone', () => {
  test.each([
    ['Deutschland', 'Europe/Berlin', 'DE'],
    ['New Zealand', 'Pacific/Auckland', 'NZ'],
    ['US', 'America/New_York', 'US'],
    ['', undefined, undefined],
    ['Atlantis', undefined, undefined],
  ])('of a company in %j is %s, and every page receives it with the country', async (country, companyZone, companyCountry) => {
    await set({ country });
    const { userData } = (await calls.admin.get('/api/v1/session')).body;
    expect([userData?.companyZone, userData?.companyCountry]).toEqual([companyZone, companyCountry]);
  });

  test('of a new company is that of the person who registers', async () => {
    const given = { email: 'ana@new.example', username: 'ana-new', password: 'a long password', sample: false, timeZone: 'America/Lima' };
    const { body } = await clientWith(calls.atrium, null).post('/jwt/register', given);
    expect(body.userData.companyZone).toBe('America/Lima');
    const other = { ...given, email: 'bo@new.example', username: 'bo-new', timeZone: 'Mars/Olympus' };
    expect((await clientWith(calls.atrium, null).post('/jwt/register', other)).body.userData.companyZone).toBeUndefined();
  });

  test('chosen by a company takes precedence over its country and must exist', async () => {
    await set({ country: 'United States', timeZone: 'America/Los_Angeles' });
    calls.atrium.clock.now = new Date('2027-01-01T07:30:00Z');
    expect((await calls.admin.get('/api/v1/dashboard', { name: 'ecommerce', card: 'sales' })).body.today).toBe('2026-12-31');
    const { status, body } = await calls.admin.post('/api/v1/seller', { timeZone: 'Mars/Olympus' });
    expect([status, body.error.reasons]).toEqual([400, { timeZone: [{ code: 'not_a_zone' }] }]);
    const audit = (await calls.admin.get('/api/v1/audit', { action: 'seller.edited' })).body.entries;
    expect(audit[0].changes).toContainEqual({ field: 'timeZone', from: '', to: 'America/Los_Angeles' });
  });
});
