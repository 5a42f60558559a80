import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { importMailbox } from '../../transfer-contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { uploadLimitBytes: 2_000_000 } });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const path = '/api/v1/mail/mbox';
const authorization = (who: Client): Record<string, string> => (who.accessToken ? { Authorization: `Bearer ${who.accessToken}` } : {});
const exported = async (who: Client, folder = ''): Promise<string> => {
  const response = await atrium.request(`${path}?folder=${folder}`, { headers: authorization(who) });
  expect(response.status).toBe(200);
  return response.text();
};
const imported = (who: Client, mbox: string | Uint8Array<ArrayBuffer>, folder = 'inbox') =>
  send(atrium, `${path}?folder=${folder}`, { method: 'POST', headers: authorization(who), body: mbox });
const all = async (who: Client, folder: string) => {
  const emails = [];
  for (let page = 1; ; page++) {
    const { body } = await who.get('/apps/email/emails', { folder, page });
    emails.push(...body.emails);
    if (body.emails.length < 100) return emails;
  }
};
const emptyMailbox = () => atrium.ownerQuery("delete from mails where entity = 'juniper' and owner_id = 3");

const entry = (head: string, text = 'Hello', separator = 'From ada@b.example Thu Jan  1 10:20:30 2015') =>
  `${separator}\n${head}\n\n${text}\n\n`;

type Shown = {
  subject: string;
  message: string;
  excerpt: string;
  from: { name: string; email: string };
  to: object[];
  cc: object[];
  time: string;
  isRead: boolean;
  isStarred: boolean;
  labels: string[];
  attachments: { fileName: string; size: string; url: string }[];
  replies: Shown[];
};
const bare = async (mail: Shown): Promise<object> => ({
  subject: mail.subject,
  text: mail.excerpt,
  from: [mail.from.name, mail.from.email],
  to: mail.to,
  cc: mail.cc,
  time: mail.time.slice(0, 19),
  marks: [mail.isRead, mail.isStarred, [...mail.labels].sort()],
  attachments: await Promise.all(
    mail.attachments.map(async ({ fileName, size, url }) => [fileName, size, await (await atrium.request(url, {})).text()]),
  ),
  replies: await Promise.all(mail.replies.map(bare)),
});
/** Flattens conversations: outside the inbox, arriving emails join none, although a reply is shown below its original there too. */
const flat = (mails: Shown[]): Shown[] => {
  const each = (some: Shown[]): Shown[] => some.flatMap(({ replies, ...mail }) => [{ ...mail, replies: [] }, ...each(replies)]);
  const byMoment = new Map(each(mails).map((mail) => [`${mail.time} ${mail.subject}`, mail]));
  return [...byMoment.values()].sort((a, b) => (a.time < b.time ? -1 : 1));
};
const bareMails = async (who: Client, folder: string) => {
  const mails = await all(who, folder);
  return Promise.all((folder === 'inbox' ? mails : flat(mails)).map(bare));
};

