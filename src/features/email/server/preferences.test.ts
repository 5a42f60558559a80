import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import {
  addMailTemplate,
  getMailPreferences,
  getMailView,
  listMailAliases,
  listMailTemplates,
  type MailTemplate,
  updateMailPreferences,
} from '../preferences-contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
let elsewhere: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  elsewhere = await registerUser(atrium, { domain: 'company.example' });
});
afterAll(() => atrium.close());
beforeEach(async () => {
  for (const table of ['mail_preferences', 'mail_templates', 'mail_aliases']) await atrium.ownerQuery(`delete from ${table}`);
});

const path = '/api/v1/mail';
const call = (who: Client, method: string, address: string, body?: unknown) =>
  send(atrium, `${path}/${address}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(who.accessToken && { Authorization: `Bearer ${who.accessToken}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const preferences = async (who = admin) => (await call(who, 'GET', 'preferences')).body;
const sign = (signature: string, version?: number, who = admin) => call(who, 'PUT', 'preferences', { signature, version });
const fieldOf = ({ body }: { body: { error: { fields: object } } }) => Object.keys(body.error.fields ?? {})[0];

/** Uploads an image of the entity and returns its id and the signed URL shown to its owner. */
const uploadPicture = async (who: Client): Promise<{ id: number; url: string }> => {
  const dot = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  );
  const response = await atrium.request('/api/v1/files?name=logo.png', {
    method: 'POST',
    headers: { Authorization: `Bearer ${who.accessToken}` },
    body: dot,
  });
  return ((await response.json()) as { file: { id: number; url: string } }).file;
};
const pictureIn = (html: string) => /src="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

describe('the mail view', () => {
  test('defaults to comfortable with the reading pane on the right, and updates only the given fields for one person', async () => {
    const view = async (who: Client) => (await call(who, 'GET', 'view')).body;
    getMailView.answer?.parse(await view(admin));
    expect(await view(admin)).toEqual({ density: 'comfortable', readingPane: 'right' });
    expect((await call(admin, 'PUT', 'view', { density: 'compact' })).body).toEqual({ density: 'compact', readingPane: 'right' });
    expect((await call(admin, 'PUT', 'view', { readingPane: 'below' })).body).toEqual({ density: 'compact', readingPane: 'below' });
    expect(await view(admin)).toEqual({ density: 'compact', readingPane: 'below' });
    expect(await view(staff)).toEqual({ density: 'comfortable', readingPane: 'right' });
    expect((await call(admin, 'PUT', 'view', { density: 'tiny' })).status).toBe(400);
  });
  test('leaves the signature and its version unchanged', async () => {
    const before = await preferences();
    await call(admin, 'PUT', 'view', { readingPane: 'off' });
    expect(await preferences()).toMatchObject({ signature: before.signature, version: before.version });
  });
});

