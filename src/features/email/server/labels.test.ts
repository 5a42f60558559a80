import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { addMailLabel, listMailLabels, type MailLabel } from '../labels-contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
let elsewhere: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  elsewhere = await registerUser(atrium);
});
afterAll(() => atrium.close());
beforeEach(async () => {
  await atrium.ownerQuery('delete from mail_rules');
  await atrium.ownerQuery('delete from mail_labels');
  await atrium.ownerQuery("update mails set labels = '{}'");
});

const path = '/api/v1/mail/labels';
const call = (who: Client, method: string, address: string, body?: unknown) =>
  send(atrium, address, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${who.accessToken}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const list = async (who = admin): Promise<MailLabel[]> => {
  const { body } = await who.get(path);
  listMailLabels.answer?.parse(body);
  return body.labels;
};
const names = async (who = admin) => (await list(who)).map(({ name }) => name);
const made = async (name: string, who = admin, tint = 'teal'): Promise<MailLabel> => {
  const { status, body } = await who.post(path, { name, tint });
  expect(status, JSON.stringify(body)).toBe(201);
  addMailLabel.answer?.parse(body);
  return body.label;
};
const toggle = (emailIds: number[], label: string, who = admin) =>
  who.post('/apps/email/update-emails-label', { emailIds, label, value: true });
const listed = async (query: object, who = admin): Promise<number[]> =>
  (await who.get('/apps/email/emails', { folder: '', ...query })).body.emails.map(({ id }: { id: number }) => id);
const fieldsOf = ({ status, body }: { status: number; body: { error: { fields: object } } }) => [status, Object.keys(body.error.fields)];
const twoMails = async () => (await listed({ folder: 'inbox' })).slice(0, 2) as [number, number];

describe('a custom label', () => {
  test('is added at the end, renamed, recolored, and moved', async () => {
    const clients = await made('Clients');
    expect(clients).toMatchObject({ label: `label-${clients.id}`, tint: 'teal', position: 1, version: 1 });
    const tax = await made('Tax');
    const travel = await made('  Travel ');
    expect(await names()).toEqual(['Clients', 'Tax', 'Travel']);
    const changed = await call(admin, 'PUT', `${path}/${tax.id}`, { name: 'Taxes', tint: 'red', version: 1 });
    expect(changed.body.label).toMatchObject({ name: 'Taxes', tint: 'red', version: 2 });
    expect((await call(admin, 'PUT', `${path}/${tax.id}`, { name: 'Old', version: 1 })).status).toBe(409);
    await admin.post(`${path}/${travel.id}/move`, { position: 1 });
    expect(await names()).toEqual(['Travel', 'Clients', 'Taxes']);
    await admin.post(`${path}/${travel.id}/move`, { position: 99 });
    expect((await list()).map(({ name, position }) => [name, position])).toEqual([
      ['Clients', 1],
      ['Taxes', 2],
      ['Travel', 3],
    ]);
  });

  test.each(['clients', ' CLIENTS', 'Clíents', 'Important', 'شخصي'])('needs a unique name: not “%s”', async (name) => {
    await made('Clients');
    expect(fieldsOf(await admin.post(path, { name }))).toEqual([400, ['name']]);
    const other = await made('Other');
    expect(fieldsOf(await call(admin, 'PUT', `${path}/${other.id}`, { name }))).toEqual([400, ['name']]);
  });

  test('can change the case of its name, and share a name with the label of a colleague', async () => {
    const { id } = await made('clients');
    expect((await call(admin, 'PUT', `${path}/${id}`, { name: 'CLIENTS' })).body.label.name).toBe('CLIENTS');
    await made('Clients', staff);
    await made('Clients', elsewhere);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of 81 characters', { name: 'x'.repeat(81) }, 'name'],
    ['a name of two lines', { name: 'a\nb' }, 'name'],
    ['a colour that is none', { name: 'a', tint: 'beige' }, 'tint'],
    ['what it has not', { name: 'a', position: 4 }, 'position'],
  ])('is rejected with %s', async (_what, body, field) => {
    expect(fieldsOf(await admin.post(path, body))).toEqual([400, [field]]);
  });

  test('is limited to 200, even when restoring one', async () => {
    const first = await made('First');
    await call(admin, 'DELETE', `${path}/${first.id}`);
    await atrium.ownerQuery(
      `insert into mail_labels (entity, owner_id, id, name, tint, position, created_at, updated_at)
         select 'juniper', 1, 10000 + n, 'Label ' || n, 'blue', n, now(), now() from generate_series(1, 200) n`,
    );
    expect(fieldsOf(await admin.post(path, { name: 'One more' }))).toEqual([400, ['name']]);
    expect(fieldsOf(await admin.post(`${path}/${first.id}/restore`, {}))).toEqual([400, ['name']]);
  });
});

describe('an email', () => {
  test('gets custom labels like any other, and can be listed, selected and searched by them', async () => {
    const [one, two] = await twoMails();
    const { label } = await made('Big clients');
    expect((await toggle([one], label)).status).toBe(200);
    const labelled = { emailIds: [two], dataToUpdate: { labels: [label, 'private'] } };
    expect((await admin.post('/apps/email/update-emails', labelled)).status).toBe(200);
    const both = [one, two].sort();
    expect((await listed({ label })).sort()).toEqual(both);
    expect((await admin.get('/api/v1/emails/marks', { folder: '', label })).body.emails).toHaveLength(2);
    expect((await listed({ q: 'label:"big clients"' })).sort()).toEqual(both);
    expect((await listed({ q: 'label:Big-Clients label:private' })).sort()).toEqual([two]);
    expect((await admin.get('/apps/email/get-email', { id: one, folder: '', label })).body).toMatchObject({ labels: [label] });
  });

  test.each(['label-999999', 'label-0', 'label-', 'label-1x', 'urgent'])('rejects an unknown label: %s', async (label) => {
    const [one] = await twoMails();
    expect(fieldsOf(await toggle([one], label))).toEqual([400, ['label']]);
    expect(fieldsOf(await admin.get('/apps/email/emails', { folder: '', label }))).toEqual([400, ['label']]);
    const changed = await admin.post('/apps/email/update-emails', { emailIds: [one], dataToUpdate: { labels: ['private', label] } });
    expect(fieldsOf(changed)).toEqual([400, ['dataToUpdate.labels.1']]);
    expect(fieldsOf(await admin.post('/api/v1/mail/rules', { sender: 'a', label }))).toEqual([400, ['label']]);
  });

  test('rejects a label of a colleague', async () => {
    const [one] = await twoMails();
    const { label } = await made('Theirs', staff);
    expect(fieldsOf(await toggle([one], label))).toEqual([400, ['label']]);
    expect(fieldsOf(await admin.get('/apps/email/emails', { folder: '', label }))).toEqual([400, ['label']]);
  });
});

describe('a deleted label', () => {
  test('is removed from its emails, and restored to the same ones', async () => {
    const [one, two] = await twoMails();
    const { id, label } = await made('Clients');
    const rest = await made('Rest');
    await toggle([one, two], label);
    expect((await call(admin, 'DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await list()).toMatchObject([{ id: rest.id, position: 1 }]);
    expect((await admin.get('/apps/email/get-email', { id: one })).body.labels).toEqual([]);
    expect((await call(admin, 'DELETE', `${path}/${id}`)).status).toBe(404);
    const restored = await admin.post(`${path}/${id}/restore`, {});
    expect(restored.body.label).toMatchObject({ id, position: 2 });
    expect((await listed({ label })).sort()).toEqual([one, two].sort());
    expect((await admin.post(`${path}/${id}/restore`, {})).body.label).toEqual(restored.body.label);
  });

  test('cannot be restored while another label has its name', async () => {
    const { id } = await made('Clients');
    await call(admin, 'DELETE', `${path}/${id}`);
    await made('Clients');
    expect(fieldsOf(await admin.post(`${path}/${id}/restore`, {}))).toEqual([400, ['name']]);
  });

  test('is not applied by a rule until it is restored', async () => {
    const { id, label } = await made('Clients');
    await admin.post('/api/v1/mail/rules', { sender: 'oak', label });
    const ruled = async () => (await admin.get('/api/v1/mail/rules')).body.rules[0].label;
    expect(await ruled()).toBe(label);
    await call(admin, 'DELETE', `${path}/${id}`);
    expect(await ruled()).toBeNull();
    await admin.post(`${path}/${id}/restore`, {});
    expect(await ruled()).toBe(label);
  });
});