describe('a mailbox that is exported and imported', () => {
  test.each(['inbox', 'sent', 'spam', 'trash'])('has the same emails in %s: texts, files, flags, threads', async (folder) => {
    await emptyMailbox();
    const before = await bareMails(admin, folder);
    const mbox = await exported(admin, folder);
    const { status, body } = await imported(staff, mbox, folder);
    expect(status).toBe(200);
    importMailbox.answer?.parse(body);
    expect(body).toEqual({ imported: mbox.split(/^From .* \d{4}$/m).length - 1, skipped: 0, failed: [] });
    expect(body.imported).toBeGreaterThan(1);
    expect(await bareMails(staff, folder)).toEqual(before);
    const again = await imported(staff, mbox, folder);
    expect(again.body).toEqual({ imported: 0, skipped: body.imported, failed: [] });
    expect(await exported(staff, folder).then((text) => text.split('\n').length)).toBeGreaterThan(10);
    // Importing an export of the imported emails adds nothing either.
    expect((await imported(staff, await exported(staff, folder), folder)).body).toMatchObject({ imported: 0, skipped: body.imported });
  });

  test('keeps replies in their conversations, several levels deep', async () => {
    await emptyMailbox();
    const root = entry('Message-ID: <r@x>\nFrom: Ada <ada@b.example>\nDate: Thu, 1 Jan 2015 10:00:00 +0000\nSubject: Root');
    const one = entry('Message-ID: <1@x>\nIn-Reply-To: <r@x>\nFrom: bo@b.example\nDate: Thu, 1 Jan 2015 11:00:00 +0000\nSubject: Re: Root');
    const two = entry(
      'Message-ID: <2@x>\nReferences: <r@x> <1@x>\nFrom: cy@b.example\nDate: Thu, 1 Jan 2015 12:00:00 +0000\nSubject: Re: Re: Root',
    );
    // Out of order in the file: dates decide.
    expect((await imported(staff, `${two}${one}${root}`)).body).toEqual({ imported: 3, skipped: 0, failed: [] });
    const before = await bareMails(staff, 'inbox');
    expect(before).toMatchObject([{ subject: 'Root', replies: [{ subject: 'Re: Root', replies: [{ subject: 'Re: Re: Root' }] }] }]);
    const mbox = await exported(staff, 'inbox');
    await emptyMailbox();
    await imported(staff, mbox);
    expect(await bareMails(staff, 'inbox')).toEqual(before);
    // The conversation moves with the email it is shown below.
    const [{ id }] = await all(staff, 'inbox');
    await staff.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'trash' } });
    expect(await exported(staff, 'inbox')).toBe('');
    expect((await exported(staff, 'trash')).match(/^Message-ID: /gim)).toHaveLength(3);
    expect(await exported(staff)).toBe('');
  });

  test('keeps the original source of outside email, byte for byte', async () => {
    await emptyMailbox();
    const source =
      'Subject: odd\r\nX-Odd:  two  spaces\r\nMessage-ID: <odd@x>\r\n\r\nFrom the start\r\n>From there\r\n\r\n\u00ff\u0080\r\n';
    const bytes = Uint8Array.from(source, (character) => character.charCodeAt(0));
    const before = new TextEncoder().encode('From ada@b.example Thu Jan  1 10:20:30 2015\r\n');
    const quoted = Uint8Array.from(source.replace('\nFrom', '\n>From').replace('\n>From there', '\n>>From there'), (c) => c.charCodeAt(0));
    expect((await imported(staff, Uint8Array.from([...before, ...quoted, 13, 10]))).body.imported).toBe(1);
    const [{ id }] = await all(staff, 'inbox');
    const kept = await atrium.request(`/api/v1/emails/${id}/source`, { headers: authorization(staff) });
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(bytes);
  });

  test('includes emails written here: drafts, blind copies, sent emails and their files', async () => {
    await emptyMailbox();
    const mbox = await exported(admin);
    expect(mbox).not.toContain('\r');
    const ids = await atrium.ownerQuery(
      "select id from mails where entity = 'juniper' and owner_id = 1 and deleted_at is null and (folder <> 'trash' or is_nested)",
    );
    expect(mbox.match(/^From .* \d{4}$/gm)).toHaveLength(ids.length);
    expect((await imported(staff, mbox)).body).toEqual({ imported: ids.length, skipped: 0, failed: [] });
  });
});

describe('the export', () => {
  test('is a file with the date in its name, and is not cached', async () => {
    const response = await atrium.request(`${path}?folder=inbox`, { headers: authorization(admin) });
    await response.body?.cancel();
    expect(response.headers.get('Content-Type')).toBe('application/mbox');
    expect(response.headers.get('Content-Disposition')).toContain(
      `attachment; filename="atrium-inbox-${atrium.clock.now.toISOString().slice(0, 10)}.mbox"`,
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    await response.body?.cancel();
    expect((await admin.get(path, { folder: 'attic' })).body.error.fields).toHaveProperty('folder');
  });
  test('holds no connection between chunks, and stops when the client stops reading', async () => {
    const readers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const response = await atrium.request(path, { headers: authorization(admin) });
        const reader = response.body?.getReader();
        await reader?.read();
        return reader;
      }),
    );
    // The pool has ten connections.
    expect((await admin.get('/apps/email/emails')).status).toBe(200);
    for (const reader of readers) await reader?.cancel();
  });
  test('aborts when the session ends, so a partial file is not taken for a complete one', async () => {
    const visitor = await registerUser(atrium, { sampleData: true });
    const response = await atrium.request(path, { headers: authorization(visitor) });
    const reader = response.body?.getReader();
    await reader?.read();
    await visitor.post('/api/v1/logout');
    const rest = async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read());
    };
    await expect(rest()).rejects.toThrow();
  });
});

