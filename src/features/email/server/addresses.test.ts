import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '#platform/people/server/public-api.ts';
import { type Client, clientWith, registerSomebody, send } from '../../../../tests/client.ts';
import { type Holding, holdAddress } from '../../../../tests/hold-address.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { findMailboxes } from './addresses.ts';

let atrium: TestApi;
let company: Client;
let stranger: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { sampleData: false } });
  company = await registerSomebody(atrium, { domain: 'company.example' });
  stranger = await registerSomebody(atrium);
});
afterAll(() => atrium.close());

const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';

let made = 0;

describe('mail of the world for an address that one entity has', () => {
  test.each<[Holding, Holding, 'company' | 'stranger' | 'nobody']>([
    ['alias', 'nothing', 'company'],
    ['alias', 'verified account', 'company'],
    ['alias', 'unverified account', 'company'],
    ['alias', 'person', 'company'],
    ['alias of somebody unverified', 'nothing', 'nobody'],
    ['alias of somebody unverified', 'verified account', 'nobody'],
    ['person', 'nothing', 'company'],
    // They have proved nothing, and somebody of another company has, at least of the domain.
    ['person', 'verified account', 'stranger'],
    ['person', 'unverified account', 'company'],
    // Which of the two is meant, nobody knows.
    ['person', 'person', 'nobody'],
    ['verified account', 'nothing', 'company'],
    ['unverified account', 'nothing', 'nobody'],
    // Neither is taken over: the one never proved it, the other is nobody who proved it.
    ['unverified account', 'person', 'stranger'],
    ['nothing', 'nothing', 'nobody'],
  ])('as %s, while a stranger has it as %s, reaches: %s', async (ofCompany, ofStranger, reached) => {
    const email = `sales@office${++made}.example`;
    await holdAddress(atrium, company, email, ofCompany);
    await holdAddress(atrium, stranger, email, ofStranger);
    const expected = { company: [entityOf(company)], stranger: [entityOf(stranger)], nobody: [] }[reached];
    const found = async (address: string) => (await findMailboxes(atrium.deps, [address])).map(({ entity }) => entity);
    expect([await found(email), await found(email.toUpperCase())]).toEqual([expected, expected]);
  });
});

describe('an address with a tag', () => {
  const found = async (address: string) => (await findMailboxes(atrium.deps, [address])).map(({ personId }) => personId);
  test('reaches whose it is without, and an alias that is spelled so before', async () => {
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

describe('an address that one entity has is not given to another', () => {
  const register = (email: string) => {
    made += 1;
    const person = { email, username: `taker${made}`, password: 'a long password' };
    return send(atrium, '/jwt/register', { method: 'POST', body: JSON.stringify(person) });
  };
  const taken = { error: { email: 'This email is already in use.', username: null } };
  const userOf = async (who: Client) => (await who.get('/api/users/list/all-data')).body[0];

  test('an alias, when somebody registers with it', async () => {
    const email = `Orders${made}@company.example`;
    expect((await company.post('/api/v1/mail/aliases', { email })).status).toBeLessThan(300);
    const answer = await register(email.toLowerCase());
    expect([answer.status, answer.body]).toEqual([200, taken]);
  });
  test('an alias, when an admin gives it to an account', async () => {
    const email = `invoices${made}@company.example`;
    await company.post('/api/v1/mail/aliases', { email });
    const { id } = await userOf(stranger);
    expect((await stranger.post(`/api/v1/users/${id}`, { email })).status).toBe(409);
  });
  test('what somebody signs in with, when an admin gives it to a person who cannot sign in', async () => {
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
  test('an address, when one registers with it and another takes it as an alias in the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const email = `both${round}@company.example`;
      const [alias, registered] = await Promise.all([company.post('/api/v1/mail/aliases', { email }), register(email)]);
      const gotIt = [alias.status < 300, registered.body.accessToken !== undefined];
      expect(gotIt.filter(Boolean)).toHaveLength(1);
    }
  });
  test('a person’s, when somebody registers with it: they may, and the mail goes where it went', async () => {
    const email = 'front.desk@office.example';
    await holdAddress(atrium, company, email, 'person');
    const { body } = await register(email);
    expect(body.accessToken).toBeTruthy();
    await clientWith(atrium, body).get('/api/v1/session');
    expect((await findMailboxes(atrium.deps, [email])).map(({ entity }) => entity)).toEqual([entityOf(company)]);
  });
});
