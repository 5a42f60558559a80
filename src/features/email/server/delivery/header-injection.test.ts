import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Client, clientWith, send, signInAs } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { prepareSource } from '../receiving/prepare-source.ts';
import { referencesOf } from './message-ids.ts';

let atrium: TestApi;
let admin: Client;
let file: { url: string; name: string; mediaType: string };
beforeAll(async () => {
  atrium = await testApi({ settings: { sampleData: false } });
  admin = await signInAs(atrium, 'admin');
  const uploaded = await send(atrium, '/api/v1/files?name=plan.txt', {
    method: 'POST',
    headers: { Authorization: `Bearer ${admin.accessToken}` },
    body: 'The plan',
  });
  file = uploaded.body.file;
});
afterAll(() => atrium.close());

/** Characters that some parser along the way treats as a line ending. */
const breaks: [string, string][] = [
  ['CRLF', '\r\n'],
  ['LF', '\n'],
  ['CR', '\r'],
  ['an empty line', '\r\n\r\n'],
  ['a folded line', '\r\n '],
  ['a folded line with a tab', '\n\t'],
  ['a line of blanks', '\r\n \r\n'],
  ['a vertical tab', '\u000b'],
  ['a form feed', '\u000c'],
  ['NUL', '\u0000'],
  ['NEL', '\u0085'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['percent signs', '%0d%0a'],
  ['percent signs, twice', '%250d%250a'],
  ['an encoded word', '=?utf-8?Q?=0D=0A?='],
  ['an encoded word in base64', '=?utf-8?B?DQo=?='],
  ['an encoded word of another charset', '=?utf-7?Q?+AA0ACg-?='],
  ['entities', '&#13;&#10;'],
  ['escapes', '\\r\\n'],
  ['characters that are line breaks when cut to a byte', '\u560d\u560a'],
  ['a quote, and then a line', '"\r\n'],
  ['an end of an address, and then a line', '>\r\n'],
];

const injected = (lineBreak: string) => `Words${lineBreak}Bcc: thief@evil.example${lineBreak}X-Injected: yes`;

interface Field {
  name: string;
  /** Puts the text into one part of a draft. */
  content: (text: string) => object;
}
const person = (name: string, email = 'lena@example.com') => [{ name, email }];
const fields: Field[] = [
  ...['to', 'cc', 'bcc'].flatMap((name) => [
    { name: `${name}.0.name`, content: (text: string) => ({ [name]: person(text) }) },
    { name: `${name}.0.email`, content: (text: string) => ({ [name]: person('Lena', `${text}@example.com`) }) },
    { name: `${name}.0.email`, content: (text: string) => ({ [name]: person('Lena', `lena@example.com${text}.example`) }) },
  ]),
  { name: 'subject', content: (text) => ({ subject: text }) },
  {
    name: 'attachments.0.fileName',
    content: (text) => ({ attachments: [{ fileName: `${text}.txt`, url: file.url, thumbnail: '', size: '' }] }),
  },
  { name: 'message', content: (text) => ({ message: `<p title="${text}">${text}</p>` }) },
];
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;
const known = [
  ...['message-id', 'in-reply-to', 'references', 'from', 'to', 'cc', 'bcc', 'subject', 'date', 'mime-version'],
  // The last one appears when the email is only a file.
  ...['content-type', 'content-transfer-encoding', 'content-disposition'],
];

/** Returns the source of an email after checking that its headers are the expected ones, each once. */
async function expectCleanHead(id: number, who = admin): Promise<string> {
  const mail = (await who.get('/apps/email/get-email', { id })).body;
  const bytes = new Uint8Array(await (await atrium.request(`/api/v1/emails/${id}/source`, authorized(who))).arrayBuffer());
  const source = new TextDecoder().decode(bytes);
  const [head = ''] = source.split('\r\n\r\n');
  expect(head.replaceAll('\r\n', '')).toMatch(/^[\t\P{Cc}]*$/u);
  const names = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => /^([!-9;-~]+): ?/.exec(line)?.[1]?.toLowerCase() ?? `no field: ${line}`);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.includes('bcc')).toBe(mail.bcc.length > 0);

  const parsed = await PostalMime.parse(bytes);
  expect(parsed.headers.map(({ key }) => key).toSorted()).toEqual(names.toSorted());
  const addresses = (list: { address?: string | undefined }[] | undefined) => (list ?? []).map(({ address }) => address?.toLowerCase());
  for (const name of ['to', 'cc', 'bcc'] as const)
    expect(addresses(parsed[name])).toEqual(addresses(mail[name].map(({ email }: { email: string }) => ({ address: email }))));
  expect(parsed.from?.address).toBe(mail.from.email);
  expect(parsed.attachments).toHaveLength(mail.attachments.length);
  // Some clients decode text that only looks encoded; ours stays on one line even then.
  const read = await prepareSource(atrium.deps, bytes);
  for (const { name } of [...read.to, ...read.cc, ...read.bcc]) expect(name).toMatch(oneLine);
  for (const { fileName } of read.attachments) expect(fileName).toMatch(oneLine);
  expect([read.fromName, read.subject]).toEqual([expect.stringMatching(oneLine), expect.stringMatching(oneLine)]);
  // No MIME part starts an injected header either.
  if (!mail.message) expect(source).not.toMatch(/^(?:X-Injected|Bcc: ?thief)/im);
  return source;
}

const authorized = (who: Client): RequestInit => ({ headers: { Authorization: `Bearer ${who.accessToken}` } });

