import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '#platform/people/server/public-api.ts';
import { type Client, clientWith, registerUser, send } from '../../../../tests/client.ts';
import { type Holding, holdAddress } from '../../../../tests/hold-address.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { findMailboxes } from './addresses.ts';

let atrium: TestApi;
let company: Client;
let stranger: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { sampleData: false } });
  company = await registerUser(atrium, { domain: 'company.example' });
  stranger = await registerUser(atrium);
});
afterAll(() => atrium.close());

const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';

let made = 0;

describe('outside mail for an address that one entity has', () => {
  test.each<[Holding, Holding, 'company' | 'stranger' | 'nobody']>([
    ['alias', 'nothing', 'company'],
    ['alias', 'verified account', 'company'],
    ['alias', 'unverified account', 'company'],
    ['alias', 'person', 'company'],
    ['alias of somebody unverified', 'nothing', 'nobody'],
    ['alias of somebody unverified', 'verified account', 'nobody'],
    ['person', 'nothing', 'company'],
    // The company has proved nothing; the other one has verified an address, at least in the domain.
    ['person', 'verified account', 'stranger'],
    ['person', 'unverified account', 'company'],
    // It cannot be decided which of the two is meant.
    ['person', 'person', 'nobody'],
    ['verified account', 'nothing', 'company'],
    ['unverified account', 'nothing', 'nobody'],
    // Neither has proved the address: one account is unverified, the other person has none.
    ['unverified account', 'person', 'stranger'],
    ['nothing', 'nothing', 'nobody'],
  ])('as %s, while another person has it as %s, reaches: %s', async (ofCompany, ofStranger, reached) => {
    const email = `sales@office${++made}.example`;
    await holdAddress(atrium, company, email, ofCompany);
    await holdAddress(atrium, stranger, email, ofStranger);
    const expected = { company: [entityOf(company)], stranger: [entityOf(stranger)], nobody: [] }[reached];
    const found = async (address: string) => (await findMailboxes(atrium.deps, [address])).map(({ entity }) => entity);
    expect([await found(email), await found(email.toUpperCase())]).toEqual([expected, expected]);
  });
});

describe('a tagged address', () => {
  const found = async (address: string) => (await findMailboxes(atrium.deps, [address])).map(({ personId }) => personId);
  test('reaches the owner of the untagged address, unless an alias matches exactly', async () => {
    const email = `orders${++made}@office.example`;
    await holdAddress(atrium, company, email, 'person');
    const [reached] = await found(email);
    expect(reached).toBeDefined();
    const tagged = email.replace('@', '+Chairs@');
    expect([await found(tagged), await found(email.replace('@', '+a+b@'))]).toEqual([[reached], [reached]]);
    expect(await found(`nobody+${email}`)).toEqual([]);
    await holdAddress(atrium, company, tagged.toLowerCase(), 'alias');
    const [alias] = await found(tagged);
    expect(alias).toBeDefined();
    expect(alias).not.toBe(reached);
  });
});

describe('an address of one entity is not given to another', () => {
  const register = (email: string) => {
    made += 1;
    const person = { email, username: `taker${made}`, password: 'a long password' };
    return send(atrium, '/jwt/register', { method: 'POST', body: JSON.stringify(person) });
  };
  const taken = { error: { email: 'This email is already in use.', username: null } };
  const userOf = async (who: Client) => (await who.get('/api/users/list/all-data')).body[0];

  test('when it is an alias and someone registers with it', async () => {
    const email = `Orders${made}@company.example`;
    expect((await company.post('/api/v1/mail/aliases', { email })).status).toBeLessThan(300);
    const answer = await register(email.toLowerCase());
    expect([answer.status, answer.body]).toEqual([200, taken]);
  });
  test('when it is an alias and an admin assigns it to an account', async () => {
    const email = `invoices${made}@company.example`;
    await company.post('/api/v1/mail/aliases', { email });
    const { id } = await userOf(stranger);
    expect((await stranger.post(`/api/v1/users/${id}`, { email })).status).toBe(409);
  });
  test('when it is a login and an admin assigns it to a person without one', async () => {
    const entity = entityOf(stranger);
    const at = atrium.clock.now;
    const { body } = await stranger.post('/apps/users/add-user', { fullName: 'Nobody', email: 'nobody@nowhere.example', role: 'editor' });
    await atrium.deps.database.writing(entity, async (db) => {
      const personId = await addPerson(db, { entity, fullName: 'Nobody', email: 'nobody@nowhere.example', createdAt: at, updatedAt: at });
      await db.execute(`update users set person_id = ${personId} where id = ${body.user.id}`);
    });
    const change = (email: string) => stranger.post(`/api/v1/users/${body.user.id}`, { email });
    const alias = `support${made}@company.example`;
    await company.post('/api/v1/mail/aliases', { email: alias });
    expect([(await change(company.userData.email)).status, (await change(alias)).status]).toEqual([409, 409]);
    expect((await change('somebody@nowhere.example')).status).toBe(200);
  });
  test('when someone registers with it while another person adds it as an alias', async () => {
    for (let round = 0; round < 5; round++) {
      const email = `both${round}@company.example`;
      const [alias, registered] = await Promise.all([company.post('/api/v1/mail/aliases', { email }), register(email)]);
      const gotIt = [alias.status < 300, registered.body.accessToken !== undefined];
      expect(gotIt.filter(Boolean)).toHaveLength(1);
    }
  });
  test('except when it belongs to a person without a login: registering works, and the mail stays where it was', async () => {
    const email = 'front.desk@office.example';
    await holdAddress(atrium, company, email, 'person');
    const { body } = await register(email);
    expect(body.accessToken).toBeTruthy();
    await clientWith(atrium, body).get('/api/v1/session');
    expect((await findMailboxes(atrium.deps, [email])).map(({ entity }) => entity)).toEqual([entityOf(company)]);
  });
});
