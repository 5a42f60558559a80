import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Linked } from '#contract/linked-kind.ts';
import { apiWithAbilities } from '../../../../tests/api-with-abilities.ts';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { attachMail, type LinkedThing, listLinks, makeCard } from '../contract.ts';
import { linkedRecordRoutes } from './routes.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
let mail: Linked;
let board: { spaceId: number; columnId: string };
beforeAll(async () => {
  atrium = await testApi({ settings: { accessTtlSeconds: 365 * 24 * 3600 } });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  mail = { kind: 'mail', id: (await admin.get('/apps/email/emails', { folder: 'inbox' })).body.emails[0].id };
  board = await newBoard();
});
afterAll(() => atrium.close());

const newBoard = async (more: object = {}) => {
  const { body } = await admin.post('/api/v1/kanban/spaces', { name: 'Support', columns: ['New', 'Done'], ...more });
  const page = (await admin.get('/api/v1/kanban', { space: body.space.id })).body;
  return { spaceId: body.space.id as number, columnId: page.boards[0].id as string };
};
let keys = 0;
const fields = (more: object = {}) => ({ clientKey: `key-of-link-${++keys}`, from: mail, title: 'Oak desks', ...more });
const card = (more: object = {}, who = admin) => who.post('/api/v1/links/cards', fields({ ...board, ...more }));
const todo = (more: object = {}, who = admin) => who.post('/api/v1/links/todos', fields(more));
const day = { start: '2031-05-04', allDay: true, timeZone: 'UTC' };
const event = (more: object = {}, who = admin) => who.post('/api/v1/links/events', fields({ ...day, ...more }));
const made = async (answer: Promise<{ status: number; body: { made: LinkedThing } }>): Promise<LinkedThing> => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(201);
  makeCard.answer?.parse(body);
  return body.made;
};
const linksOf = async ({ kind, id }: Linked, who = admin): Promise<LinkedThing[]> => {
  const { status, body } = await who.get('/api/v1/links', { kind, id });
  expect(status).toBe(200);
  listLinks.answer?.parse(body);
  return body.links;
};
const idsOf = async (thing: Linked, who = admin) => (await linksOf(thing, who)).map(({ kind, id }) => `${kind} ${id}`);
const remove = (path: string, who = admin) =>
  send(atrium, path, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });
const unlink = (a: Linked, b: Linked, who = admin) =>
  remove(`/api/v1/links?kind=${a.kind}&id=${a.id}&otherKind=${b.kind}&otherId=${b.id}`, who);
const able = (...rules: [action: string, subject: string][]) =>
  clientWith(apiWithAbilities(atrium, linkedRecordRoutes, 1, ...(rules.map(([action, subject]) => ({ action, subject })) as [])), null);
const nameOf = ({ kind, id }: Linked) => `${kind} ${id}`;

const say = async (who: Client, message: string): Promise<Linked> => {
  const contactId = who === staff ? admin.userData.id : staff.userData.id;
  const { body } = await who.post('/api/v1/chat/messages', { contactId, message });
  return { kind: 'message', id: body.message.id };
};

