import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DnsRecord, Finding, MailDomain } from '#features/email/domains-contract.ts';
import { deliverOutside } from '#features/email/server/delivery/deliver-outside.ts';
import { type Client, registerUser } from '../../../../tests/client.ts';
import { holdAddress } from '../../../../tests/hold-address.ts';
import { type Zone, zoneOf } from '../../../../tests/mail-zone.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { readSenderFacts } from './sender-facts.ts';

const zone: Zone = {};
const handed: Uint8Array[] = [];
let atrium: TestApi;
let owner: Client;
let installation: Client;
beforeAll(async () => {
  atrium = await testApi({
    sampleData: false,
    settings: { sampleData: false, receivesMail: true, publicUrl: 'https://office.example' },
    mail: {
      lookUp: zoneOf(zone),
      outgoing: {
        from: { name: 'Atrium', email: 'office@operator.example' },
        host: 'relay.operator.example',
        handOver: async (source, to) => {
          handed.push(source);
          return to.map((email) => ({ email, outcome: 'taken' as const, answer: 'Taken' }));
        },
      },
    },
  });
  owner = await registerUser(atrium, { domain: 'oak.example' });
  installation = await registerUser(atrium, { domain: 'operator.example' });
});
afterAll(() => atrium.close());

const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const list = async (who: Client): Promise<MailDomain[]> => (await who.get('/api/v1/mail/domains')).body.domains;
const addKey = (who: Client, domain: string) => {
  atrium.clock.advance(1000);
  return who.post('/api/v1/mail/domains/keys', { domain });
};
const check = (who: Client, domain: string): Promise<{ status: number; body: { domain: MailDomain; findings: Finding[] } }> =>
  who.post('/api/v1/mail/domains/check', { domain });
const keysOf = ({ records }: MailDomain): DnsRecord[] => records.filter(({ kind }) => kind === 'dkim');
const publish = (record: DnsRecord | undefined) => {
  if (record) zone[`${record.name} TXT`] = [record.value];
};

/** Sends a mail outside and returns its From domains and signature results. */
async function sent(who: Client) {
  const to = [{ name: '', email: 'somebody@world.example' }];
  const { body } = await who.post('/api/v1/emails/drafts', { key: randomUUID(), to, subject: 'Hello', message: '<p>Grüße</p>' });
  const { status } = await who.post(`/api/v1/emails/drafts/${body.email.id}/send`, { undoSeconds: 0 });
  expect(status).toBe(200);
  await deliverOutside(atrium.deps, entityOf(who));
  const [source] = handed.splice(0);
  if (!source) throw new Error('nothing has left');
  const facts = await readSenderFacts(source, { client: null, helo: '', sender: '' }, zoneOf(zone));
  return { from: facts.domains, signed: facts.dkim.map(({ result, domain }) => `${domain}: ${result}`) };
}

describe('the mail domains of a company', () => {
  test('are those of its verified addresses that no other company shares, with DNS records to publish', async () => {
    expect(await list(owner)).toMatchObject([
      {
        domain: 'oak.example',
        signing: 'off',
        isOfInstallation: false,
        records: [
          { kind: 'dmarc', type: 'TXT', name: '_dmarc.oak.example', value: 'v=DMARC1; p=none' },
          { kind: 'mx', type: 'MX', name: 'oak.example', value: '10 office.example' },
        ],
      },
    ]);
    const [own] = await list(installation);
    expect(own?.records.find(({ kind }) => kind === 'spf')?.value).toBe('v=spf1 mx a:relay.operator.example ~all');
  });
  test('return 404 when they belong to others', async () => {
    await holdAddress(atrium, owner, 'x@shared.example', 'verified account');
    await holdAddress(atrium, installation, 'y@shared.example', 'verified account');
    await holdAddress(atrium, owner, 'x@unproved.example', 'unverified account');
    for (const domain of ['operator.example', 'shared.example', 'unproved.example', 'nowhere.example'])
      for (const call of [addKey, check]) expect((await call(owner, domain)).status, domain).toBe(404);
  });
});

