import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../tests/client.ts';
import { meanwhile } from '../../tests/one-scope-at-once.ts';
import { type TestApi, testApi } from '../../tests/test-api.ts';
import { fileReferences, sweepAll, sweepWork } from './sweep-work.ts';

const daySeconds = 86_400;
const dayMs = daySeconds * 1000;
const longSeconds = 4000 * daySeconds;

let atrium: TestApi;
let admin: Client;
let elsewhere: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { accessTtlSeconds: longSeconds, refreshTtlSeconds: longSeconds } });
  admin = await signInAs(atrium, 'admin');
  elsewhere = await registerUser(atrium);
});
afterAll(() => atrium.close());

const rows = async (sql: string, params: unknown[] = []) => atrium.ownerQuery(sql, params);
const png = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='), (c) =>
  c.charCodeAt(0),
);
const upload = async (name: string, bytes: Uint8Array | string = `bytes of ${name}`, who = admin) => {
  const headers = { Authorization: `Bearer ${who.accessToken}` };
  const { status, body } = await send(atrium, `/api/v1/files?name=${name}`, { method: 'POST', body: bytes as BodyInit, headers });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.file as { id: number; url: string };
};
/** Advances the clock, with sweeps along the way. */
const afterDays = async (days: number) => {
  for (const part of [days / 2, days / 2]) {
    await sweepAll(atrium.deps);
    atrium.clock.advance(part * dayMs);
  }
  await sweepAll(atrium.deps);
};
const isThere = async (entity: string, id: number) => {
  const [file] = await rows('select key from files where entity = $1 and id = $2', [entity, id]);
  return file !== undefined;
};
const hasBytes = async (key: unknown) => (await atrium.deps.files.read(String(key))) !== null;

