import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#app/server-areas.ts';
import { sweepAll } from '#app/sweep-work.ts';
import type { AbilityRule } from '#contract/ability.ts';
import { apiWithAbilities } from '../../../../tests/api-with-abilities.ts';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { listTrash, type TrashLine } from '../contract.ts';
import { trashRoutes } from './routes.ts';

const dayMs = 86_400_000;

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

/** Returns a client for another person in the company with exactly these permissions. */
const able = (...rules: AbilityRule[]) =>
  clientWith(apiWithAbilities(atrium, trashRoutes(serverAreas.flatMap(({ trash = [] }) => trash)), 2, ...rules), null);

const list = async (query: Record<string, string | number> = {}, who = admin) => (await who.get('/api/v1/trash', query)).body;
const names = async (query: Record<string, string | number> = {}, who = admin) =>
  (await list(query, who)).lines.map(({ name }: TrashLine) => name);
const lineOf = async (name: string): Promise<TrashLine> =>
  (await list({ q: name })).lines.find((one: TrashLine) => one.name.includes(name));
const item = ({ kind, key }: TrashLine) => ({ kind, key });
const act = async (verb: string, lines: TrashLine[], who = admin) => who.post(`/api/v1/trash/${verb}`, { items: lines.map(item) });
const remove = (path: string, who = admin) =>
  send(atrium, path, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });

const addCard = async (title: string, boardId: string) =>
  (await admin.post('/apps/kanban/add-task', { data: { title, boardId } })).body.newTask;
const addBoard = async (title: string) => (await admin.post('/apps/kanban/add-board', { data: { title } })).body.board;
const removeBoard = (id: string) => remove(`/apps/kanban/delete-board?id=${encodeURIComponent(id)}`);
const titles = async () => JSON.stringify((await admin.get('/apps/kanban/tasks')).body);
const addEvent = async (title: string, calendar = 'Business', who = admin) =>
  (await who.post('/apps/calendar/add-event', { event: timed(title, calendar) })).body.event;

/** Adds and deletes one record of each kind with the word in its name. */
async function deleteOneOfEach(word: string): Promise<void> {
  const board = await addBoard(`${word} board`);
  const card = await addCard(`${word} card`, (await addBoard(`other ${word}`)).id);
  await remove(`/api/v1/kanban/tasks/${card.id}`);
  await removeBoard(board.id);
  const { space } = (await admin.post('/api/v1/kanban/spaces', { name: `${word} space` })).body;
  await remove(`/api/v1/kanban/spaces/${space.id}`);
  const todo = (await admin.post('/apps/todo/add-tasks', { task: { title: `${word} todo` } })).body;
  await remove(`/apps/todo/delete-task?taskId=${todo.task.id}`);
  const event = await addEvent(`${word} event`);
  await remove(`/apps/calendar/remove-event?id=${event.id}`);
  const { calendar } = (await admin.post('/api/v1/calendar/calendars', { name: `${word} calendar` })).body;
  await remove(`/api/v1/calendar/calendars/${calendar.id}`);
  const { client } = (await admin.post('/api/v1/clients', { company: `${word} client`, companyEmail: 'who@client.example' })).body;
  const invoice = (await admin.post('/api/v1/invoices', draftFor(client.id))).body;
  expect((await admin.post('/api/v1/invoices/delete', { ids: [invoice.invoice.id] })).status).toBe(200);
  await remove(`/api/v1/clients/delete?id=${client.id}`);
  const { employee } = (await admin.post('/api/v1/employees', { fullName: `${word} employee` })).body;
  expect((await admin.post('/api/v1/employees/delete', { ids: [employee.id] })).status).toBe(200);
  const { role } = (await admin.post('/api/v1/roles', { title: `${word} role`, rules: [] })).body;
  await remove(`/api/v1/roles/delete?name=${encodeURIComponent(role.name)}`);
  const { permission } = (await admin.post('/apps/permissions/add-permission', { permission: { name: `${word} permission` } })).body;
  await remove(`/apps/permissions/delete?id=${permission.id}`);
  const { user } = (await admin.post('/apps/users/add-user', newUser(word))).body;
  await remove(`/apps/users/delete?id=${user.id}`);
}

const timed = (title: string, calendar = 'Business') => ({
  title,
  start: '2030-03-10T09:00:00Z',
  end: '2030-03-10T10:00:00Z',
  allDay: false,
  extendedProps: { calendar },
});
const draftFor = (clientId: number) => ({
  clientId,
  issuedOn: '2030-03-10',
  dueOn: '2030-03-20',
  currency: 'EUR',
  lines: [{ description: 'Lamp', quantityMilli: 1000, priceCents: 100, discountBasisPoints: 0, taxBasisPoints: 0 }],
});
const newUser = (word: string) => ({ fullName: `${word} user`, email: `${word}@users.example`, role: 'editor' });
const kinds = ['board', 'calendar', 'card', 'client', 'employee', 'event', 'invoice', 'permission', 'role', 'space', 'todo', 'user'];

