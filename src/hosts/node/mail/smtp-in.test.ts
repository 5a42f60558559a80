import { once } from 'node:events';
import { connect } from 'node:net';
import MailComposer from 'nodemailer/lib/mail-composer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { smtpIn } from './smtp-in.ts';
import { smtpOut } from './smtp-out.ts';

let atrium: TestApi;
let listening: { port: number; close(): Promise<void> };
let admin: Client;
let staff: Client;
const at = { host: '127.0.0.1', port: 0 };
beforeAll(async () => {
  atrium = await testApi({ settings: { mailLimitBytes: 30 * 1024 * 1024 } });
  listening = await smtpIn(atrium.deps, { at, tls: undefined });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(async () => {
  await listening.close();
  await atrium.close();
});

interface Listed {
  id: number;
  subject: string;
  folder: string;
  isRead: boolean;
  from: { name: string; email: string; avatar: string | null };
  attachments: { fileName: string; url: string; size: string }[];
  message: string;
  replies: Listed[];
}
const mailsOf = async (who: Client, folder: string, q: string): Promise<Listed[]> =>
  (await who.get('/apps/email/emails', { folder, q })).body.emails;

/** Delivers a mail the way an outside server does. */
const bring = (source: string | Uint8Array, to: string[], port = listening.port) =>
  smtpOut({ url: `smtp://127.0.0.1:${port}`, from: { name: '', email: 'somebody@world.example' } }).handOver(
    Buffer.from(source as string),
    to,
  );
const plain = (subject: string, ...head: string[]) =>
  ['From: Somebody <somebody@world.example>', `Subject: ${subject}`, ...head, '', 'Hello'].join('\r\n');

describe('outside mail', () => {
  test('reaches a user of the entity live and unread, with its sender', async () => {
    const told = new Promise((resolve) => {
      atrium.deps.changes.subscribe('juniper', (change) => {
        if (change !== 'resync' && change.kind === 'email') resolve(change);
      });
    });
    expect(await bring(plain('By address'), ['STAFF@demo.com'])).toMatchObject([{ outcome: 'taken' }]);
    const [mail] = await mailsOf(staff, 'inbox', 'By address');
    expect(mail).toMatchObject({ isRead: false, from: { name: 'Somebody', email: 'somebody@world.example', avatar: null } });
    expect(await told).toMatchObject({ kind: 'email', ids: [mail?.id] });
    expect(await mailsOf(admin, 'inbox', 'By address')).toEqual([]);
    const source = await staff.get(`/api/v1/emails/${mail?.id}/source`);
    expect(source.body).toContain('Subject: By address');
  });

  test('to an alias is delivered once per user, however many of their addresses it names', async () => {
    await atrium.ownerQuery(
      "insert into mail_aliases (entity, id, person_id, email, created_at) values ('juniper', 1, 3, 'Sales@juniper.example', now())",
    );
    const outcomes = await bring(plain('By alias'), ['sales@JUNIPER.example', 'staff@demo.com', 'admin@demo.com', 'nobody@demo.com']);
    expect(outcomes.map(({ outcome, answer }) => [outcome, answer.slice(0, 3)])).toEqual([
      ['taken', '250'],
      ['taken', '250'],
      ['taken', '250'],
      ['refused', '550'],
    ]);
    expect(await mailsOf(staff, 'inbox', 'By alias')).toHaveLength(1);
    expect(await mailsOf(admin, 'inbox', 'By alias')).toHaveLength(1);
  });

  test('to an unknown recipient is refused and not relayed', async () => {
    expect(await bring(plain('Relay'), ['victim@elsewhere.example'])).toMatchObject([
      { outcome: 'refused', answer: '550 No such mailbox here' },
    ]);
    expect(await atrium.ownerQuery("select id from mails where subject = 'Relay'")).toEqual([]);
  });

  test('is filed once when delivered twice, even concurrently', async () => {
    const source = plain('Twofold', 'Message-ID: <twice@world.example>');
    await Promise.all([bring(source, ['staff@demo.com']), bring(source, ['staff@demo.com']), bring(source, ['staff@demo.com'])]);
    await bring(source, ['staff@demo.com', 'admin@demo.com']);
    expect(await mailsOf(staff, 'inbox', 'Twofold')).toHaveLength(1);
    expect(await mailsOf(admin, 'inbox', 'Twofold')).toHaveLength(1);
    await bring(plain('Nameless'), ['staff@demo.com']);
    await bring(plain('Nameless'), ['staff@demo.com']);
    expect(await mailsOf(staff, 'inbox', 'Nameless')).toHaveLength(1);
  });

  test('marked as spam goes to the spam folder', async () => {
    await bring(plain('Lottery', 'X-Spam-Flag: YES'), ['staff@demo.com']);
    expect(await mailsOf(staff, 'inbox', 'Lottery')).toEqual([]);
    expect(await mailsOf(staff, 'spam', 'Lottery')).toHaveLength(1);
  });

  test('that replies to a mail joins its conversation', async () => {
    await bring(plain('Question', 'Message-ID: <question@world.example>'), ['staff@demo.com']);
    await bring(plain('Re: Question', 'In-Reply-To: <question@world.example>'), ['staff@demo.com']);
    const [conversation] = await mailsOf(staff, 'inbox', 'Question');
    expect(conversation?.replies.map(({ subject }) => subject)).toEqual(['Re: Question']);
  });

  test('in a colleague’s name does not show the colleague’s picture', async () => {
    expect((await mailsOf(admin, 'inbox', '')).some(({ from }) => from.avatar)).toBe(true);
    await bring(['From: "Maren Lindqvist" <admin@world.example>', 'Subject: Pay this', '', 'Now'].join('\r\n'), ['staff@demo.com']);
    const [mail] = await mailsOf(staff, 'inbox', 'Pay this');
    expect(mail?.from).toEqual({ name: 'Maren Lindqvist', email: 'admin@world.example', avatar: null });
  });

  test('keeps no scripts, forms or references to this server', async () => {
    const html = '<img src=x onerror=run()><script>run()</script><img src="/api/v1/files/juniper/1/x"><form action=x><p>Hi</p></form>';
    await bring(['Subject: Attack', 'Content-Type: text/html', '', html].join('\r\n'), ['staff@demo.com']);
    const [mail] = await mailsOf(staff, 'inbox', 'Attack');
    expect(mail?.message).not.toMatch(/onerror|script|api|form/);
  });

  test('to two entities is stored in each', async () => {
    const other = await registerUser(atrium);
    await bring(plain('For both'), ['staff@demo.com', other.userData.email]);
    const rows = await atrium.ownerQuery("select entity, owner_id, source_file_id from mails where subject = 'For both' order by entity");
    expect(rows.map(({ entity }) => entity)).toEqual([...new Set(rows.map(({ entity }) => entity))]);
    expect(rows).toHaveLength(2);
    expect(await mailsOf(other, 'inbox', '"For both"')).toHaveLength(1);
    expect(await mailsOf(admin, 'inbox', '"For both"')).toEqual([]);
  });

  test('can have an attachment of 20 MB', async () => {
    const content = Buffer.alloc(20 * 1024 * 1024, 'chair ');
    const composed = await new MailComposer({
      from: 'a@world.example',
      subject: 'Large',
      text: 'See the file',
      attachments: [{ filename: 'Große Datei.bin', content }],
    })
      .compile()
      .build();
    expect(await bring(composed, ['staff@demo.com'])).toMatchObject([{ outcome: 'taken' }]);
    const [mail] = await mailsOf(staff, 'inbox', 'Large');
    expect(mail?.attachments).toMatchObject([{ fileName: 'Große Datei.bin', size: '20 MB' }]);
    const [row] = await atrium.ownerQuery("select attachments -> 0 ->> 'fileId' as file from mails where id = $1", [mail?.id]);
    const [file] = await atrium.ownerQuery("select key from files where entity = 'juniper' and id = $1", [row?.file]);
    expect(Buffer.from((await atrium.deps.files.read(String(file?.key))) ?? []).equals(content)).toBe(true);
  });

  test('is refused when too large, whether or not its size was announced', async () => {
    const small = await smtpIn({ ...atrium.deps, settings: { ...atrium.deps.settings, mailLimitBytes: 100_000 } }, { at, tls: undefined });
    expect(await bring(plain('Too large') + 'x'.repeat(100_001), ['staff@demo.com'], small.port)).toMatchObject([
      { outcome: 'refused', answer: expect.stringContaining('552') },
    ]);
    expect(await bring(plain('Small enough'), ['staff@demo.com'], small.port)).toMatchObject([{ outcome: 'taken' }]);
    await small.close();
    expect(await mailsOf(staff, 'inbox', 'Too large')).toEqual([]);
  });

  test('is deferred while the database is down', async () => {
    const down = () => Promise.reject(new Error('down'));
    const reading = await smtpIn({ ...atrium.deps, database: { reading: down, writing: down } }, { at, tls: undefined });
    expect(await bring(plain('Down'), ['staff@demo.com'], reading.port)).toMatchObject([
      { outcome: 'delayed', answer: expect.stringMatching(/^451/) },
    ]);
    await reading.close();
    const writing = await smtpIn({ ...atrium.deps, database: { ...atrium.deps.database, writing: down } }, { at, tls: undefined });
    expect(await bring(plain('Down'), ['staff@demo.com'], writing.port)).toMatchObject([
      { outcome: 'delayed', answer: expect.stringMatching(/^451/) },
    ]);
    await writing.close();
    expect(await mailsOf(staff, 'inbox', 'Down')).toEqual([]);
  });
});

describe('the listener', () => {
  /** Sends the lines one after another and returns everything received. */
  async function talk(...lines: string[]): Promise<string> {
    const socket = connect(listening.port, '127.0.0.1');
    let heard = '';
    for (const line of [...lines, '']) {
      await once(socket, 'data').then(([data]) => {
        heard += data;
      });
      if (line) socket.write(`${line}\r\n`);
    }
    socket.destroy();
    return heard;
  }
  test('advertises its size limit, but neither AUTH nor STARTTLS', async () => {
    const heard = await talk('EHLO world.example', 'AUTH PLAIN AGEAYg==', 'STARTTLS');
    expect(heard).toContain('SIZE 31457280');
    expect(heard).not.toMatch(/250[ -](AUTH|STARTTLS)/);
    expect(heard.match(/^50[0-9]/gm)).toHaveLength(2);
  });
  test('rejects an announced size over the limit before the data is sent', async () => {
    expect(await talk('EHLO world.example', 'MAIL FROM:<a@world.example> SIZE=40000000')).toMatch(/^552/m);
  });
  test('accepts at most a hundred recipients', async () => {
    const known = Array.from({ length: 101 }, (_, index) => `tag${index}@juniper.example`);
    await atrium.ownerQuery(
      "insert into mail_aliases (entity, id, person_id, email, created_at) select 'juniper', 100 + i, 3, 'tag' || i || '@juniper.example', now() from generate_series(0, 100) i",
    );
    const outcomes = await bring(plain('Many'), known);
    expect(outcomes.filter(({ outcome }) => outcome === 'taken')).toHaveLength(100);
    expect(outcomes.filter(({ outcome }) => outcome === 'delayed')).toHaveLength(1);
    expect(await mailsOf(staff, 'inbox', 'Many')).toHaveLength(1);
  });
  test('reports in one line that it cannot listen', async () => {
    await expect(smtpIn(atrium.deps, { at: { host: '127.0.0.1', port: listening.port }, tls: undefined })).rejects.toThrow(
      /^MAIL_LISTEN: can't listen on 127.0.0.1:\d+: .*EADDRINUSE/,
    );
  });
  test('reports in one line that its certificate cannot be read', async () => {
    await expect(smtpIn(atrium.deps, { at, tls: { cert: '/no/such.pem', key: '/no/such.key' } })).rejects.toThrow(
      /^MAIL_TLS_CERT and MAIL_TLS_KEY are invalid: ENOENT/,
    );
  });
});