describe('files', () => {
  test('that are referenced anywhere stay', async () => {
    const named: Record<string, number> = {};
    const add = async (what: string, bytes?: Uint8Array) => {
      const file = await upload(`${what}.bin`, bytes);
      named[what] = file.id;
      return file;
    };
    const ok = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer;
      expect(status, JSON.stringify(body)).toBeLessThan(300);
      return body as never;
    };
    const shown = ({ url }: { url: string }) => `<p><img src="${url.replaceAll('&', '&amp;')}"></p>`;
    const attachment = ({ url }: { url: string }) => ({ fileName: 'a.bin', url, thumbnail: '', size: '' });

    await ok(
      admin.post('/api/v1/emails/drafts', {
        key: 'sweep-draft',
        attachments: [attachment(await add('attached to a draft'))],
        message: shown(await add('shown in a draft', png)),
      }),
    );
    await ok(admin.post('/api/v1/mail/templates', { name: 'Swept', message: shown(await add('shown in a template', png)) }));
    await ok(
      send(atrium, '/api/v1/mail/preferences', {
        method: 'PUT',
        body: JSON.stringify({ signature: shown(await add('shown in a signature', png)) }),
        headers: json(admin),
      }),
    );
    await ok(admin.post('/api/v1/chat/messages', { contactId: 3, message: 'See', fileIds: [(await add('sent in the chat')).id] }));
    const cardId = (await admin.get('/api/v1/kanban')).body.cards[0].id;
    const card = (data: object) => ok(admin.post('/apps/kanban/update-task', { data: { id: cardId, ...data } }));
    await card({ attachments: [{ fileId: (await add('taken off a card')).id }] });
    await card({ attachments: [{ fileId: (await add('attached to a card')).id }], coverFileId: (await add('cover of a card', png)).id });
    await ok(
      send(atrium, '/api/v1/seller', {
        method: 'POST',
        body: JSON.stringify({ logoFileId: (await add('logo', png)).id }),
        headers: json(admin),
      }),
    );
    await rows(
      `update invoices set seller = seller || jsonb_build_object('logoFileId', $1::int) where entity = 'juniper' and id = (select min(id) from invoices where entity = 'juniper' and seller is not null)`,
      [(await add('logo of an invoice', png)).id],
    );
    const { invoices } = (await admin.get('/apps/invoice/invoices')).body as { invoices: { id: number }[] };
    const fileIds = [(await add('attached to an invoice')).id, (await add('taken off an invoice')).id];
    const attach = admin.post(`/api/v1/invoices/${invoices[0]?.id}/attachments`, { clientKey: 'key-of-the-sweep', fileIds });
    const { invoice }: { invoice: { attachments: { id: number }[] } } = await ok(attach);
    await ok(admin.post('/api/v1/invoices/remove-attachments', { ids: [invoice.attachments[1]?.id] }));
    const [replaced] = await rows(
      `select name from files where entity = 'juniper' and id = (select avatar_file_id from people where entity = 'juniper' and id = 1)`,
    );
    await rows(`update people set avatar_file_id = $1 where entity = 'juniper' and id = 1`, [(await add('portrait', png)).id]);
    await rows(`update users set avatar_file_id = $1 where entity = 'juniper' and id = 1`, [(await add('portrait of a user', png)).id]);
    await rows(`update mails set source_file_id = $1 where entity = 'juniper' and id = (select min(id) from mails)`, [
      (await add('source of a mail')).id,
    ]);
    const unnamed = await upload('unnamed.bin');
    const before = await rows('select entity, id, name from files');

    await afterDays(20);
    for (const [what, id] of Object.entries(named)) expect(await isThere('juniper', id), what).toBe(true);
    expect(await isThere('juniper', unnamed.id)).toBe(false);
    // No sample file that is still visible is gone either.
    const after = await rows('select entity, id, key from files');
    const gone = before.filter((file) => after.every(({ entity, id }) => entity !== file.entity || id !== file.id));
    // Nothing references the portrait that was replaced above.
    expect(gone.map(({ name }) => name).sort()).toEqual([replaced?.name, 'unnamed.bin'].sort());
    for (const { key } of after) expect(await hasBytes(key)).toBe(true);
  });

  test('that nothing references are deleted after a week, and their bytes once no entity references them', async () => {
    const [own, theirs] = [await upload('own.txt', 'the same bytes'), await upload('theirs.txt', 'the same bytes', elsewhere)];
    const alone = await upload('alone.txt');
    const [{ key: shared }, { key: single }] = [
      (await rows("select key from files where entity = 'juniper' and id = $1", [own.id]))[0] ?? {},
      (await rows("select key from files where entity = 'juniper' and id = $1", [alone.id]))[0] ?? {},
    ];
    const entity = elsewhere.userData.eid.split('-')[0] ?? '';
    await rows('update people set avatar_file_id = $1 where entity = $2', [theirs.id, entity]);
    await sweepAll(atrium.deps);
    atrium.clock.advance(7 * dayMs - 1000);
    await sweepAll(atrium.deps);
    expect([await isThere('juniper', own.id), await isThere('juniper', alone.id)]).toEqual([true, true]);
    atrium.clock.advance(2000);
    await sweepAll(atrium.deps);
    expect([await isThere('juniper', own.id), await isThere('juniper', alone.id), await isThere(entity, theirs.id)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([await hasBytes(shared), await hasBytes(single)]).toEqual([true, false]);
    await rows('update people set avatar_file_id = null where entity = $1', [entity]);
    await afterDays(8);
    expect([await isThere(entity, theirs.id), await hasBytes(shared)]).toEqual([false, false]);
  });

  test('that are referenced at the last moment stay, and the week restarts when the reference is removed', async () => {
    const file = await upload('late.png', png);
    const logo = async (logoFileId: number | null) => expect((await admin.post('/api/v1/seller', { logoFileId })).status).toBe(200);
    await sweepAll(atrium.deps);
    atrium.clock.advance(10 * dayMs);
    await logo(file.id);
    await sweepAll(atrium.deps);
    expect(await isThere('juniper', file.id)).toBe(true);
    await logo(null);
    await sweepAll(atrium.deps);
    atrium.clock.advance(6 * dayMs);
    await sweepAll(atrium.deps);
    expect(await isThere('juniper', file.id)).toBe(true);
    await afterDays(2);
    expect(await isThere('juniper', file.id)).toBe(false);
  });

  test('whose row is being attached at the moment are left alone', async () => {
    const file = await upload('locked.txt');
    await sweepAll(atrium.deps);
    atrium.clock.advance(10 * dayMs);
    await atrium.deps.database.writing('juniper', async (db) => {
      await db.execute(`select from files where id = ${file.id} for key share`);
      await meanwhile(() => sweepAll(atrium.deps));
    });
    expect(await isThere('juniper', file.id)).toBe(true);
    await sweepAll(atrium.deps);
    expect(await isThere('juniper', file.id)).toBe(false);
  });

  test('keep their bytes while a backup reads them', async () => {
    const file = await upload('backed-up.txt');
    const [{ key }] = (await rows('select key from files where entity = $1 and id = $2', ['juniper', file.id])) as [{ key: string }];
    await rows("select pg_advisory_lock_shared(hashtext('atrium files'))");
    await afterDays(8);
    expect([await isThere('juniper', file.id), await hasBytes(key)]).toEqual([false, true]);
    await rows("select pg_advisory_unlock_shared(hashtext('atrium files'))");
    await sweepAll(atrium.deps);
    expect(await hasBytes(key)).toBe(false);
  });

  test('are referenced only by columns the sweep knows', async () => {
    const known = fileReferences.map(({ table, column }) => `${table}.${column}`).sort();
    const may = await rows(`
      select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and (attname ~ 'file' and attname ~ '_id' or atttypid = 'jsonb'::regtype) order by 1`);
    expect(may.map(({ name }) => String(name)).filter((name) => !known.includes(name))).toEqual(namingNone);

    // Text columns are searched for every way text can reference a file.
    const texts = await rows(`
      select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and atttypid = 'text'::regtype`);
    for (const { table, column } of texts) {
      if (known.includes(`${table}.${column}`) || shownByAttachments.includes(`${table}.${column}`)) continue;
      const found = await rows(`select from ${table} where ${column} ~ 'cid:picture-|/api/v1/files/|fileId|src="file:' limit 1`);
      expect(found, `${table}.${column}`).toEqual([]);
    }
  });
});

/** JSON columns that reference no files. Files in `samples.removed` are listed in `samples.file_ids`. */
const namingNone = [
  'api_keys.rules',
  'audit_entries.changes',
  'calendar_changes.events',
  'calendar_changes.tasks',
  'calendar_events.additions',
  'calendar_events.guests',
  'calendar_untold_changes.known',
  'dashboard_arrangements.choice',
  'entities.areas_off',
  'imap_accounts.marks',
  'imap_accounts.paths',
  'invoices.client',
  'invoices.delivery',
  'invoices.lines',
  'invoices.pricing',
  'kanban_tasks.checklist',
  'mails.bcc',
  'mails.cc',
  'mails.reply_to',
  'mails.sender_check',
  'mails.to',
  'mails.unsubscription',
  'mcp_writes.undo_input',
  'number_series.skipped',
  'orders.address',
  'orders.delivery_method',
  'orders.lines',
  'own_calendars.left_out',
  'own_calendars.shares',
  'passkeys.transports',
  'permissions.cells',
  'product_imports.added_ids',
  'product_imports.changed',
  'products.color_options',
  'products.features',
  'profiles.social_links',
  'recurring_invoices.lines',
  'recurring_invoices.pricing',
  'roles.rules',
  'samples.keys',
  'samples.removed',
  // The index is derived from records whose own columns reference the files.
  'search_entries.facts',
  'sellers.reminder_days',
  'sellers.tax_rates',
  'sellers.withholding',
  'shop_addresses.address',
  'shop_settings.delivery_methods',
  'shop_settings.tax_rates',
  'sign_ons.roles',
  'todo_tasks.repeat',
  'todo_tasks.subtasks',
  'users.inheritance',
  'webhook_deliveries.tries',
];

/** Every picture in a message is also one of its attachments. */
const shownByAttachments = ['mails.message', 'mails.outside_message'];

const json = ({ accessToken }: Client) => ({ Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' });

describe('rows', () => {
  const person = "'juniper', 1";
  test.each([
    ['audit_entries', 730, `insert into audit_entries (entity, id, at, action) values ('juniper', 900000, $1, 'x')`, 'id = 900000'],
    [
      'once_answers',
      1,
      `insert into once_answers (entity, account_id, call, key, input_hash, created_at) values (${person}, 'POST /x', 'key-of-the-sweep', 'x', $1)`,
      "key = 'key-of-the-sweep'",
    ],
    [
      'notifications',
      90,
      `insert into notifications (entity, person_id, id, kind, area, target_id, title, path, time) values (${person}, 900000, 'mail', 'email', 1, '', '', $1)`,
      'id = 900000',
    ],
    [
      'sessions',
      30,
      `insert into sessions (entity, account_id, id, rotated_at, remember, expires_at, created_at) values (${person}, 'old', now(), true, $1, now())`,
      "id = 'old'",
    ],
    [
      'sessions',
      30,
      `insert into sessions (entity, account_id, id, rotated_at, remember, expires_at, revoked_at, created_at) values (${person}, 'ended', now(), true, now() + interval '90 years', $1, now())`,
      "id = 'ended'",
    ],
    [
      'invitations',
      30,
      `insert into invitations (entity, user_id, id, kind, email, role, token_hash, expires_at, created_at) values (${person}, 900000, 'reset', 'x', 'x', 'x', $1, now())`,
      'id = 900000',
    ],
    [
      'address_verifications',
      30,
      `insert into address_verifications (entity, account_id, id, email, token_hash, expires_at, created_at) values (${person}, 900000, 'x', 'x', $1, now())`,
      'id = 900000',
    ],
    [
      'trusted_devices',
      30,
      `insert into trusted_devices (entity, account_id, id, device_hash, links_version, user_agent, expires_at, created_at) values (${person}, 900000, 'x', 1, '', $1, now())`,
      'id = 900000',
    ],
    [
      'webhook_deliveries',
      30,
      `with told as (insert into webhooks (entity, id, address, kinds, sealed_secret, created_by, created_at, updated_at) values ('juniper', 900000, 'x', '{}', 'x', 1, now(), now()))
       insert into webhook_deliveries (entity, id, webhook_id, type, body, created_at) values ('juniper', 'msg_900000', 900000, 'ping', 'x', $1)`,
      "id = 'msg_900000'",
    ],
    [
      'webhooks',
      30,
      `insert into webhooks (entity, id, address, kinds, sealed_secret, created_by, created_at, updated_at, deleted_at) values ('juniper', 900001, 'x', '{}', 'x', 1, now(), now(), $1)`,
      'id = 900001',
    ],
    [
      'calendar_changes',
      1,
      `insert into calendar_changes (entity, person_id, id, events, time) values (${person}, 900000, '[]', $1)`,
      'id = 900000',
    ],
    [
      'mail_labels',
      30,
      `insert into mail_labels (entity, owner_id, id, name, tint, position, created_at, updated_at, deleted_at) values (${person}, 900000, 'x', 'blue', 1, now(), now(), $1)`,
      'id = 900000',
    ],
    [
      'mail_rules',
      30,
      `insert into mail_rules (entity, owner_id, id, position, created_at, updated_at, deleted_at) values (${person}, 900000, 1, now(), now(), $1)`,
      'id = 900000',
    ],
    [
      'mail_templates',
      30,
      `insert into mail_templates (entity, owner_id, id, name, created_at, updated_at, deleted_at) values (${person}, 900000, 'x', now(), now(), $1)`,
      'id = 900000',
    ],
    [
      'invoice_attachments',
      30,
      `insert into invoice_attachments (entity, id, invoice_id, file_id, name, media_type, size_bytes, added_by, client_key, created_at, deleted_at) values ('juniper', 900000, (select min(id) from invoices where entity = 'juniper'), 900000, 'x', 'x', 1, 1, 'x', now(), $1)`,
      'id = 900000',
    ],
    [
      'permissions',
      30,
      `insert into permissions (entity, id, name, assigned_to, created_at, updated_at, deleted_at) values ('juniper', 900000, 'x', '{}', now(), now(), $1)`,
      'id = 900000',
    ],
    [
      'todo_tasks',
      30,
      `insert into todo_tasks (entity, id, title, position, created_at, updated_at, deleted_at) values ('juniper', 900000, 'x', 1, now(), now(), $1)`,
      'id = 900000',
    ],
    [
      'calendar_events',
      30,
      `insert into calendar_events (entity, owner_id, id, calendar, title, all_day, span_from, uid, created_at, updated_at, deleted_at) values (${person}, 900000, 'Business', 'x', true, now(), 'x', now(), now(), $1)`,
      'id = 900000',
    ],
    [
      'kanban_boards',
      30,
      `insert into kanban_boards (entity, space_id, id, slug, title, position, created_at, updated_at, deleted_at) values ('juniper', 1, 900000, 'swept', 'x', 1, now(), now(), $1)`,
      'id = 900000',
    ],
    [
      'mails',
      30,
      `insert into mails (entity, owner_id, id, folder, from_name, from_email, "to", cc, bcc, subject, message, message_text, attachments, time, last_time, thread_id, created_at, updated_at, deleted_at) values (${person}, 900000, 'trash', '', '', '[]', '[]', '[]', '', '', '', '[]', now(), now(), 900000, now(), now(), $1)`,
      'id = 900000',
    ],
  ])('keeps %s for %i days', async (table, days, insert, where) => {
    await rows(insert, [atrium.clock.now.toISOString()]);
    const count = async () => (await rows(`select from ${table} where entity = 'juniper' and ${where}`)).length;
    atrium.clock.advance(days * dayMs);
    await sweepAll(atrium.deps);
    expect(await count()).toBe(1);
    atrium.clock.advance(1);
    await sweepAll(atrium.deps);
    expect(await count()).toBe(0);
  });

  test('that are not deleted stay, a card is deleted with its comments and board, and rate limits go after a day', async () => {
    const counts = () =>
      rows(`select (select count(*) from mails) mails, (select count(*) from todo_tasks) todos, (select count(*) from calendar_events) events,
      (select count(*) from kanban_tasks) cards, (select count(*) from invoices) invoices, (select count(*) from people) people`);
    const at = atrium.clock.now.toISOString();
    const before = await counts();
    await rows(
      `insert into kanban_boards (entity, space_id, id, slug, title, position, created_at, updated_at, deleted_at) values ('juniper', 1, 900001, 'gone', 'x', 1, now(), now(), $1)`,
      [at],
    );
    await rows(
      `insert into kanban_tasks (entity, id, board_id, title, position, created_at, updated_at, deleted_at) values ('juniper', 900001, 900001, 'x', 1, now(), now(), $1)`,
      [at],
    );
    await rows(
      `insert into kanban_comments (entity, id, task_id, person_id, comment, time) values ('juniper', 900001, 900001, 1, 'x', now())`,
    );
    await rows(`insert into kanban_activity (entity, id, task_id, kind, time) values ('juniper', 900001, 900001, 'added', now())`);
    await rows(`insert into rate_limits (key, hits, resets_at) values ('swept', 1, $1)`, [at]);
    atrium.clock.advance(30 * dayMs + 1000);
    await sweepAll(atrium.deps);
    expect(await counts()).toEqual(before);
    expect(await rows("select from kanban_boards where slug = 'gone' union all select from rate_limits where key = 'swept'")).toEqual([]);
  });
});

test('sweeps shortly after startup and then every six hours', async () => {
  const sweep = sweepWork();
  const limit = (key: string) => rows(`insert into rate_limits (key, hits, resets_at) values ($1, 1, '2000-01-01')`, [key]);
  const left = async () => (await rows("select key from rate_limits where resets_at = '2000-01-01'")).length;
  await limit('a');
  for (const [minutes, leaves] of [
    [0, 1],
    [4, 1],
    [1, 0],
  ] as const) {
    atrium.clock.advance(minutes * 60_000);
    await sweep.work(atrium.deps);
    expect(await left()).toBe(leaves);
  }
  await limit('b');
  for (const [minutes, leaves] of [
    [359, 1],
    [1, 0],
  ] as const) {
    atrium.clock.advance(minutes * 60_000);
    await sweep.work(atrium.deps);
    expect(await left()).toBe(leaves);
  }
});
