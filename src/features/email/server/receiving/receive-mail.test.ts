import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, send } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { receiveMail } from './receive-mail.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi({ settings: { sampleData: false } });
});
afterAll(() => atrium.close());

const bytesOf = (source: string) => new TextEncoder().encode(source);
const mailboxOf = ({ userData }: Client) => ({ entity: userData.eid.split('-')[0] ?? '', personId: userData.id });
const receive = (source: string, ...recipients: Client[]) => receiveMail(atrium.deps, bytesOf(source), recipients.map(mailboxOf));
const authorization = (who: Client) => ({ Authorization: `Bearer ${who.accessToken}` });

interface Shown {
  id: number;
  subject: string;
  replies: Shown[];
}
/** Returns the emails of a folder, including those nested in conversations. */
const mailsIn = async (who: Client, folder = 'inbox'): Promise<Shown[]> => {
  const flat = (some: Shown[]): Shown[] => some.flatMap((mail) => [mail, ...flat(mail.replies)]);
  return flat((await who.get('/apps/email/emails', { folder, perPage: 100 })).body.emails);
};
const subjectsIn = async (who: Client, folder = 'inbox') => (await mailsIn(who, folder)).map(({ subject }) => subject).sort();
const sourceOf = async (who: Client, id: number) =>
  (await atrium.request(`/api/v1/emails/${id}/source`, { headers: authorization(who) })).text();
const importing = (who: Client, mbox: string, folder = 'inbox') =>
  send(atrium, `/api/v1/mail/mbox?folder=${folder}`, { method: 'POST', headers: authorization(who), body: mbox });
const exportOf = async (who: Client) => (await atrium.request('/api/v1/mail/mbox', { headers: authorization(who) })).text();

const scan = (device: string, trace = '') =>
  [
    ...(trace ? [trace] : []),
    'From: Sender One <sender@outside.example>',
    'To: admin@demo.com',
    `Subject: scan of door device ${device}`,
    'Date: Fri, 27 Nov 2026 10:00:00 +0000',
    'Message-ID: <always-the-same@device.outside.example>',
    '',
    `scan of ${device}\r\n`,
  ].join('\r\n');

describe('two emails with the same message id', () => {
  test('are both stored, each with its own text and source', async () => {
    const who = await registerUser(atrium);
    await receive(scan('A'), who);
    await receive(scan('B'), who);
    const mails = await mailsIn(who);
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['scan of door device A', 'scan of door device B']);
    for (const { id, subject } of mails) {
      const device = subject.slice(-1);
      expect(await sourceOf(who, id)).toBe(scan(device));
      expect((await who.get('/apps/email/get-email', { id })).body.message).toContain(`scan of ${device}`);
    }
  });
  test('are stored once each, no matter how often and by which route they arrive', async () => {
    const who = await registerUser(atrium);
    for (const trace of ['', 'Received: from a by b; Fri, 27 Nov 2026 10:00:01 +0000', 'Return-Path: <sender@outside.example>\r\nX-Hop: 2'])
      for (const device of ['A', 'B']) await receive(scan(device, trace), who);
    expect(await subjectsIn(who)).toEqual(['scan of door device A', 'scan of door device B']);
    // Concurrently as well.
    await Promise.all(['C', 'C', 'C', 'D'].map((device) => receive(scan(device), who)));
    expect(await subjectsIn(who)).toHaveLength(4);
  });
  test('are exported, and imported once', async () => {
    const [who, other] = [await registerUser(atrium), await registerUser(atrium)];
    for (const device of ['A', 'B', 'C']) await receive(scan(device), who);
    const mbox = await exportOf(who);
    expect((await importing(who, mbox)).body).toEqual({ imported: 0, skipped: 3, failed: [] });
    expect((await importing(other, mbox)).body).toEqual({ imported: 3, skipped: 0, failed: [] });
    expect((await importing(other, mbox)).body).toEqual({ imported: 0, skipped: 3, failed: [] });
    expect(await subjectsIn(other)).toEqual(await subjectsIn(who));
  });
});