describe('a mail', () => {
  test('becomes a card in the chosen column, and each end shows the other', async () => {
    const it = await made(card({ description: 'Six of <b>them</b>.\nSoon.\n\nPlease.', dueAt: Date.UTC(2031, 4, 4) }));
    expect(it).toMatchObject({ kind: 'card', title: 'Oak desks', state: 'open', detail: 'New', path: `/apps/kanban?task=${it.id}` });
    expect(await linksOf(mail)).toContainEqual(it);
    expect(await linksOf(it)).toMatchObject([{ ...mail, path: `/apps/email/inbox/${mail.id}` }]);
    const { task } = (await admin.get(`/api/v1/kanban/tasks/${it.id}`)).body;
    expect(task.description).toBe('<p>Six of &lt;b&gt;them&lt;/b&gt;.<br />Soon.</p><p>Please.</p>');
    expect([task.dueDate, task.attachments]).toEqual([Date.UTC(2031, 4, 4), []]);
  });
  test('becomes a to-do, or an event only for its creator', async () => {
    const one = await made(todo({ dueDate: '2031-05-04', dueTime: '09:30' }));
    expect((await admin.get(`/api/v1/todo/tasks/${one.id}`)).body.task).toMatchObject({
      title: 'Oak desks',
      dueDate: '2031-05-04',
      dueTime: '09:30',
    });
    const other = await made(event());
    expect(other).toMatchObject({ kind: 'event', start: '2031-05-04', path: `/apps/calendar?event=${other.id}&at=2031-05-04` });
    expect(await idsOf(mail)).toEqual(expect.arrayContaining([nameOf(one), nameOf(other)]));
    // Others can't see a personal event, and so no link to it.
    expect(await linksOf(other, staff)).toEqual([]);
  });
  test('shares its files when requested', async () => {
    const { body } = await admin.get('/apps/email/emails', { folder: '', q: 'has:attachment' });
    const from = { kind: 'mail', id: body.emails[0].id };
    const names = body.emails[0].attachments.map(({ fileName }: { fileName: string }) => fileName);
    const it = await made(card({ from, withFiles: true }));
    const { task } = (await admin.get(`/api/v1/kanban/tasks/${it.id}`)).body;
    expect(task.attachments.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(names.length).toBeGreaterThan(0);
  });
  test('of someone else responds as missing and does not appear on the card', async () => {
    expect((await card({}, staff)).status).toBe(404);
    const it = await made(card());
    expect((await staff.get(`/api/v1/kanban/tasks/${it.id}`)).status).toBe(200);
    expect(await linksOf(it, staff)).toEqual([]);
    expect(await linksOf(mail, staff)).toEqual([]);
    expect((await unlink(mail, it, staff)).status).toBe(404);
    expect(await idsOf(it)).toEqual([nameOf(mail)]);
  });
  test('of another company responds as missing', async () => {
    const other = await registerUser(atrium);
    const it = await made(todo());
    expect(await linksOf(it, other)).toEqual([]);
    expect((await unlink(mail, it, other)).status).toBe(404);
    const body = { from: mail, to: { kind: 'todo', id: it.id } };
    expect((await other.post('/api/v1/links', body)).status).toBe(404);
  });
});

describe('a mail attached to an invoice', () => {
  let keyed = 0;
  let used = 0;
  /** Returns an invoice that no other test has used. */
  const invoice = async () => {
    const { body } = await admin.get('/apps/invoice/invoices', { sort: 'asc' });
    const { id, number } = body.invoices[used++];
    return { id: id as number, number: number as string };
  };
  const attach = (more: object = {}, who = admin) =>
    who.post('/api/v1/links/invoices', { clientKey: `key-of-invoice-${++keyed}`, mailId: mail.id, ...more });
  const files = async (id: number) =>
    (await admin.get(`/api/v1/invoices/${id}`)).body.invoice.attachments as { id: number; name: string; mediaType: string; url: string }[];
  const withFiles = async () => {
    const { body } = await admin.get('/apps/email/emails', { folder: '', q: 'has:attachment' });
    return body.emails[0] as { id: number; attachments: { fileName: string }[] };
  };

  test('is added as a file readable as a mail, and each end shows the other', async () => {
    const { id, number } = await invoice();
    const { status, body } = await attach({ invoiceId: id });
    expect(status, JSON.stringify(body)).toBe(201);
    attachMail.answer?.parse(body);
    expect(body).toMatchObject({ made: { kind: 'invoice', id, title: number }, isNewLink: true });
    const [file] = await files(id);
    expect(file).toMatchObject({ id: body.attachmentIds[0], mediaType: 'message/rfc822', name: expect.stringMatching(/.eml$/) });
    const loaded = await send(atrium, file?.url ?? '', {});
    expect(loaded.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(loaded.body).toMatch(/^Subject: /m);
    expect(await idsOf(mail)).toContain(`invoice ${id}`);
    expect(await linksOf({ kind: 'invoice', id })).toMatchObject([mail]);
  });
  test('adds its files when requested, and only them without the mail itself', async () => {
    const { id: mailId, attachments } = await withFiles();
    const names = attachments.map(({ fileName }) => fileName);
    const { id } = await invoice();
    expect((await attach({ mailId, invoiceId: id, withMail: false, withFiles: true })).body.attachmentIds).toHaveLength(names.length);
    expect((await files(id)).map(({ name }) => name)).toEqual(names);
    expect((await attach({ mailId, invoiceId: id, withFiles: true })).body).toMatchObject({
      attachmentIds: [expect.any(Number)],
      isNewLink: false,
    });
    expect(await files(id)).toHaveLength(names.length + 1);
  });
  test('is attached once under a double click, a late retry, and a second attempt', async () => {
    const { id } = await invoice();
    const body = { clientKey: 'key-of-one-invoice', invoiceId: id };
    const answers = [...(await Promise.all([attach(body), attach(body), attach(body)])), await attach(body)];
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await attach({ invoiceId: id })).body).toMatchObject({ attachmentIds: [], isNewLink: false });
    expect(await files(id)).toHaveLength(1);
    const other = await invoice();
    expect(refusedFields(await attach({ ...body, invoiceId: other.id }))).toEqual([400, ['clientKey']]);
  });
  test('is refused when nothing is selected, there are no files, or an end is missing', async () => {
    const { id } = await invoice();
    expect(refusedFields(await attach({ invoiceId: id, withMail: false }))).toEqual([400, ['withMail']]);
    expect(refusedFields(await attach({ invoiceId: id, withMail: false, withFiles: true }))).toEqual([400, ['withFiles']]);
    expect((await attach({ invoiceId: 999_999 })).status).toBe(404);
    expect((await attach({ invoiceId: id }, staff)).status).toBe(404);
    const reader = able(['read', 'Email'], ['read', 'Invoice']);
    expect((await reader.post('/api/v1/links/invoices', { clientKey: 'key-of-a-reader', mailId: mail.id, invoiceId: id })).status).toBe(
      403,
    );
    expect(await files(id)).toEqual([]);
  });
  test('is removed together with its files', async () => {
    const { id } = await invoice();
    const { attachmentIds } = (await attach({ invoiceId: id })).body;
    expect((await admin.post('/api/v1/invoices/remove-attachments', { ids: attachmentIds })).status).toBe(200);
    expect((await unlink(mail, { kind: 'invoice', id })).status).toBe(200);
    expect(await files(id)).toEqual([]);
    expect(await idsOf(mail)).not.toContain(`invoice ${id}`);
  });
});