/** Expects a rejection that names the field, or a saved email with clean headers. */
async function expectRefusedOrClean({ status, body }: Answer, field: string, idOf: (answer: Answer['body']) => number): Promise<void> {
  if (status !== 400) {
    expect([200, 201]).toContain(status);
    await expectCleanHead(idOf(body));
    return;
  }
  expect(Object.keys(body.error.fields ?? {}), JSON.stringify(body)).toEqual([expect.stringContaining(field)]);
}

describe.each(breaks)('%s in', (_name, lineBreak) => {
  const text = injected(lineBreak);
  const beginDraft = (parts: object) => admin.post('/api/v1/emails/drafts', { key: randomUUID(), to: person('Lena'), ...parts });
  const emptyDraft = async () => (await beginDraft({})).body.email as { id: number; version: number };

  test('every field of a new draft', async () => {
    for (const { name, content } of fields) await expectRefusedOrClean(await beginDraft(content(text)), name, ({ email }) => email.id);
  });

  test('every field of a saved draft', async () => {
    const { id } = await emptyDraft();
    let version = 1;
    for (const { name, content } of fields) {
      const answer = await put(`/api/v1/emails/drafts/${id}`, { version, ...content(text) });
      if (answer.status === 200) version = answer.body.email.version;
      await expectRefusedOrClean(answer, name, () => id);
    }
  });

  test('every field of a draft updated by older clients', async () => {
    const { id } = await emptyDraft();
    for (const { name, content } of fields) {
      const answer = await admin.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: content(text) });
      await expectRefusedOrClean(answer, `dataToUpdate.${name}`, () => id);
    }
  });

  test('an email that is sent, and its copy on arrival', async () => {
    const begun = await beginDraft({ to: person('Maren', 'admin@demo.com'), subject: text });
    if (begun.status === 400) return;
    const { id } = begun.body.email;
    expect((await admin.post(`/api/v1/emails/drafts/${id}/send`, { undoSeconds: 0 })).status).toBe(200);
    await expectCleanHead(id);
    const { emails } = (await admin.get('/apps/email/emails', { folder: 'inbox', perPage: 1 })).body;
    await expectCleanHead(emails[0].id);
  });

  test('the name and subject of a template', async () => {
    const parts: [string, object][] = [
      ['name', { name: text, subject: 'Offer', message: '' }],
      ['subject', { name: 'Offer', subject: text, message: '' }],
    ];
    const { template } = (await admin.post('/api/v1/mail/templates', { name: 'Offer', subject: '', message: '' })).body;
    for (const [field, body] of parts) {
      for (const answer of [await admin.post('/api/v1/mail/templates', body), await put(`/api/v1/mail/templates/${template.id}`, body)]) {
        if (answer.status === 400) expect(Object.keys(answer.body.error.fields)).toEqual([field]);
        else expect(answer.body.template[field]).not.toMatch(/\p{Cc}/u);
      }
    }
    for (const { id } of (await admin.get('/api/v1/mail/templates')).body.templates) {
      expect((await remove(`/api/v1/mail/templates/${id}`)).status).toBe(200);
    }
  });

  test('an alias of the person', async () => {
    for (const email of [`${text}@demo.com`, `maren@demo.com${text}`, `maren${lineBreak}@demo.com`]) {
      const { status, body } = await admin.post('/api/v1/mail/aliases', { email });
      if (status === 400) expect(Object.keys(body.error.fields)).toEqual(['email']);
      else {
        expect(body.alias.email).toMatch(/^[^\s\p{Cc}<>",;:]+@demo\.com$/u);
        expect((await remove(`/api/v1/mail/aliases/${body.alias.id}`)).status).toBe(200);
      }
    }
  });

  test('the name of the sender', async () => {
    const username = `s${randomUUID().slice(0, 12)}`;
    const { status, body } = await clientWith(atrium, null).post('/jwt/register', {
      email: `${username}@elsewhere.example`,
      username,
      password: 'a long password',
      fullName: text,
    });
    if (status === 400) return expect(Object.keys(body.error.fields)).toEqual(['fullName']);
    expect(status).toBe(200);
    const sender = clientWith(atrium, body);
    const begun = await sender.post('/api/v1/emails/drafts', { key: randomUUID(), to: person('Lena'), subject: 'Lamps' });
    expect(begun.status).toBe(201);
    await expectCleanHead(begun.body.email.id, sender);
  });

  test('the ids of the email replied to', async () => {
    const hostile = `<a${lineBreak}Bcc: thief@evil.example${lineBreak}X-Injected: yes@example.com>`;
    const ids = referencesOf({ references: `<first@example.com> ${hostile}`, inReplyTo: hostile.replaceAll(' ', '') });
    await atrium.ownerQuery(`update mails set message_id = $1, reference_ids = $2 where entity = 'juniper' and id = 1`, [ids.at(-1), ids]);
    const begun = await beginDraft({ replyToId: 1, to: person('Maren', 'admin@demo.com'), subject: 'Re' });
    expect(begun.status).toBe(201);
    const { id } = begun.body.email;
    expect((await admin.post(`/api/v1/emails/drafts/${id}/send`, { undoSeconds: 0 })).status).toBe(200);
    await expectCleanHead(id);
  });
});

async function put(path: string, body: object): Promise<Answer> {
  return send(atrium, path, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function remove(path: string): Promise<Answer> {
  return send(atrium, path, { method: 'DELETE', ...authorized(admin) });
}
