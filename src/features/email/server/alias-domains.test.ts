import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser } from '../../../../tests/client.ts';
import { type Holding, holdAddress } from '../../../../tests/hold-address.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
let stranger: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { sampleData: false } });
  stranger = await registerUser(atrium);
});
afterAll(() => atrium.close());

const addAlias = (who: Client, email: string) => who.post('/api/v1/mail/aliases', { email });
let made = 0;

/** Creates a company whose admin has a verified address in a domain of its own. */
async function company(): Promise<{ owner: Client; domain: string }> {
  const domain = `company${++made}.example`;
  return { owner: await registerUser(atrium, { domain }), domain };
}

describe('an alias in the own domain, while another entity holds', () => {
  test.each<[Holding, string, number]>([
    ['nothing', '', 201],
    ['verified account', 'somebody@DOMAIN', 400],
    ['unverified account', 'somebody@DOMAIN', 201],
    ['alias', 'somebody@DOMAIN', 400],
    ['alias of somebody unverified', 'somebody@DOMAIN', 400],
    ['person', 'somebody@DOMAIN', 400],
    ['verified account', 'somebody@sub.DOMAIN', 201],
    ['verified account', 'somebody@not-DOMAIN', 201],
    ['verified account', '"company.example@"@DOMAIN', 400],
    ['verified account', 'DOMAIN@another.example', 201],
  ])('%s %s: %i', async (holding, address, status) => {
    const { owner, domain } = await company();
    // Case does not matter.
    await holdAddress(atrium, stranger, address.replace('DOMAIN', domain.toUpperCase()), holding);
    expect((await addAlias(owner, `sales@${domain}`)).status).toBe(status);
  });

  test('is rejected like a taken address, without revealing more', async () => {
    const { owner, domain } = await company();
    await holdAddress(atrium, owner, `taken@${domain}`, 'person');
    const taken = await addAlias(owner, `taken@${domain}`);
    await holdAddress(atrium, stranger, `somebody@${domain}`, 'verified account');
    const refused = await addAlias(owner, `free@${domain}`);
    expect([refused.status, refused.body]).toEqual([taken.status, taken.body]);
  });

  test('is accepted when the domain has only colleagues or a deleted person', async () => {
    const { owner, domain } = await company();
    await holdAddress(atrium, owner, `colleague@${domain}`, 'verified account');
    await holdAddress(atrium, stranger, `gone@${domain}`, 'person');
    await atrium.ownerQuery(`update people set deleted_at = now() where email = 'gone@${domain}'`);
    expect((await addAlias(owner, `sales@${domain}`)).status).toBe(201);
  });
});

test('two companies at one public domain cannot add more of its addresses, and keep the ones they have', async () => {
  const one = await registerUser(atrium, { domain: 'public.example' });
  const { body } = await addAlias(one, 'first@public.example');
  const other = await registerUser(atrium, { domain: 'public.example' });
  const answers = await Promise.all([addAlias(one, 'second@public.example'), addAlias(other, 'third@public.example')]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  expect((await one.get('/api/v1/mail/aliases')).body.aliases).toEqual([body.alias]);
});