describe('the import', () => {
  test('reads the flags of other programs, and defaults to unread', async () => {
    await emptyMailbox();
    await imported(
      staff,
      entry('Subject: a\nMessage-ID: <a@x>\nStatus: RO\nX-Status: F\nX-Keywords: company') +
        entry('Subject: b\nMessage-ID: <b@x>\nStatus: O'),
    );
    const mails = await all(staff, 'inbox');
    const marks = Object.fromEntries(mails.map((mail) => [mail.subject, [mail.isRead, mail.isStarred, mail.labels]]));
    expect(marks).toEqual({ a: [true, true, ['company']], b: [false, false, []] });
    expect((await staff.get('/apps/email/emails')).body.emailsMeta.inbox).toBe(1);
    await imported(staff, entry('Subject: own\nMessage-ID: <own@x>'), 'sent');
    expect(await all(staff, 'sent')).toMatchObject([{ subject: 'own', isRead: true, time: '2015-01-01T10:20:30.000Z' }]);
  });
  test('matches custom labels by name, as the export and other programs write them', async () => {
    await emptyMailbox();
    const { label } = (await staff.post('/api/v1/mail/labels', { name: 'Big clients, Spain' })).body.label;
    await imported(
      staff,
      entry('Subject: a\nMessage-ID: <label-a@x>\nX-Keywords: company big-clients-spain unknown') +
        entry('Subject: b\nMessage-ID: <label-b@x>\nX-Gmail-Labels: Inbox,Big clients Spain'),
    );
    const labelsOf = async () => Object.fromEntries((await all(staff, 'inbox')).map((mail) => [mail.subject, mail.labels]));
    expect(await labelsOf()).toEqual({ a: ['company', label], b: [label] });
    const file = await exported(staff, 'inbox');
    expect(file).toContain('X-Keywords: company Big-clients-Spain\n');
    await emptyMailbox();
    await imported(staff, file);
    expect(await labelsOf()).toEqual({ a: ['company', label], b: [label] });
  });
  test('skips rules, and puts emails marked as spam in the requested folder', async () => {
    await emptyMailbox();
    await staff.post('/api/v1/mail/rules', { subject: 'offer', folder: 'trash' });
    await imported(staff, entry('Subject: An offer\nMessage-ID: <offer@x>\nX-Spam-Flag: YES'));
    expect(await all(staff, 'inbox')).toMatchObject([{ subject: 'An offer' }]);
  });
  test('adds an email once if the file has it twice or two imports run concurrently', async () => {
    await emptyMailbox();
    const one = entry('Subject: a\nMessage-ID: <twice@x>');
    const nameless = entry('Subject: nameless');
    expect((await imported(staff, `${one}${one}${nameless}${nameless}`)).body).toEqual({ imported: 2, skipped: 2, failed: [] });
    await emptyMailbox();
    const answers = await Promise.all([1, 2, 3, 4].map(() => imported(staff, `${one}${nameless}`)));
    expect(answers.reduce((sum, { body }) => sum + body.imported, 0)).toBe(2);
    expect(await all(staff, 'inbox')).toHaveLength(2);
    // Another person has none of them.
    expect((await imported(admin, one, 'trash')).body).toEqual({ imported: 1, skipped: 0, failed: [] });
  });
  test('imports a permanently deleted email again', async () => {
    await emptyMailbox();
    const one = entry('Subject: again\nMessage-ID: <again@x>');
    await imported(staff, one, 'trash');
    await staff.post('/api/v1/emails/empty', { folder: 'trash' });
    expect((await imported(staff, one)).body).toEqual({ imported: 1, skipped: 0, failed: [] });
  });
  test('reports what it cannot read, and imports the rest', async () => {
    await emptyMailbox();
    const bad = 'From ada@b.example Thu Jan  1 10:20:30 2015\n\n';
    const large = entry('Subject: large\nMessage-ID: <large@x>', 'x'.repeat(4_100_000));
    const nul = entry('Subject: n\u0000l\nMessage-ID: <nul\u0000@x>\nFrom: a\u0000@b.example', 'te\u0000xt');
    const { body } = await imported(staff, [bad, entry('Subject: a\nMessage-ID: <a@x>'), entry('only text'), large, nul].join(''));
    expect(body).toEqual({
      imported: 2,
      skipped: 0,
      failed: [
        { index: 1, reason: 'is empty', why: { code: 'empty' } },
        { index: 3, reason: 'has no header', why: { code: 'no_mail_head' } },
        { index: 4, reason: 'is larger than 4000000 bytes', why: { code: 'too_many_bytes', bytes: 4_000_000 } },
      ],
    });
    expect((await imported(staff, bad.repeat(150))).body.failed).toHaveLength(100);
  });
  test('rejects a file that is not mbox or too large', async () => {
    for (const body of ['', 'Subject: a\n\ntext\n', 'PK\u0003\u0004', '{"emails":[]}']) {
      const answer = await imported(staff, body);
      expect([answer.status, Object.keys(answer.body.error.fields)], body).toEqual([400, ['body']]);
    }
    expect((await imported(staff, entry('Subject: a'), 'draft')).body.error.fields).toHaveProperty('folder');
    expect((await imported(staff, new Uint8Array(16_000_001))).status).toBe(413);
  });
  test('sanitizes imported emails', async () => {
    await emptyMailbox();
    await imported(
      staff,
      entry(
        'Subject: x\nMessage-ID: <x@x>\nContent-Type: text/html',
        '<p onclick="x()">Hi</p><script>x()</script><img src="/api/v1/files/juniper/1/a">',
      ),
    );
    const [mail] = await all(staff, 'inbox');
    expect(mail.message).toContain('<p>Hi</p>');
    expect(mail.message).not.toMatch(/script|onclick|api/);
  });
  test('needs no more statements per email for many emails than for a few', async () => {
    const count = Number(process.env.IMPORTED_MAILS ?? 300);
    const fewer = count / 10;
    await emptyMailbox();
    const mbox = (from: number, length: number) =>
      Array.from({ length }, (_, index) => {
        const n = from + index;
        const date = new Date(Date.UTC(2015, 0, 1) + n * 60_000).toUTCString();
        // Every tenth starts a thread; the others reply to the previous one.
        const answers = n % 10 === 0 ? '' : `\nIn-Reply-To: <m${n - 1}@x>`;
        return entry(
          `Message-ID: <m${n}@x>${answers}\nFrom: p${n % 50}@b.example\nDate: ${date}\nSubject: Mail ${n}`,
          `Text ${n}\n`.repeat(20),
        );
      }).join('');
    const took = async (text: string) => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      const { body } = await imported(staff, text);
      const statements = query.mock.calls.length;
      query.mockRestore();
      return { body, statements };
    };
    const few = await took(mbox(0, fewer));
    const many = await took(mbox(fewer, count));
    expect([few.body.imported, many.body]).toEqual([fewer, { imported: count, skipped: 0, failed: [] }]);
    expect((await staff.get('/apps/email/emails')).body.total).toBe((fewer + count) / 10);
    expect(many.statements).toBeLessThanOrEqual(few.statements * 10);
    const again = await took(mbox(0, fewer + count));
    expect(again.body).toEqual({ imported: 0, skipped: fewer + count, failed: [] });
    expect((await exported(staff, 'inbox')).match(/^From /gm)).toHaveLength(fewer + count);
  }, 300_000);
});