describe('a signing key', () => {
  test('signs once published in the DNS, and then keeps the sender in From', async () => {
    expect(await sent(owner)).toEqual({ from: ['operator.example'], signed: [] });
    const { body } = await addKey(owner, 'OAK.example');
    expect(body.domain).toMatchObject({ signing: 'waiting', records: [{ kind: 'dkim', name: 'atrium1._domainkey.oak.example' }, {}, {}] });
    expect((await addKey(owner, 'oak.example')).body).toEqual(body);
    expect((await check(owner, 'oak.example')).body).toMatchObject({
      domain: { signing: 'waiting' },
      findings: [{ state: 'missing' }, {}, {}],
    });
    expect(await sent(owner)).toEqual({ from: ['operator.example'], signed: [] });
    publish(keysOf(body.domain)[0]);
    expect((await check(owner, 'oak.example')).body).toMatchObject({ domain: { signing: 'on' }, findings: [{ state: 'found' }, {}, {}] });
    expect(await sent(owner)).toEqual({ from: ['oak.example'], signed: ['oak.example: pass'] });
  });
  test('is replaced by a second one, which signs once it is found', async () => {
    const { body } = await addKey(owner, 'oak.example');
    expect(body.domain).toMatchObject({ signing: 'on', isRotating: true });
    const [first, second] = keysOf(body.domain);
    expect([first?.name, second?.name]).toEqual(['atrium1._domainkey.oak.example', 'atrium2._domainkey.oak.example']);
    await check(owner, 'oak.example');
    expect((await sent(owner)).signed).toEqual(['oak.example: pass']);
    publish(second);
    expect(keysOf((await check(owner, 'oak.example')).body.domain)).toEqual([second]);
    delete zone[`${first?.name} TXT`];
    expect((await sent(owner)).signed).toEqual(['oak.example: pass']);
    expect(keysOf((await addKey(owner, 'oak.example')).body.domain)[1]?.name).toBe('atrium1._domainkey.oak.example');
  });
  test('stays in use while the DNS does not respond, and stops when removed', async () => {
    const name = 'atrium2._domainkey.oak.example TXT';
    const kept = zone[name] ?? [];
    zone[name] = 'silent';
    expect((await check(owner, 'oak.example')).body).toMatchObject({ domain: { signing: 'on' } });
    zone[name] = ['v=DKIM1; k=rsa; p=AAAA'];
    const { findings } = (await check(owner, 'oak.example')).body;
    expect(findings.find((one) => `${one.name} TXT` === name)).toMatchObject({ state: 'different', found: ['v=DKIM1; k=rsa; p=AAAA'] });
    expect(await sent(owner)).toEqual({ from: ['operator.example'], signed: [] });
    zone[name] = kept;
  });
  test('of the installation’s own domain also signs mail from other companies', async () => {
    const { body } = await addKey(installation, 'operator.example');
    publish(keysOf(body.domain)[0]);
    await check(installation, 'operator.example');
    const other = await registerUser(atrium);
    expect(await sent(other)).toEqual({ from: ['operator.example'], signed: ['operator.example: pass'] });
  });
  test('is stored encrypted', async () => {
    const rows = await atrium.ownerQuery('select sealed_key, public_key from mail_signing_keys');
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed_key: sealed, public_key: open } of rows) {
      expect(Buffer.from(String(sealed), 'base64').toString('latin1')).not.toContain('MII');
      expect(String(open)).toMatch(/^MIIB/);
    }
  });
});

test.each<[string, string[], Finding['state']]>([
  ['_dmarc.oak.example TXT', ['v=DMARC1; p=reject; rua=mailto:a@oak.example'], 'found'],
  ['_dmarc.oak.example TXT', ['v=DMARC1'], 'different'],
  ['_dmarc.oak.example TXT', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'different'],
  ['_dmarc.oak.example TXT', ['something=else'], 'missing'],
])('%s %j: %s', async (name, records, state) => {
  zone[name] = records;
  const { findings } = (await check(owner, 'oak.example')).body;
  expect(findings.find(({ kind }) => kind === 'dmarc')?.state).toBe(state);
});

test.each([
  ['office.example', 'found'],
  ['OFFICE.example.', 'found'],
  ['mx.elsewhere.example', 'different'],
])('treats mail to %s as %s', async (exchange, state) => {
  zone['oak.example MX'] = [{ exchange, priority: 5 }];
  const { findings } = (await check(owner, 'oak.example')).body;
  expect(findings.find(({ kind }) => kind === 'mx')).toMatchObject({ state, found: [`5 ${exchange}`] });
});
