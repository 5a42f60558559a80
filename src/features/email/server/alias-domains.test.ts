import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerSomebody } from '../../../../tests/client.ts';
import { type Holding, holdAddress } from '../../../../tests/hold-address.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
let stranger: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { sampleData: false } });
  stranger = await registerSomebody(atrium);
});
afterAll(() => atrium.close());

const addAlias = (who: Client, email: string) => who.post('/api/v1/mail/aliases', { email });
let made = 0;

/** A company whose admin has a verified address of a domain that nobody else has. */
async function company(): Promise<{ owner: Client; domain: string }> {
  const domain = `company${++made}.example`;
  return { owner: await registerSomebody(atrium, { domain }), domain };
}

describe('an alias of the own domain, while another entity has there', () => {
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
    // The case of letters says nothing.
    await holdAddress(atrium, stranger, address.replace('DOMAIN', domain.toUpperCase()), holding);
    expect((await addAlias(owner, `sales@${domain}`)).status).toBe(status);
  });

  test('is refused as one that is taken: no more is told', async () => {
    const { owner, domain } = await company();
    await holdAddress(atrium, owner, `taken@${domain}`, 'person');
    const taken = await addAlias(owner, `taken@${domain}`);
    await holdAddress(atrium, stranger, `somebody@${domain}`, 'verified account');
    const refused = await addAlias(owner, `free@${domain}`);
    expect([refused.status, refused.body]).toEqual([taken.status, taken.body]);
  });

  test('is given where only colleagues are, or a person who was deleted', async () => {
    const { owner, domain } = await company();
    await holdAddress(atrium, owner, `colleague@${domain}`, 'verified account');
    await holdAddress(atrium, stranger, `gone@${domain}`, 'person');
    await atrium.ownerQuery(`update people set deleted_at = now() where email = 'gone@${domain}'`);
    expect((await addAlias(owner, `sales@${domain}`)).status).toBe(201);
  });
});

test('of two companies at one public domain neither takes more of its addresses, and those that they have stay', async () => {
  const one = await registerSomebody(atrium, { domain: 'public.example' });
  const { body } = await addAlias(one, 'first@public.example');
  const other = await registerSomebody(atrium, { domain: 'public.example' });
  const answers = await Promise.all([addAlias(one, 'second@public.example'), addAlias(other, 'third@public.example')]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  expect((await one.get('/api/v1/mail/aliases')).body.aliases).toEqual([body.alias]);
});
