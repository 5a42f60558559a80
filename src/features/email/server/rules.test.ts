import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { addMailRule, listMailRules, type MailRule, moveMailRule, restoreMailRule, updateMailRule } from '../rules-contract.ts';
import { matches, smallLetters } from './match-rules.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
let elsewhere: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  elsewhere = await registerUser(atrium);
});
afterAll(() => atrium.close());

const path = '/api/v1/mail/rules';
const call = async (who: Client, method: string, address: string, body?: unknown) =>
  send(atrium, address, {
    method,
    headers: { 'Content-Type': 'application/json', ...(who.accessToken && { Authorization: `Bearer ${who.accessToken}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const list = async (who = admin): Promise<MailRule[]> => (await who.get(path)).body.rules;
const add = (content: object, who = admin) => who.post(path, content);
const added = async (content: object, who = admin): Promise<MailRule> => {
  const { status, body } = await add(content, who);
  expect(status, JSON.stringify(body)).toBe(201);
  addMailRule.answer?.parse(body);
  return body.rule;
};
const names = async (who = admin) => (await list(who)).map(({ subject }) => subject);
const expectPositions = async (who = admin) => {
  const rules = await list(who);
  expect(rules.map(({ position }) => position)).toEqual(rules.map((_, index) => index + 1));
};

beforeEach(async () => {
  await atrium.ownerQuery('delete from mail_rules');
});

describe('a rule', () => {
  test('is added at the end, with omitted fields empty', async () => {
    await added({ subject: 'first', folder: 'trash' });
    const rule = await added({ sender: ' shop ', label: 'company', isStarred: true, isRead: true });
    expect(rule).toMatchObject({ position: 2, sender: 'shop', subject: '', words: '', folder: null, label: 'company', version: 1 });
    const answer = (await admin.get(path)).body;
    listMailRules.answer?.parse(answer);
    expect(answer.rules.map(({ id }: MailRule) => id)).toContain(rule.id);
  });
  test.each([
    ['sender', { folder: 'trash' }],
    ['sender', { sender: '  ', words: '', folder: 'trash' }],
    ['folder', { sender: 'shop' }],
    ['folder', { sender: 'shop', isRead: false, label: null }],
    ['folder', { sender: 'shop', folder: 'sent' }],
    ['label', { sender: 'shop', label: 'urgent' }],
    ['subject', { subject: 'x'.repeat(201), folder: 'trash' }],
    ['position', { subject: 'x', folder: 'trash', position: 1 }],
    ['valueOf', { subject: 'x', folder: 'trash', valueOf: 1 }],
    ['ownerId', { subject: 'x', folder: 'trash', ownerId: 3 }],
  ])('names %s when it is wrong: %j', async (field, content) => {
    const { status, body } = await add(content);
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
  });
  test('is replaced as a whole, but not at an outdated version', async () => {
    const rule = await added({ subject: 'old', folder: 'trash' });
    const first = await call(admin, 'PUT', `${path}/${rule.id}`, { version: 1, words: 'new', label: 'private' });
    updateMailRule.answer?.parse(first.body);
    expect(first.body).toEqual({
      rule: { ...rule, subject: '', words: 'new', folder: null, label: 'private', version: 2 },
      applied: 0,
    });
    const late = await call(admin, 'PUT', `${path}/${rule.id}`, { version: 1, words: 'late', label: 'private' });
    expect([late.status, late.body.error.current]).toEqual([409, first.body.rule]);
    expect((await call(admin, 'PUT', `${path}/${rule.id}`, { words: 'new' })).body.error.fields).toHaveProperty('folder');
    expect((await call(admin, 'PUT', `${path}/${rule.id + 1000}`, { words: 'new', label: 'private' })).status).toBe(404);
    expect(await list()).toEqual([first.body.rule]);
  });
  test('edited concurrently is saved once', async () => {
    const { id } = await added({ subject: 'old', folder: 'trash' });
    const edit = (words: string) => call(admin, 'PUT', `${path}/${id}`, { version: 1, words, label: 'private' });
    const answers = await Promise.all([edit('one'), edit('two'), edit('three')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
  test('is limited to 200, even when several are added at once', async () => {
    await atrium.ownerQuery(
      `insert into mail_rules (entity, id, owner_id, position, subject, folder, created_at, updated_at)
       select entity, 100000 + n, id, n, 'many', 'trash', now(), now() from people, generate_series(1, 199) n where entity = 'juniper' and id = 1`,
    );
    const answers = await Promise.all([1, 2, 3].map(() => add({ subject: 'one more', folder: 'trash' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(await list()).toHaveLength(200);
    await expectPositions();
    expect((await add({ subject: 'of somebody else', folder: 'trash' }, staff)).status).toBe(201);
  });
});

describe('the order', () => {
  beforeEach(async () => {
    for (const subject of ['a', 'b', 'c', 'd', 'e']) await added({ subject, folder: 'trash' });
  });
  test.each([
    ['b', 4, 'acdbe'],
    ['d', 1, 'dabce'],
    ['a', 5, 'bcdea'],
    ['c', 3, 'abcde'],
    ['b', 99, 'acdeb'],
  ])('moves %s to %d: %s', async (subject, position, expected) => {
    const rule = (await list()).find((one) => one.subject === subject);
    const { status, body } = await call(admin, 'POST', `${path}/${rule?.id}/move`, { position });
    expect(status).toBe(200);
    moveMailRule.answer?.parse(body);
    expect(body.rules.map((one: MailRule) => one.subject).join('')).toBe(expected);
    expect((await names()).join('')).toBe(expected);
    await expectPositions();
  });
  test.each([0, -1, 1.5, 'first', undefined])('rejects an invalid position: %j', async (position) => {
    const [rule] = await list();
    const { status, body } = await call(admin, 'POST', `${path}/${rule?.id}/move`, { position });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['position']]);
  });
  test('stays consistent after concurrent moves, adds, deletes and restores', async () => {
    const [a, b, c, d, e] = await list();
    await Promise.all([
      call(admin, 'POST', `${path}/${a?.id}/move`, { position: 5 }),
      call(admin, 'POST', `${path}/${b?.id}/move`, { position: 1 }),
      call(admin, 'POST', `${path}/${e?.id}/move`, { position: 2 }),
      call(admin, 'DELETE', `${path}/${c?.id}`).then(() => call(admin, 'POST', `${path}/${c?.id}/restore`)),
      call(admin, 'DELETE', `${path}/${d?.id}`),
      add({ subject: 'f', folder: 'trash' }),
      add({ subject: 'g', folder: 'trash' }),
    ]);
    expect((await names()).sort().join('')).toBe('abcefg');
    await expectPositions();
  });
  test('closes the gap after a delete, and puts a restored rule last', async () => {
    const rule = (await list())[1];
    expect((await call(admin, 'DELETE', `${path}/${rule?.id}`)).status).toBe(200);
    expect((await call(admin, 'DELETE', `${path}/${rule?.id}`)).status).toBe(404);
    expect((await call(admin, 'POST', `${path}/${rule?.id}/move`, { position: 1 })).status).toBe(404);
    expect((await call(admin, 'PUT', `${path}/${rule?.id}`, { words: 'new', label: 'private' })).status).toBe(404);
    expect((await names()).join('')).toBe('acde');
    await expectPositions();
    const restored = await call(admin, 'POST', `${path}/${rule?.id}/restore`);
    restoreMailRule.answer?.parse(restored.body);
    expect(restored.body.rule).toMatchObject({ subject: 'b', position: 5 });
    expect((await call(admin, 'POST', `${path}/${rule?.id}/restore`)).body).toEqual(restored.body);
    expect((await names()).join('')).toBe('acdeb');
    expect((await call(admin, 'POST', `${path}/424242/restore`)).status).toBe(404);
  });
});

describe('permissions', () => {
  test('ask a visitor to sign in and reject a client', async () => {
    const visitor = clientWith(atrium, null);
    const client = await signInAs(atrium, 'client');
    for (const [who, expected] of [
      [visitor, 401],
      [client, 403],
    ] as const) {
      for (const [method, address, body] of [
        ['GET', path, undefined],
        ['POST', path, { subject: 'x', folder: 'trash' }],
        ['PUT', `${path}/1`, { subject: 'x', folder: 'trash' }],
        ['POST', `${path}/1/move`, { position: 1 }],
        ['DELETE', `${path}/1`, undefined],
        ['POST', `${path}/1/restore`, undefined],
      ] as const) {
        expect((await call(who, method, address, body)).status, `${method} ${address}`).toBe(expected);
      }
    }
  });
  test('protect rules from other people and entities', async () => {
    const own = await added({ subject: 'mine', folder: 'trash' });
    for (const other of [staff, elsewhere]) {
      await added({ subject: 'theirs', folder: 'trash' }, other);
      expect(await names(other)).toEqual(['theirs']);
      const address = `${path}/${own.id}`;
      const ownId = (await list(other))[0]?.id;
      if (ownId !== own.id) {
        expect((await call(other, 'PUT', address, { subject: 'x', folder: 'spam' })).status).toBe(404);
        expect((await call(other, 'POST', `${address}/move`, { position: 1 })).status).toBe(404);
        expect((await call(other, 'DELETE', address)).status).toBe(404);
      }
    }
    await call(admin, 'DELETE', `${path}/${own.id}`);
    expect((await call(staff, 'POST', `${path}/${own.id}/restore`)).status).toBe(404);
    await call(admin, 'POST', `${path}/${own.id}/restore`);
    expect(await list()).toMatchObject([{ subject: 'mine', folder: 'trash', position: 1 }]);
  });
});

describe('existing inbox emails', () => {
  // Composed and decomposed accents, letters without a one-to-one case mapping, and characters with a special meaning in patterns.
  const texts = [
    'Zoë Müller',
    'ZOE\u0308 MU\u0308LLER',
    'İstanbul Işık',
    'istanbul ışık',
    'STRASSE Straße',
    'ẞ versal',
    'ΟΔΟΣ ΣΊΣΥΦΟΣ',
    'οδος σίσυφος οδός',
    '100% of_it',
    '100 of it',
    'C:\\temp\\new',
    'C:temp',
    'it\'s "quoted" -- ;',
    'ǅ Ǆ ǆ Ⅷ ⅷ',
    'Ω Ω å Å K k',
    'الشحنة وصلت',
    '你好 木',
    '🪑 Chair 🪑',
    'a b',
    'tab\tand\nline',
  ];
  const conditions = [
    ...texts,
    ...texts.map((text) => text.toUpperCase()),
    ...texts.map((text) => text.toLowerCase()),
    ...texts.map((text) => [...text].slice(1, 4).join('')),
    ...['i', 'İ', 'I', 'ı', 'ß', 'SS', 'ẞ', 'Σ', 'ς', 'σ', '%', '_', '\\', '%%', '\\%', '100%', '0_o', '100_', "'", 'zoe', 'k', 'å'],
  ].filter((text) => text.trim() !== '');

  /** Fills a mailbox with every text in every part, and returns its emails. */
  const fill = async () => {
    await atrium.ownerQuery("delete from mails where entity = 'juniper' and owner_id = 3");
    const mails = texts.flatMap((text) => [
      { fromName: text, fromEmail: 'a@b.example', subject: 's', messageText: 'm' },
      { fromName: 'n', fromEmail: text, subject: 's', messageText: 'm' },
      { fromName: 'n', fromEmail: 'a@b.example', subject: text, messageText: 'of it' },
      { fromName: 'n', fromEmail: 'a@b.example', subject: 'of', messageText: text },
    ]);
    await atrium.ownerQuery(
      `insert into mails (entity, id, owner_id, folder, from_name, from_email, "to", cc, bcc, subject, message, message_text, attachments, time, last_time, thread_id, created_at, updated_at)
       select 'juniper', 500000 + n, 3, 'inbox', one->>'fromName', one->>'fromEmail', '[]', '[]', '[]', one->>'subject', '', one->>'messageText', '[]', now(), now(), 500000 + n, now(), now()
       from jsonb_array_elements($1) with ordinality as given(one, n)`,
      [JSON.stringify(mails)],
    );
    return mails.map((mail, index) => ({ ...mail, id: 500001 + index }));
  };

  test('get exactly what the same rule would do on arrival', async () => {
    const mails = await fill();
    const kinds = [
      (text: string) => ({ sender: text }),
      (text: string) => ({ subject: text }),
      (text: string) => ({ words: text }),
      (text: string) => ({ sender: 'n', words: text }),
      (text: string) => ({ subject: text, words: text }),
    ];
    const rules = conditions.flatMap((text, index) => [kinds[index % 3]?.(text), kinds[index % 5]?.(text)]);
    let found = 0;
    for (const content of rules) {
      await atrium.ownerQuery("update mails set is_starred = false, version = 1 where entity = 'juniper' and owner_id = 3 and is_starred");
      const { status, body } = await add({ ...content, isStarred: true, applyToInbox: true }, staff);
      if (status === 400) {
        expect(content, JSON.stringify(body)).toHaveProperty('sender');
        continue;
      }
      const rows = await atrium.ownerQuery("select id from mails where entity = 'juniper' and owner_id = 3 and is_starred order by id");
      const expected = mails.filter((mail) => matches(body.rule, mail)).map(({ id }) => id);
      expect(
        rows.map(({ id }) => Number(id)),
        JSON.stringify(content),
      ).toEqual(expected);
      expect(body.applied).toBe(expected.length);
      found += expected.length;
      await call(staff, 'DELETE', `${path}/${body.rule.id}`);
    }
    expect(found).toBeGreaterThan(200);
  }, 120_000);

  test('are lowercased alike here and in the database, for every assigned character', async () => {
    const rows = await atrium.ownerQuery(
      'select n, lower(chr(n)) as small from generate_series(1, 1114111) n where n not between 55296 and 57343 and unicode_assigned(chr(n))',
    );
    const different = rows.filter(({ n, small }) => smallLetters(String.fromCodePoint(Number(n))) !== small).map(({ n }) => n);
    expect(different).toEqual([]);
  });

  test('get all actions, notify the open clients, and are counted when changed', async () => {
    const mails = await fill();
    const told: unknown[] = [];
    const stop = atrium.deps.changes.subscribe('juniper', (change) => told.push(change));
    const wanted = { subject: 'zoë müller', folder: 'trash', label: 'important', isStarred: true, isRead: true, applyToInbox: true };
    const { body } = await add(wanted, staff);
    const hit = mails.find(({ subject }) => subject === 'Zoë Müller')?.id;
    expect(body.applied).toBe(1);
    const trash = (await staff.get('/apps/email/emails', { folder: 'trash' })).body;
    expect(trash.emails).toMatchObject([{ id: hit, labels: ['important'], isStarred: true, isRead: true, folder: 'trash', version: 2 }]);
    expect((await staff.get('/apps/email/emails', { folder: 'inbox' })).body.total).toBe(mails.length - 1);
    await expect.poll(() => told).toContainEqual({ kind: 'email', ids: [hit], person: 3 });
    expect(told).toContainEqual({ kind: 'email', ids: [], person: 3 });
    stop();
    // It is no longer in the inbox; emails already in the wanted state are not changed again.
    expect((await call(staff, 'PUT', `${path}/${body.rule.id}`, wanted)).body.applied).toBe(0);
    expect((await add({ words: 'of', label: 'company', applyToInbox: true }, staff)).body.applied).toBeGreaterThan(5);
    expect((await add({ words: 'of', label: 'company', applyToInbox: true }, staff)).body.applied).toBe(0);
    expect((await add({ words: 'of', label: 'company', isRead: true, applyToInbox: true }, staff)).body.applied).toBeGreaterThan(5);
  });
  test('are changed only on request, and never outside the inbox', async () => {
    await fill();
    await atrium.ownerQuery(
      `update mails set folder = case id % 4 when 0 then 'spam' when 1 then 'trash' when 2 then 'inbox' else 'sent' end,
         is_nested = id % 4 = 2, deleted_at = case when id % 8 = 3 then now() end where entity = 'juniper' and owner_id = 3`,
    );
    expect((await add({ words: 'o', isStarred: true, applyToInbox: true }, staff)).body.applied).toBe(0);
    await atrium.ownerQuery(
      "update mails set folder = 'inbox', is_nested = false, deleted_at = null where entity = 'juniper' and owner_id = 3",
    );
    expect((await add({ words: 'o', isStarred: true }, staff)).body.applied).toBe(0);
    expect((await staff.get('/apps/email/emails', { folder: 'starred' })).body.total).toBe(0);
  });
  test('of other people are not touched', async () => {
    await fill();
    const before = await atrium.ownerQuery('select * from mails where owner_id <> 3 or entity <> $1 order by entity, id', ['juniper']);
    await add({ words: 'a', folder: 'trash', isStarred: true, applyToInbox: true }, staff);
    await add({ words: 'a', folder: 'trash', isStarred: true, applyToInbox: true }, elsewhere);
    const after = await atrium.ownerQuery(
      "select * from mails where (owner_id <> 3 or entity <> $1) and entity = 'juniper' order by entity, id",
      ['juniper'],
    );
    expect(after).toEqual(before.filter(({ entity }) => entity === 'juniper'));
  });
  test('can be changed by several rules at once', async () => {
    const mails = await fill();
    const answers = await Promise.all(
      ['personal', 'company', 'important', 'private'].map((label) => add({ sender: 'a', label, applyToInbox: true }, staff)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const first = mails.find(({ fromEmail }) => fromEmail === 'a@b.example')?.id ?? 0;
    expect((await staff.get('/apps/email/get-email', { id: first })).body.labels.sort()).toEqual([
      'company',
      'important',
      'personal',
      'private',
    ]);
  });
});