describe('a message', () => {
  test('becomes a to-do that everyone in the chat sees linked', async () => {
    const from = await say(staff, '*Call* the joiner');
    const it = await made(todo({ from }));
    expect(await linksOf(it, staff)).toMatchObject([{ kind: 'message', title: 'Call the joiner' }]);
    expect(await idsOf(from, staff)).toEqual([nameOf(it)]);
  });
  test('that is a reply links next to its parent message', async () => {
    const root = await say(staff, 'Who calls the joiner?');
    const threadId = (await admin.get(`/api/v1/chat`)).body.threads[0].id;
    const { body } = await staff.post('/api/v1/chat/messages', { threadId, rootId: root.id, message: 'I do' });
    const it = await made(todo({ from: { kind: 'message', id: body.message.id } }));
    const path = `/apps/chat?thread=${threadId}&message=${root.id}&replies=${root.id}`;
    expect(await linksOf(it, staff)).toMatchObject([{ kind: 'message', path }]);
  });
});

describe('a created record', () => {
  test('is created once under a double click and a late retry', async () => {
    const body = fields();
    const post = () => admin.post('/api/v1/links/cards', { ...body, ...board });
    const answers = [...(await Promise.all([post(), post(), post()])), await post()];
    expect(new Set(answers.map(({ body }) => body.made.id)).size).toBe(1);
    const { cards } = (await admin.get('/api/v1/kanban', { space: board.spaceId })).body;
    expect(cards.filter(({ id }: { id: number }) => id === answers[0]?.body.made.id)).toHaveLength(1);
    // The same key for something else is an error; for another person it is a different key.
    expect(refusedFields(await admin.post('/api/v1/links/todos', body))).toEqual([400, ['clientKey']]);
  });
  test('is refused with invalid fields or a board the caller cannot see', async () => {
    expect(refusedFields(await card({ title: ' ' }))).toEqual([400, ['title']]);
    expect(refusedFields(await todo({ dueDate: 'soon' }))).toEqual([400, ['dueDate']]);
    expect(refusedFields(await todo({ from: { kind: 'card', id: 1 } }))).toEqual([400, ['from.kind']]);
    const hidden = await newBoard({ visibility: 'people' });
    const from = await say(staff, 'Oak desks');
    expect((await card({ ...hidden, from }, staff)).status).toBe(404);
    expect(await linksOf(from, staff)).toEqual([]);
  });
  test('is hidden together with its board and returns with it', async () => {
    const own = await newBoard();
    const from = await say(staff, 'Oak desks');
    const it = await made(card({ ...own, from }, staff));
    await atrium.ownerQuery(`update kanban_spaces set visibility = 'people' where id = ${own.spaceId}`);
    expect(await linksOf(from, staff)).toEqual([]);
    await atrium.ownerQuery(`update kanban_spaces set visibility = 'company' where id = ${own.spaceId}`);
    expect(await idsOf(from, staff)).toEqual([nameOf(it)]);
  });
  test('disappears from the mail while deleted, returns when restored, and leaves no link when purged', async () => {
    const rows = async ({ kind, id }: Linked) =>
      (await atrium.ownerQuery(`select count(*)::int n from links where to_kind = '${kind}' and to_id = ${id}`))[0]?.n;
    for (const [it, path] of [
      [await made(card()), (id: number) => `/api/v1/kanban/tasks/${id}`],
      [await made(todo()), (id: number) => `/apps/todo/delete-task?taskId=${id}`],
      [await made(event()), (id: number) => `/apps/calendar/remove-event?id=${id}`],
    ] as const) {
      const items = [{ kind: it.kind, key: String(it.id) }];
      expect((await remove(path(it.id))).status).toBe(200);
      expect(await idsOf(mail)).not.toContain(nameOf(it));
      expect((await admin.post('/api/v1/trash/restore', { items })).status).toBe(200);
      expect(await idsOf(mail)).toContain(nameOf(it));
      await remove(path(it.id));
      expect(await rows(it)).toBe(1);
      expect((await admin.post('/api/v1/trash/purge', { items })).status).toBe(200);
      expect(await rows(it)).toBe(0);
    }
  });
  test('can be unlinked from the mail, which keeps both, and linked again', async () => {
    const it = await made(card());
    const { status, body } = await unlink({ kind: 'card', id: it.id }, mail);
    expect([status, body]).toEqual([200, { from: mail, to: { kind: 'card', id: it.id } }]);
    expect(await linksOf(it)).toEqual([]);
    expect((await unlink(mail, it)).status).toBe(404);
    expect((await admin.post('/api/v1/links', body)).status).toBe(200);
    expect((await admin.post('/api/v1/links', body)).status).toBe(200);
    expect(await idsOf(it)).toEqual([nameOf(mail)]);
  });
  test('cannot be linked with itself, nor a mail with a mail', async () => {
    const it = await made(todo());
    const end = { kind: it.kind, id: it.id };
    for (const [from, to] of [
      [end, end],
      [mail, mail],
      [mail, { kind: 'mail', id: mail.id + 1 }],
    ]) {
      expect(refusedFields(await admin.post('/api/v1/links', { from, to }))).toEqual([400, ['to']]);
    }
    expect(await idsOf(it)).toEqual([nameOf(mail)]);
  });
});

describe('without permission', () => {
  test('for the source or the new record nothing is created, and the response names the permission', async () => {
    const noMail = await card({}, able(['manage', 'Board']));
    expect([noMail.status, noMail.body.error.missing]).toEqual([403, { action: 'read', subject: 'Email' }]);
    const noBoards = await card({}, able(['manage', 'Email']));
    expect([noBoards.status, noBoards.body.error.missing]).toEqual([403, { action: 'create', subject: 'Board' }]);
  });
  test('for one end the other end does not show it', async () => {
    const it = await made(todo());
    expect(await linksOf(it, able(['manage', 'Todo']))).toEqual([]);
    expect(await linksOf(mail, able(['manage', 'Email']))).toEqual([]);
    expect(await linksOf(it, able(['read', 'Todo'], ['read', 'Email']))).toMatchObject([mail]);
    const reader = able(['read', 'Todo'], ['read', 'Email']);
    const again = await reader.post('/api/v1/links', { from: mail, to: { kind: 'todo', id: it.id } });
    expect([again.status, again.body.error.missing]).toEqual([403, { action: 'update', subject: 'Todo' }]);
  });
});