describe('the list of deleted records', () => {
  test('contains every kind, latest deletion first, with who deleted it and the days left', async () => {
    await deleteOneOfEach('walnut');
    const body = await list({ q: 'WALNUT' });
    listTrash.answer?.parse(body);
    expect(body.lines.map(({ kind }: TrashLine) => kind).sort()).toEqual(kinds);
    expect([body.total, body.keptDays]).toEqual([12, 30]);
    expect(new Set(body.lines.map(({ daysLeft }: TrashLine) => daysLeft))).toEqual(new Set([30]));
    expect(new Set(body.lines.map(({ deletedBy }: TrashLine) => deletedBy)).size).toBe(1);
    expect(body.lines[0].deletedBy).not.toBe('');
    expect(await names({ q: 'walnut', kind: 'todo' })).toEqual(['walnut todo']);
    const { key } = body.lines.find(({ kind }: TrashLine) => kind === 'card');
    expect(await names({ kind: 'card', key })).toEqual(['walnut card']);
    expect(await names({ kind: 'todo', key: '987654' })).toEqual([]);
    const pages = await Promise.all([1, 2, 3].map((page) => names({ q: 'walnut', perPage: 4, page })));
    expect(pages.flat()).toEqual(body.lines.map(({ name }: TrashLine) => name));
  });
});

describe('restoring', () => {
  test('brings everything back at once, and Undo returns it to the trash', async () => {
    await deleteOneOfEach('maple');
    const { lines } = await list({ q: 'maple' });
    expect((await act('restore', lines)).status).toBe(200);
    expect(await names({ q: 'maple' })).toEqual([]);
    expect(await titles()).toContain('maple card');
    expect((await act('restore', lines)).status).toBe(404);
    expect((await act('remove-again', lines)).status).toBe(200);
    expect((await names({ q: 'maple' })).sort()).toEqual(lines.map(({ name }: TrashLine) => name).sort());
  });
  test('a card of a deleted board also restores the board and what was deleted with it', async () => {
    const { id } = await addBoard('Lost ground');
    const [alone] = [await addCard('deleted alone', id), await addCard('went along', id)];
    await remove(`/api/v1/kanban/tasks/${alone.id}`);
    await removeBoard(id);
    expect(await lineOf('went along')).toBeUndefined();
    expect((await act('restore', [await lineOf('deleted alone')])).status).toBe(200);
    const there = await titles();
    expect([there.includes('deleted alone'), there.includes('went along')]).toEqual([true, true]);
    expect(await lineOf('Lost ground')).toBeUndefined();
  });
  test('is refused when a name was taken, and then changes nothing', async () => {
    const add = async () =>
      (await admin.post('/apps/permissions/add-permission', { permission: { name: 'Open the kiln' } })).body.permission;
    await remove(`/apps/permissions/delete?id=${(await add()).id}`);
    await add();
    const todo = (await admin.post('/apps/todo/add-tasks', { task: { title: 'beside it' } })).body.task;
    await remove(`/apps/todo/delete-task?taskId=${todo.id}`);
    const { status, body } = await act('restore', [await lineOf('beside it'), await lineOf('Open the kiln')]);
    expect([status, body.error.fields]).toEqual([409, { name: [expect.any(String)] }]);
    expect(await lineOf('beside it')).toBeDefined();
  });
  test('a user whose address was taken names the field', async () => {
    const add = async () => (await admin.post('/apps/users/add-user', newUser('twice'))).body.user;
    await remove(`/apps/users/delete?id=${(await add()).id}`);
    await add();
    const { status, body } = await act('restore', [await lineOf('twice user')]);
    expect([status, Object.keys(body.error.fields)]).toEqual([409, ['email']]);
  });
});

