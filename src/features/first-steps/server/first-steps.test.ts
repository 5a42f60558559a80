import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { stepsFor } from './read-first-steps.ts';

let atrium: TestApi;
let owner: Client;
beforeAll(async () => {
  atrium = await testApi();
});
afterAll(() => atrium.close());
beforeEach(async () => {
  owner = await registerUser(atrium);
});

/** Returns the checklist as `name` or `name ✓`; null when the dashboard has none. */
async function stepsOf(who: Client, query: Record<string, string> = {}): Promise<string[] | null> {
  const { status, body } = await who.get('/api/v1/dashboard', query);
  expect(status, JSON.stringify(body)).toBe(200);
  const steps: { name: string; isDone: boolean }[] | undefined = body.firstSteps;
  return steps?.map(({ name, isDone }) => (isDone ? `${name} ✓` : name)) ?? null;
}
const dismiss = (who: Client, isDismissed: boolean) =>
  send(atrium, '/api/v1/first-steps/dismissed', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ isDismissed }),
  });
const entityOf = (who: Client) => who.userData.eid.split('-')[0] ?? '';
const allSteps = ['setup', 'seller', 'invoice', 'colleague', 'mail', 'two-step', 'backup'];
const line = { description: 'Desk', quantityMilli: 1000, priceCents: 100, discountBasisPoints: 0, taxBasisPoints: 0 };

async function addInvoice(who: Client): Promise<void> {
  const { body } = await who.post('/api/v1/clients', { company: 'Leith Library' });
  const dates = { issuedOn: '2030-03-10', dueOn: '2030-04-09' };
  const added = await who.post('/api/v1/invoices', { clientId: body.client.id, ...dates, currency: 'EUR', lines: [line] });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
}

/** Sets up directly what would require a mail server or a phone. */
async function turnOnTheRest(who: Client): Promise<void> {
  const entity = entityOf(who);
  await atrium.ownerQuery(
    `insert into two_steps (entity, account_id, sealed_secret, confirmed_at, created_at)
     select entity, id, '', now(), now() from accounts where entity = '${entity}'`,
  );
  await atrium.ownerQuery(
    `insert into invitations (entity, id, user_id, kind, email, role, token_hash, expires_at, created_at)
     select entity, 1, id, 'invitation', '', 'editor', 'hash of ${entity}', now(), now() from users where entity = '${entity}'`,
  );
}

test('marks each step of a new company as done as soon as it is', async () => {
  expect(await stepsOf(owner)).toEqual(allSteps);
  const address = { address: 'Rua do Cais 1', country: 'Portugal', name: 'Cais Lda' };
  await owner.post('/api/v1/seller', address);
  // A company with a country needs no setup.
  expect(await stepsOf(owner)).toEqual(['setup ✓', ...allSteps.slice(1)]);
  await owner.post('/api/v1/seller', { iban: 'PT50000201231234567890154' });
  await addInvoice(owner);
  await turnOnTheRest(owner);
  expect((await owner.get('/api/v1/workspace/export')).status).toBe(200);
  expect(await stepsOf(owner)).toEqual(['setup ✓', 'seller ✓', 'invoice ✓', 'colleague ✓', 'mail', 'two-step ✓', 'backup ✓']);
  const { settings } = atrium.deps;
  settings.receivesMail = true;
  const after = await stepsOf(owner);
  settings.receivesMail = false;
  expect(after).toBeNull();
});

test('stays hidden for the person who dismissed it until they bring it back', async () => {
  const other = await registerUser(atrium);
  expect((await dismiss(owner, true)).status).toBe(200);
  expect((await dismiss(owner, true)).status).toBe(200);
  expect(await stepsOf(owner)).toBeNull();
  expect(await stepsOf(other)).toEqual(allSteps);
  expect((await dismiss(owner, false)).status).toBe(200);
  expect(await stepsOf(owner)).toEqual(allSteps);
});

test('a company that starts with sample data has its own steps', async () => {
  const withSample = await registerUser(atrium, { sampleData: true });
  expect(await stepsOf(withSample)).toEqual(allSteps);
  await addInvoice(withSample);
  expect(await stepsOf(withSample)).toContain('invoice ✓');
});

test('only the home page shows it, and never to demo accounts', async () => {
  expect(await stepsOf(owner, { name: 'analytics' })).toBeNull();
  expect(await stepsOf(owner, { card: 'sales' })).toBeNull();
  expect(await stepsOf(await signInAs(atrium, 'admin'))).toBeNull();
});

describe('the setup', () => {
  const pass = (who: Client, step: string) =>
    send(atrium, '/api/v1/setup/passed', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ step }),
    });
  const passed = async (who: Client) => (await who.get('/api/v1/setup')).body.passed;

  test('stores the completed steps of a company once each and in order', async () => {
    const other = await registerUser(atrium);
    expect(await passed(owner)).toEqual([]);
    for (const step of ['areas', 'company', 'company']) expect((await pass(owner, step)).status).toBe(200);
    expect(await passed(owner)).toEqual(['company', 'areas']);
    expect(await passed(other)).toEqual([]);
    expect((await pass(owner, 'coffee')).status).toBe(400);
  });

  test('is offered by the checklist until its last step, even once the company has a country', async () => {
    await pass(owner, 'company');
    await owner.post('/api/v1/seller', { country: 'Portugal' });
    expect(await stepsOf(owner)).toContain('setup');
    await pass(owner, 'data');
    expect(await stepsOf(owner)).toContain('setup ✓');
  });

  test('is limited to admins', async () => {
    const client = await signInAs(atrium, 'client');
    expect((await client.get('/api/v1/setup')).status).toBe(403);
    expect((await pass(client, 'company')).status).toBe(403);
  });
});

test('a visitor cannot dismiss it', async () => {
  const { accessToken: _token, ...visitor } = clientWith(atrium, null);
  expect((await dismiss({ ...visitor, accessToken: '' }, true)).status).toBe(401);
});

test.each([
  [['manage all'], ['setup', 'seller', 'invoice', 'colleague', 'mail', 'two-step', 'backup']],
  [
    ['update Seller', 'create Invoice'],
    ['seller', 'invoice', 'two-step'],
  ],
  [['read Email'], ['picture', 'mail', 'two-step']],
  [[], ['picture', 'two-step']],
])('with permission for %j the checklist has %j', (rights, steps) => {
  const can = (action: string, subject: string) => rights.includes('manage all') || rights.includes(`${action} ${subject}`);
  expect(stepsFor({ can: can as never })).toEqual(steps);
});