test('stores a mailing list copy next to the original and the sent email', async () => {
  const who = await registerUser(atrium);
  const mail = scan('A');
  await receive(mail, who);
  await receive(mail.replace('Subject: ', 'Subject: [Doors] '), who);
  await receive(`List-Id: <doors.lists.example>\r\n${mail}`, who);
  expect(await mailsIn(who)).toHaveLength(3);
  await importing(who, `From a@b.example Thu Jan  1 10:20:30 2015\n${scan('Own')}\n`, 'sent');
  await receive(`${scan('Own')}\r\n-- \r\nA list of doors`, who);
  expect([(await mailsIn(who, 'sent')).length, (await mailsIn(who)).length]).toEqual([1, 4]);
});

test('compares a stored email without content hash by its source, once, and one written here by its content', async () => {
  const who = await registerUser(atrium);
  const { entity } = mailboxOf(who);
  await receive(scan('A'), who);
  await atrium.ownerQuery(`update mails set content_hash = null where entity = '${entity}'`);
  await receive(scan('B'), who);
  await receive(scan('A', 'X-Hop: 1'), who);
  expect(await subjectsIn(who)).toEqual(['scan of door device A', 'scan of door device B']);
  expect(await atrium.ownerQuery(`select id from mails where entity = '${entity}' and content_hash is null`)).toEqual([]);
  // The source is gone, so whatever remains is compared.
  await atrium.ownerQuery(`update mails set content_hash = null, source_file_id = null where entity = '${entity}'`);
  await receive(scan('A', 'X-Hop: 2'), who);
  expect(await mailsIn(who)).toHaveLength(2);
  await receive(scan('A').replace('10:00:00', '11:00:00'), who);
  expect(await mailsIn(who)).toHaveLength(3);
});

test('every accepted email can be found and read by all its recipients, with its source unchanged', async () => {
  const word = fc.constantFrom('oak', 'ash', 'elm');
  const delivery = fc.record({
    messageId: fc.constantFrom('<a@x>', '<b@x>', ''),
    subject: word,
    text: fc.array(fc.constantFrom('oak', '', 'From here', '>From there', ' ', 'ünïcode \u0001'), { maxLength: 4 }),
    trace: fc.constantFrom('', 'Received: from a by b\r\n', 'X-Hop: 1\r\n'),
    references: fc.constantFrom('', 'References: <a@x>\r\n', 'In-Reply-To: <b@x>\r\n'),
    toSecond: fc.boolean(),
  });
  const written = ({ messageId, subject, text, trace, references }: typeof delivery extends fc.Arbitrary<infer T> ? T : never) =>
    `${trace}From: a@b.example\r\nSubject: ${subject}\r\n${references}${messageId && `Message-ID: ${messageId}\r\n`}\r\n${text.join('\r\n')}`;
  /** Removes what is not part of an email: lines added by servers, and the quoting of mbox files. */
  const contentOf = (source: string) =>
    source
      .replace(/^(Received|X-Hop): .*\r\n/gm, '')
      .replaceAll(/^>+From /gm, 'From ')
      .trimEnd();
  await fc.assert(
    fc.asyncProperty(fc.array(delivery, { minLength: 1, maxLength: 8 }), async (deliveries) => {
      const [first, second] = [await registerUser(atrium), await registerUser(atrium)];
      const accepted: { source: string; who: Client }[] = [];
      for (const one of deliveries) {
        const recipients = one.toSecond ? [first, second] : [first];
        await receive(written(one), ...recipients);
        accepted.push(...recipients.map((who) => ({ source: written(one), who })));
      }
      for (const who of [first, second]) {
        const sent = accepted.filter((one) => one.who === who).map(({ source }) => source);
        const kept = await Promise.all((await mailsIn(who)).map(({ id }) => sourceOf(who, id)));
        for (const source of kept) expect(sent).toContain(source);
        expect(new Set(kept.map(contentOf))).toEqual(new Set(sent.map(contentOf)));
      }
    }),
    { numRuns: 12 },
  );
});
