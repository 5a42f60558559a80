import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProvidedUser } from '#features/users/server/public-api.ts';
import { type Client, clientWith, registerUser } from '../../../../tests/client.ts';
import { holdAddress } from '../../../../tests/hold-address.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { archiveOf, entityOf, entriesOf, exportedBy, found, sealed, takenInBy } from '../../../../tests/workspace-archives.ts';
import { findMailboxes } from './addresses.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi({ sampleData: false, settings: { sampleData: false } });
});
afterAll(() => atrium.close());

const addAlias = (who: Client, email: string) => who.post('/api/v1/mail/aliases', { email });
const reached = async (email: string) => (await findMailboxes(atrium.deps, [email])).map(({ entity }) => entity);
const ownersOf = (email: string) => findMailboxes(atrium.deps, [email]);
let made = 0;

/** Creates a company with its own domain and an admin. */
async function company(): Promise<{ owner: Client; domain: string; email: string }> {
  const domain = `theft${++made}.example`;
  const owner = await registerUser(atrium, { domain });
  return { owner, domain, email: owner.userData.email };
}

describe('a person without an account, imported from an archive', () => {
  /** Imports an archive that contains a person with this address into another company. */
  async function bringPerson(email: string): Promise<Client> {
    const source = await found(atrium, `source${++made}@thief.example`);
    const entries = await entriesOf(await exportedBy(atrium, source));
    for (const [name, text] of entries)
      if (name.startsWith('tables/people')) entries.set(name, String(text).replaceAll(source.userData.email, email));
    const thief = await found(atrium, `thief${++made}@thief.example`);
    await atrium.ownerQuery(`update accounts set email_verified_at = now() where entity in ('${entityOf(thief)}', '${entityOf(source)}')`);
    const { status, body } = await takenInBy(atrium, thief, await archiveOf(await sealed(entries)));
    expect(status, JSON.stringify(body)).toBe(200);
    const [row] = await atrium.ownerQuery(
      `select count(*)::int as n from people where entity = '${entityOf(thief)}' and email = '${email}'`,
    );
    expect(row).toEqual({ n: 1 });
    return thief;
  }

  test('does not receive the mail of an account', async () => {
    const { owner, email } = await company();
    await bringPerson(email);
    expect(await reached(email)).toEqual([entityOf(owner)]);
  });
  test('does not receive the mail of a colleague without a login', async () => {
    const { owner, domain } = await company();
    await holdAddress(atrium, owner, `desk@${domain}`, 'person');
    await bringPerson(`desk@${domain}`);
    expect(await reached(`desk@${domain}`)).toEqual([entityOf(owner)]);
  });
  test('does not receive mail for an unused or tagged address of the domain', async () => {
    const { owner, domain, email } = await company();
    const tagged = email.replace('@', '+billing@');
    await bringPerson(tagged);
    await bringPerson(`free@${domain}`);
    expect([await reached(tagged), await reached(`free@${domain}`)]).toEqual([[entityOf(owner)], []]);
  });
  test('receives no mail at a public provider where the company owns another address', async () => {
    const domain = `public${++made}.example`;
    await registerUser(atrium, { domain });
    const thief = await bringPerson(`ceo@${domain}`);
    await holdAddress(atrium, thief, `thief@${domain}`, 'verified account');
    expect([await reached(`ceo@${domain}`), await reached(`ceo+billing@${domain}`)]).toEqual([[], []]);
    expect(await reached(`thief@${domain}`)).toEqual([entityOf(thief)]);
  });
  test('receives no mail in a domain where another company has only an alias', async () => {
    const domain = `alias${++made}.example`;
    const other = await registerUser(atrium);
    await holdAddress(atrium, other, `office@${domain}`, 'alias');
    await bringPerson(`ceo@${domain}`);
    expect([await reached(`ceo@${domain}`), await reached(`office@${domain}`)]).toEqual([[], [entityOf(other)]]);
  });
});