describe('purging', () => {
  test('deletes permanently, for everyone', async () => {
    await deleteOneOfEach('cedar');
    const { lines } = await list({ q: 'cedar' });
    expect((await act('purge', lines)).status).toBe(200);
    expect(await names({ q: 'cedar' })).toEqual([]);
    expect((await act('restore', lines)).status).toBe(404);
    const left = await atrium.ownerQuery(`select title from kanban_tasks where title like 'cedar%' union all
      select title from todo_tasks where title like 'cedar%' union all select full_name from users where full_name like 'cedar%'`);
    expect(left).toEqual([]);
  });
  test('keeps the number of a draft among the documented gaps, without its content', async () => {
    const { client } = (await admin.post('/api/v1/clients', { company: 'Gap & Co' })).body;
    const { invoice } = (await admin.post('/api/v1/invoices', draftFor(client.id))).body;
    await admin.post('/api/v1/invoices/delete', { ids: [invoice.id] });
    expect((await act('purge', [await lineOf('Gap & Co')])).status).toBe(200);
    const gap = (await admin.get('/api/v1/invoice-gaps')).body.gaps.find(({ id }: { id: number }) => id === invoice.id);
    expect(gap).toMatchObject({ number: invoice.number, clientName: '' });
    expect((await admin.post('/api/v1/invoices/restore', { ids: [invoice.id] })).status).toBe(404);
  });
  test('keeps cards archived from a board', async () => {
    const { id } = await addBoard('Old ground');
    const card = await addCard('archived there', id);
    await admin.post(`/api/v1/kanban/tasks/${card.id}/archive`, { value: true });
    await removeBoard(id);
    expect((await act('purge', [await lineOf('Old ground')])).status).toBe(200);
    expect(await lineOf('Old ground')).toBeUndefined();
    expect((await admin.post(`/api/v1/kanban/boards/${id}/restore`)).status).toBe(404);
    expect(JSON.stringify((await admin.get('/api/v1/kanban/archive')).body)).toContain('archived there');
  });
  test('frees the address of a user and keeps what they wrote', async () => {
    const somebody = { ...newUser('writer'), email: 'writer@users.example' };
    const { user } = (await admin.post('/apps/users/add-user', somebody)).body;
    await remove(`/apps/users/delete?id=${user.id}`);
    expect((await act('purge', [await lineOf('writer user')])).status).toBe(200);
    expect((await admin.post('/apps/users/add-user', somebody)).status).toBe(201);
  });
  test('can empty the whole trash, or one kind', async () => {
    await deleteOneOfEach('larch');
    expect((await admin.post('/api/v1/trash/empty', { kind: 'todo' })).body).toMatchObject({ kept: 0, isMore: false });
    expect((await list({ kind: 'todo' })).total).toBe(0);
    expect((await list()).total).toBeGreaterThan(0);
    expect((await admin.post('/api/v1/trash/empty', {})).body).toMatchObject({ isMore: false });
    expect((await list()).total).toBe(0);
  });
  test('an emptied trash keeps what was deleted after the list was loaded', async () => {
    await deleteOneOfEach('rowan');
    const { readAt, total } = await list();
    atrium.clock.advance(1000);
    const todo = (await admin.post('/apps/todo/add-tasks', { task: { title: 'deleted afterwards' } })).body.task;
    await remove(`/apps/todo/delete-task?taskId=${todo.id}`);
    expect((await admin.post('/api/v1/trash/empty', { upTo: readAt })).body).toMatchObject({ purged: total, isMore: false });
    expect(await names()).toEqual(['deleted afterwards']);
    await admin.post('/api/v1/trash/empty', {});
  });
});

describe('the trash hides', () => {
  test('kinds the caller cannot delete', async () => {
    await deleteOneOfEach('birch');
    const author = able({ action: 'manage', subject: 'Trash' }, { action: 'manage', subject: 'Todo' });
    expect((await list({}, author)).kinds).toEqual(['todo']);
    expect(await names({ q: 'birch' }, author)).toEqual(['birch todo']);
    for (const verb of ['restore', 'purge', 'remove-again'])
      expect((await act(verb, [await lineOf('birch card')], author)).status, verb).toBe(404);
    expect((await author.post('/api/v1/trash/empty', {})).body.purged).toBeGreaterThan(0);
    expect((await list({ q: 'birch' })).total).toBe(11);
  });
  test('personal events of others', async () => {
    const { id } = await addEvent('my dentist', 'Personal');
    await remove(`/apps/calendar/remove-event?id=${id}`);
    const line = await lineOf('my dentist');
    const other = able({ action: 'manage', subject: 'all' });
    expect(await names({ q: 'dentist' }, other)).toEqual([]);
    for (const verb of ['restore', 'purge']) expect((await act(verb, [line], other)).status, verb).toBe(404);
    expect((await act('restore', [line])).status).toBe(200);
  });
  test('records of other companies', async () => {
    const todo = (await admin.post('/apps/todo/add-tasks', { task: { title: 'ours alone' } })).body.task;
    await remove(`/apps/todo/delete-task?taskId=${todo.id}`);
    const line = await lineOf('ours alone');
    const other = await registerUser(atrium);
    expect(await names({ q: 'ours alone' }, other)).toEqual([]);
    for (const verb of ['restore', 'purge']) expect((await act(verb, [line], other)).status, verb).toBe(404);
    expect(await lineOf('ours alone')).toEqual(line);
  });
});

test('records are deleted permanently after thirty days', async () => {
  await deleteOneOfEach('aspen');
  const before = atrium.clock.now;
  atrium.clock.now = new Date(before.getTime() + 29.5 * dayMs);
  const again = await signInAs(atrium, 'admin');
  expect((await list({ q: 'aspen' }, again)).lines.map(({ daysLeft }: TrashLine) => daysLeft)).toEqual(Array(12).fill(1));
  atrium.clock.now = new Date(before.getTime() + 31 * dayMs);
  expect((await list({ q: 'aspen' }, await signInAs(atrium, 'admin'))).total).toBe(0);
  await sweepAll(atrium.deps);
  const left = await atrium.ownerQuery(`select name from clients where company like 'aspen%' union all
    select name from permissions where name like 'aspen%' union all select title from roles where title like 'aspen%' union all
    select full_name from users where full_name like 'aspen%' union all select full_name from employees where full_name like 'aspen%' union all select client_name from invoices where client_name like 'aspen%'`);
  expect(left).toEqual([]);
});