describe('the signature', () => {
  test('is empty at first, and comes with the sender and what can be sent', async () => {
    const answer = await preferences();
    getMailPreferences.answer?.parse(answer);
    expect(answer).toMatchObject({ signature: '', version: 1, canSendOutside: false, outsideFrom: null });
    const [person] = await atrium.ownerQuery("select full_name, email from people where entity = 'juniper' and id = 1");
    expect(answer.from).toEqual({ name: person?.full_name, email: person?.email });
  });
  test('comes with the address of outgoing mail', async () => {
    const outgoing = { from: { name: 'Juniper', email: 'post@juniper.example' }, handOver: () => Promise.resolve([]) };
    const before = atrium.deps.mail.outgoing;
    atrium.deps.mail.outgoing = outgoing;
    expect(await preferences()).toMatchObject({ canSendOutside: true, outsideFrom: 'post@juniper.example' });
    atrium.deps.mail.outgoing = before;
  });
  test('is sanitized, saved, and private to the person', async () => {
    const { status, body } = await sign('<p>Best, <b>Maren</b><script>alert(1)</script><img src="x" onerror="alert(1)"></p>', 1);
    expect(status).toBe(200);
    updateMailPreferences.answer?.parse(body);
    expect(body).toEqual({ signature: expect.stringContaining('<b>Maren</b>'), version: 2 });
    expect(body.signature).not.toMatch(/script|onerror|src=/);
    expect(await preferences()).toMatchObject(body);
    expect(await preferences(staff)).toMatchObject({ signature: '', version: 1 });
    expect(await preferences(elsewhere)).toMatchObject({ signature: '', version: 1 });
  });
  test('is not overwritten by an older tab, even the first time', async () => {
    const answers = await Promise.all(['one', 'two', 'three'].map((text) => sign(`<p>${text}</p>`, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const now = await preferences();
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.error.current).toEqual({ signature: now.signature, version: 2 });
    expect((await sign('<p>again</p>', 2)).body).toEqual({ signature: '<p>again</p>', version: 3 });
    expect((await sign('<p>whatever</p>')).body.version).toBe(4);
    expect((await sign('<p>late</p>', 3)).status).toBe(409);
  });
  test.each([
    ['signature', { signature: 'x'.repeat(100_001) }],
    ['signature', { signature: '<b>'.repeat(10_001) }],
    ['signature', {}],
    ['version', { signature: '', version: 0 }],
    ['personId', { signature: '', personId: 3 }],
  ])('names %s when it is wrong', async (field, body) => {
    const answer = await call(admin, 'PUT', 'preferences', body);
    expect([answer.status, fieldOf(answer)]).toEqual([400, field]);
    expect(await preferences()).toMatchObject({ version: 1 });
  });
  test('keeps an uploaded image and always returns a fresh URL', async () => {
    const { id, url } = await uploadPicture(admin);
    const { body } = await sign(`<p><img src="${url.replaceAll('&', '&amp;')}" alt="logo"></p>`, 1);
    expect(pictureIn(body.signature)).toBe(url);
    const [row] = await atrium.ownerQuery('select signature from mail_preferences');
    expect(row?.signature).toContain(`cid:picture-${id}@atrium`);
    const before = atrium.clock.now;
    atrium.clock.advance(40 * 86_400_000);
    const again = await signInAs(atrium, 'admin');
    const later = await preferences(again);
    expect(pictureIn(later.signature)).not.toBe(url);
    expect((await atrium.request(url, {})).status).toBe(404);
    expect((await atrium.request(pictureIn(later.signature), {})).status).toBe(200);
    // A page that stayed open sends the old URL back.
    const saved = await sign(body.signature, 2, again);
    expect(pictureIn(saved.body.signature)).toBe(pictureIn(later.signature));
    atrium.clock.now = before;
  });
  test('gives no access to a file by its id or by the URL of another entity', async () => {
    const own = await uploadPicture(admin);
    const foreign = await uploadPicture(elsewhere);
    const tries = [
      `cid:picture-${own.id}@atrium`,
      own.url.replace(/signature=[^&]*/, 'signature=wrong'),
      `/api/v1/files/juniper/${own.id}/logo.png`,
      foreign.url,
      `CID:picture-${own.id}@atrium`,
    ];
    for (const src of tries) {
      const { body } = await sign(`<p><img src="${src.replaceAll('&', '&amp;')}"></p>`, undefined, staff);
      expect(pictureIn(body.signature), src).toBe('');
    }
    const unquoted = await sign(`<p><img src=cid:picture-${own.id}@atrium><img src='cid:picture-${own.id}@atrium'></p>`, undefined, staff);
    expect(unquoted.body.signature).not.toMatch(/src="[^"]/);
    // Nor does text that only looks like a stored image reference.
    const named = `src="cid:picture-${own.id}@atrium"`;
    for (const text of [` ${named}`, ` sr src="cid:"c="cid:picture-${own.id}@atrium"`, `<img alt=' ${named}'>`, `&lt;img ${named}&gt;`]) {
      await sign(text, undefined, staff);
      const { body } = await sign(`<img src="/api/v1/files/juniper/${own.id}/logo.png">`, undefined, staff);
      expect(pictureIn(body.signature), text).toBe('');
    }
    const data = 'data:image/png;base64,iVBORw0KGgo=';
    expect(pictureIn((await sign(`<img src="${data}">`, undefined, staff)).body.signature)).toBe(data);
  });
});

describe('templates', () => {
  const add = (content: object, who = admin) => call(who, 'POST', 'templates', content);
  const added = async (content: object, who = admin): Promise<MailTemplate> => {
    const { status, body } = await add(content, who);
    expect(status, JSON.stringify(body)).toBe(201);
    addMailTemplate.answer?.parse(body);
    return body.template;
  };
  const list = async (who = admin): Promise<MailTemplate[]> => (await call(who, 'GET', 'templates')).body.templates;

  test('are sorted by name, ignoring case and accents', async () => {
    for (const name of ['zebra', 'Éclair', 'apple', 'Zoo', 'eclipse']) await added({ name, subject: 'S', message: '<p>m</p>' });
    const { body } = await call(admin, 'GET', 'templates');
    listMailTemplates.answer?.parse(body);
    expect(body.templates.map(({ name }: MailTemplate) => name)).toEqual(['apple', 'Éclair', 'eclipse', 'zebra', 'Zoo']);
  });
  test('are sanitized, replaced as a whole, deleted and restored', async () => {
    const first = await added({ name: ' Offer ', message: '<p onclick="x()">Dear</p>' });
    expect(first).toMatchObject({ name: 'Offer', subject: '', message: '<p>Dear</p>', version: 1 });
    const { body } = await call(admin, 'PUT', `templates/${first.id}`, { version: 1, name: 'Offers', subject: 'Our offer' });
    expect(body.template).toEqual({ id: first.id, name: 'Offers', subject: 'Our offer', message: '', version: 2 });
    const late = await call(admin, 'PUT', `templates/${first.id}`, { version: 1, name: 'Late' });
    expect([late.status, late.body.error.current]).toEqual([409, body.template]);
    expect((await call(admin, 'DELETE', `templates/${first.id}`)).status).toBe(200);
    expect((await call(admin, 'DELETE', `templates/${first.id}`)).status).toBe(404);
    expect((await call(admin, 'PUT', `templates/${first.id}`, { name: 'x' })).status).toBe(404);
    expect(await list()).toEqual([]);
    const restored = await call(admin, 'POST', `templates/${first.id}/restore`);
    expect(restored.body.template).toMatchObject({ name: 'Offers', subject: 'Our offer' });
    expect((await call(admin, 'POST', `templates/${first.id}/restore`)).body).toEqual(restored.body);
    expect((await call(admin, 'POST', 'templates/424242/restore')).status).toBe(404);
  });
  test('are saved once when edited concurrently', async () => {
    const { id } = await added({ name: 'Offer' });
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => call(admin, 'PUT', `templates/${id}`, { version: 1, name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
  test.each([
    ['name', { name: '' }],
    ['name', { name: '  ' }],
    ['name', { subject: 'no name' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: 'a\nb' }],
    ['subject', { name: 'a', subject: 'x\r\nBcc: all@b.example' }],
    ['message', { name: 'a', message: 'x'.repeat(100_001) }],
    ['message', { name: 'a', message: '<b>'.repeat(10_001) }],
  ])('report an invalid %s', async (field, content) => {
    const answer = await add(content);
    expect([answer.status, fieldOf(answer)]).toEqual([400, field]);
    expect(await list()).toEqual([]);
  });
  test('keep their images', async () => {
    const { url } = await uploadPicture(admin);
    const { message } = await added({ name: 'With logo', message: `<img src="${url.replaceAll('&', '&amp;')}">` });
    expect(pictureIn(message)).toBe(url);
    expect(pictureIn((await list())[0]?.message ?? '')).toBe(url);
  });
  test('are limited to 200', async () => {
    await atrium.ownerQuery(
      `insert into mail_templates (entity, id, owner_id, name, created_at, updated_at)
       select 'juniper', 100000 + n, 1, 'many', now(), now() from generate_series(1, 199) n`,
    );
    const answers = await Promise.all([1, 2, 3].map(() => add({ name: 'one more' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });
  test('are private to their owner', async () => {
    const { id } = await added({ name: 'Mine' });
    for (const other of [staff, elsewhere]) {
      expect(await list(other)).toEqual([]);
      expect((await call(other, 'PUT', `templates/${id}`, { name: 'Theirs' })).status).toBe(404);
      expect((await call(other, 'DELETE', `templates/${id}`)).status).toBe(404);
    }
    await call(admin, 'DELETE', `templates/${id}`);
    for (const other of [staff, elsewhere]) expect((await call(other, 'POST', `templates/${id}/restore`)).status).toBe(404);
  });
});

describe('aliases', () => {
  const add = (email: string, who = admin) => call(who, 'POST', 'aliases', { email });
  const list = async (who = admin) => (await call(who, 'GET', 'aliases')).body.aliases;
  let domain: string;
  beforeAll(async () => {
    domain = (await preferences()).from.email.split('@')[1];
  });

  test('in the own domain can be added and deleted', async () => {
    const { status, body } = await add(` Sales@${domain.toUpperCase()} `);
    expect([status, body.alias.email]).toEqual([201, `Sales@${domain.toUpperCase()}`]);
    listMailAliases.answer?.parse((await call(admin, 'GET', 'aliases')).body);
    expect(await list()).toEqual([body.alias]);
    expect((await call(admin, 'DELETE', `aliases/${body.alias.id}`)).status).toBe(200);
    expect((await call(admin, 'DELETE', `aliases/${body.alias.id}`)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await add(`sales@${domain}`, staff)).status).toBe(201);
  });
  test('receive internal mail', async () => {
    await add(`lamps@${domain}`, staff);
    const { body } = await admin.post('/api/v1/emails/drafts', {
      key: 'to-an-alias',
      to: [{ email: `LAMPS@${domain}` }],
      subject: 'To the lamps',
      message: '<p>Hello</p>',
    });
    await admin.post(`/api/v1/emails/drafts/${body.email.id}/send`, { undoSeconds: 0 });
    const subjects = (await staff.get('/apps/email/emails')).body.emails.map(({ subject }: { subject: string }) => subject);
    expect(subjects).toContain('To the lamps');
  });
  test('send mail only for their owner; a deleted one falls back to the main address', async () => {
    const own = (await preferences()).from.email;
    const { body } = await add(`press@${domain}`);
    const draft = async (from: string) =>
      admin.post('/api/v1/emails/drafts', { key: crypto.randomUUID(), from, to: [{ email: own }], subject: 'From' });
    const leaves = async (id: number) => (await admin.post(`/api/v1/emails/drafts/${id}/send`, { undoSeconds: 0 })).body.email.from.email;
    const sent = (await draft(`press@${domain}`)).body.email;
    expect(sent.from.email).toBe(`press@${domain}`);
    expect(await leaves(sent.id)).toBe(`press@${domain}`);
    for (const from of [(await preferences(staff)).from.email, `nobody@${domain}`, 'somebody@elsewhere.example'])
      expect((await draft(from)).body.error.reasons).toEqual({ from: [{ code: 'not_own_address' }] });
    const later = (await draft(`press@${domain}`)).body.email;
    await call(admin, 'DELETE', `aliases/${body.alias.id}`);
    expect(await leaves(later.id)).toBe(own);
  });
  test('in another domain, already taken, or invalid are rejected', async () => {
    const own = (await preferences()).from.email;
    const other = (await preferences(staff)).from.email;
    await add(`sales@${domain}`, staff);
    const wrong = ['sales@elsewhere.example', `sales@${domain}.example`, `sales@sub.${domain}`, own, own.toUpperCase(), other];
    for (const email of [...wrong, `SALES@${domain}`, 'sales', '', `a b@${domain}`, `a@b@${domain}`, `a\r\n@${domain}`]) {
      const answer = await add(email);
      expect([answer.status, fieldOf(answer)], email).toEqual([400, 'email']);
    }
    expect((await add((await preferences(elsewhere)).from.email, elsewhere)).status).toBe(400);
    expect(await list()).toEqual([]);
  });
  test('are unique in the whole installation, even when requested concurrently', async () => {
    const all = `all@${(await preferences(elsewhere)).from.email.split('@')[1]}`;
    for (let round = 0; round < 5; round++) {
      const pairs = [
        [admin, staff, `race${round}@${domain}`],
        [elsewhere, elsewhere, `${round}${all}`],
        [admin, admin, `again${round}@${domain}`],
      ] as const;
      for (const [one, another, email] of pairs) {
        const answers = await Promise.all([add(email, one), add(email.toUpperCase(), another)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
        expect(fieldOf(answers.find(({ status }) => status === 400) as never)).toBe('email');
      }
    }
  });
  test('are limited to 20, even when added concurrently', async () => {
    await Promise.all(Array.from({ length: 19 }, (_, index) => add(`a${index}@${domain}`)));
    const answers = await Promise.all(['x', 'y', 'z'].map((name) => add(`${name}@${domain}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(await list()).toHaveLength(20);
    expect((await add(`x1@${domain}`, staff)).status).toBe(201);
  });
  test('are private to their owner', async () => {
    const { alias } = (await add(`mine@${domain}`)).body;
    for (const other of [staff, elsewhere]) {
      expect(await list(other)).toEqual([]);
      expect((await call(other, 'DELETE', `aliases/${alias.id}`)).status).toBe(404);
    }
    expect(await list()).toEqual([alias]);
  });
});

test('asks a visitor to sign in and rejects a client', async () => {
  const client = await signInAs(atrium, 'client');
  for (const [who, expected] of [
    [clientWith(atrium, null), 401],
    [client, 403],
  ] as const) {
    for (const [method, address, body] of [
      ['GET', 'preferences', undefined],
      ['PUT', 'preferences', { signature: '' }],
      ['GET', 'templates', undefined],
      ['POST', 'templates', { name: 'x' }],
      ['PUT', 'templates/1', { name: 'x' }],
      ['DELETE', 'templates/1', undefined],
      ['POST', 'templates/1/restore', undefined],
      ['GET', 'aliases', undefined],
      ['POST', 'aliases', { email: 'a@b.example' }],
      ['DELETE', 'aliases/1', undefined],
    ] as const) {
      expect((await call(who, method, address, body)).status, `${method} ${address}`).toBe(expected);
    }
  }
});

test('notifies only the person’s open clients about changes', async () => {
  const told: unknown[] = [];
  const stop = atrium.deps.changes.subscribe('juniper', (change) => told.push(change));
  await sign('<p>new</p>');
  await expect.poll(() => told).toEqual([{ kind: 'email', ids: [], person: 1 }]);
  stop();
});