describe('a person from an identity provider run by their own company', () => {
  /** Adds a person to a company whose identity provider claims this address for them. */
  async function provide({ owner }: { owner: Client }, email: string): Promise<void> {
    const entity = entityOf(owner);
    const { deps, clock } = atrium;
    const request = new Request('http://atrium.test/');
    const scope = { deps, request, bodyLimitBytes: 0, caller: deps.caller(request), now: clock.now };
    const provided = { entity, email, fullName: 'Ada Berg', role: 'editor' };
    const id = await deps.database.writing(entity, (db) => addProvidedUser(db, scope, provided));
    expect(id).not.toBeNull();
  }

  test('receives no mail in a domain of another company or in an unproven domain', async () => {
    const [victim, thief] = [await company(), await company()];
    for (const email of [`ceo@${victim.domain}`, `ceo@nowhere${made}.example`, victim.email.replace('@', '+x@')]) {
      await provide(thief, email);
      expect(await reached(email), email).toEqual(email.includes('+') ? [entityOf(victim.owner)] : []);
    }
  });
  test('receives mail in the company’s own domain', async () => {
    const own = await company();
    await provide(own, `ada@${own.domain}`);
    expect(await reached(`ada@${own.domain}`)).toEqual([entityOf(own.owner)]);
  });
});

describe('an alias', () => {
  test('that respells the address of another person is rejected', async () => {
    const { owner, domain, email } = await company();
    const colleague = `maren@${domain}`;
    await holdAddress(atrium, owner, colleague, 'verified account');
    const other = await registerUser(atrium);
    for (const tried of [
      colleague.toUpperCase(),
      colleague.replace('maren', 'Maren'),
      `${colleague}.`,
      colleague.replace('@', '+billing@'),
      colleague.replace('maren', 'MAREN+a+b'),
      colleague.replace('theft', 'ｔheft'),
      colleague.replace('@', '＠'),
      ` ${colleague} `,
    ])
      expect((await addAlias(owner, tried)).status, tried).toBe(400);
    for (const tried of [email, colleague, `sales@${domain}`, `sales@${domain.toUpperCase()}`, colleague.replace('@', '+x@')])
      expect((await addAlias(other, tried)).status, tried).toBe(400);
  });
  test('that tags the person’s own address is accepted', async () => {
    const { owner, email } = await company();
    expect((await addAlias(owner, email.replace('@', '+orders@'))).status).toBe(201);
  });
  test('with look-alike or case-folding letters does not receive the mail of another person', async () => {
    const { owner, domain } = await company();
    const victim = `kim@${domain}`;
    await holdAddress(atrium, owner, victim, 'verified account');
    const [mailbox] = await ownersOf(victim);
    for (const tried of [`\u212Aim@${domain}`, `кim@${domain}`, `kım@${domain}`, `k.im@${domain}`, `kim\u200B@${domain}`]) {
      await addAlias(owner, tried);
      expect(await ownersOf(victim), tried).toEqual([mailbox]);
    }
  });
  test('that belonged to a deleted colleague is rejected, because they may be restored', async () => {
    const { owner, domain } = await company();
    const email = `back@${domain}`;
    await holdAddress(atrium, owner, email, 'person');
    await atrium.ownerQuery(`update people set deleted_at = now() where email = '${email}'`);
    expect((await addAlias(owner, email)).status).toBe(400);
    expect((await addAlias(owner, email.replace('@', '+x@'))).status).toBe(400);
  });
  test('requested twice at the same time is given to only one of them', async () => {
    const { owner, domain } = await company();
    for (let round = 0; round < 10; round++) {
      const email = `race${round}@${domain}`;
      const answers = await Promise.all([addAlias(owner, email), addAlias(owner, email.toUpperCase()), registering(email)]);
      expect(answers.filter(({ status, body }) => status < 300 && !body.error)).toHaveLength(1);
    }
  });
});

function registering(email: string) {
  made += 1;
  return clientWith(atrium, null).post('/jwt/register', { email, username: `racer${made}`, password: 'a long password' });
}