describe('access', () => {
  test('asks a visitor to sign in and rejects a client before reading the file', async () => {
    const client = await signInAs(atrium, 'client');
    for (const [who, expected] of [
      [clientWith(atrium, null), 401],
      [client, 403],
    ] as const) {
      expect((await send(atrium, path, { headers: authorization(who) })).status).toBe(expected);
      expect((await imported(who, entry('Subject: a'))).status).toBe(expected);
    }
  });
  test('is limited to the person’s own mailbox', async () => {
    await emptyMailbox();
    const elsewhere = await registerUser(atrium);
    await imported(staff, entry('Subject: secret of staff\nMessage-ID: <s1@x>'));
    await imported(elsewhere, entry('Subject: secret of elsewhere\nMessage-ID: <s2@x>'));
    const [ofAdmin, ofStaff, ofElsewhere] = await Promise.all([exported(admin), exported(staff), exported(elsewhere)]);
    expect(ofAdmin).not.toMatch(/secret of/);
    expect(ofStaff?.match(/secret of \w+/g)).toEqual(['secret of staff']);
    expect(ofElsewhere?.match(/secret of \w+/g)).toEqual(['secret of elsewhere']);
  });
  test('notifies the open clients of that person', async () => {
    const told: unknown[] = [];
    const stop = atrium.deps.changes.subscribe('juniper', (change) => told.push(change));
    await imported(staff, entry('Subject: told\nMessage-ID: <told@x>'));
    await expect.poll(() => told).toEqual([{ kind: 'email', ids: [expect.any(Number)], person: 3 }]);
    stop();
  });
});
