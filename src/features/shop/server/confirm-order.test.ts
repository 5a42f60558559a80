import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

const world = mockOutgoingMail();
let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi({ mail: { outgoing: world.outgoing } });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());
beforeEach(() => atrium.ownerQuery("delete from cart_items; update people set language = null where entity = 'juniper'"));

const address = {
  name: 'J',
  company: '',
  street: 'Leith Walk 1',
  city: 'Edinburgh',
  postalCode: 'EH6',
  country: 'United Kingdom',
  phone: '',
};
const ready = async (who: Client, clientKey: string) => {
  const { body } = await who.post('/api/v1/shop/addresses', address);
  await who.post('/api/v1/shop/cart/20', { qty: 2 });
  const { totalCents } = (await who.get('/api/v1/shop/checkout')).body.quote;
  return { clientKey, addressId: body.address.id, payment: 'invoice', coupon: '', totalCents };
};
const mailsOf = async (who: Client, folder: string, q = 'order #') => (await who.get('/apps/email/emails', { folder, q })).body.emails;
const order = (who: Client, body: object) => who.post('/api/v1/shop/orders', body);

test('sends the buyer one email from the company, to their inbox and not to their sent folder', async () => {
  const body = await ready(staff, 'key-of-mail-1');
  const answers = await Promise.all([order(staff, body), order(staff, body)]);
  answers.push(await order(staff, body));
  const ids = new Set(answers.map((answer) => answer.body.order.id));
  expect(ids.size).toBe(1);
  const [id] = [...ids];
  const found = await mailsOf(staff, 'inbox');
  expect(found.map(({ subject }: { subject: string }) => subject)).toEqual([`Your order #${id}`]);
  expect(found[0]).toMatchObject({ isRead: false, from: { name: 'Juniper & Vale' }, to: [{ email: staff.userData.email }] });
  expect(found[0].message).toContain('2 × Leith Throw (Moss): €298.00');
  expect([await mailsOf(staff, 'sent'), await world.delivered(atrium.deps)]).toEqual([[], []]);
});

test('writes in the language of the buyer, whatever the page requests', async () => {
  await atrium.ownerQuery("update people set language = 'ar' where entity = 'juniper' and id = $1", [staff.userData.id]);
  const { body } = await order(staff, await ready(staff, 'key-of-mail-2'));
  const [mail] = await mailsOf(staff, 'inbox', 'طلبك');
  expect([mail.subject, mail.message]).toEqual([`طلبك رقم ${body.order.id}`, expect.stringContaining('dir="rtl"')]);
});

test('sends an email to a buyer without a mailbox, and lists it nowhere', async () => {
  const { body } = await admin.post('/api/v1/roles', { title: 'Customer', rules: [{ action: 'read', subject: 'Shop' }] });
  await atrium.ownerQuery(`update accounts set role = '${body.role.name}' where username = 'client'`);
  const customer = await signInAs(atrium, 'client');
  const given = await ready(customer, 'key-of-mail-3');
  for (const _ of [1, 2]) expect((await order(customer, given)).status).toBe(201);
  const left = await world.delivered(atrium.deps);
  expect(left.map(({ subject, recipients }) => [subject, recipients])).toEqual([
    [expect.stringMatching(/^Your order #\d+$/), [customer.userData.email]],
  ]);
  const listed = await atrium.ownerQuery('select id from mails where owner_id = $1 and deleted_at is null', [customer.userData.id]);
  expect(listed).toEqual([]);
});
