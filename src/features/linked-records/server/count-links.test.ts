import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Linked } from '#contract/linked-kind.ts';
import { apiWithAbilities } from '../../../../tests/api-with-abilities.ts';
import { changesDuring } from '../../../../tests/chat-people.ts';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { countLinks } from '../contract.ts';
import { linkedRecordRoutes } from './routes.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const say = async (text = 'Oak desks'): Promise<Linked> => {
  const { body } = await staff.post('/api/v1/chat/messages', { contactId: admin.userData.id, message: text });
  return { kind: 'message', id: body.message.id };
};
let keys = 0;
const make = async (what: 'todos' | 'events' | 'cards', from: Linked, more: object = {}, who = staff): Promise<number> => {
  const times = what === 'events' ? { start: '2031-05-04', allDay: true, timeZone: 'UTC' } : {};
  const body = { clientKey: `key-of-count-${++keys}`, from, title: 'Oak desks', ...times, ...more };
  const answer = await who.post(`/api/v1/links/${what}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.made.id;
};
const ask = (ids: readonly number[], who = staff, kind = 'message') => who.get('/api/v1/links/counts', { kind, ids: ids.join(',') });
const counts = async (messages: readonly Linked[], who = staff): Promise<(number | undefined)[]> => {
  const { status, body } = await ask(
    messages.map(({ id }) => id),
    who,
  );
  expect(status).toBe(200);
  countLinks.answer?.parse(body);
  return messages.map(({ id }) => body.counts.find((one: { id: number }) => one.id === id)?.count);
};
const board = async (who: Client, visibility = 'company') => {
  const { body } = await who.post('/api/v1/kanban/spaces', { name: 'Support', columns: ['New'], visibility });
  const page = (await who.get('/api/v1/kanban', { space: body.space.id })).body;
  return { spaceId: body.space.id as number, columnId: page.boards[0].id as string };
};
const able = (...rules: [action: string, subject: string][]) =>
  clientWith(
    apiWithAbilities(atrium, linkedRecordRoutes, staff.userData.id, ...(rules.map(([action, subject]) => ({ action, subject })) as [])),
    null,
  );

test('returns a count per message and omits those without links', async () => {
  const [one, two, three] = [await say(), await say(), await say()];
  await make('todos', one);
  await make('cards', one, await board(staff));
  await make('todos', three);
  expect(await counts([one, two, three])).toEqual([2, undefined, 1]);
  // Both members of the chat get the same counts.
  expect(await counts([one, two, three], admin)).toEqual([2, undefined, 1]);
  expect((await ask([two.id])).body).toEqual({ counts: [] });
});

test('excludes what the reader cannot see: private events, cards of hidden boards, records without permission', async () => {
  const message = await say();
  await make('events', message);
  await make('cards', message, await board(staff, 'people'));
  await make('todos', message);
  expect(await counts([message])).toEqual([3]);
  expect(await counts([message], admin)).toEqual([1]);
  expect(await counts([message], able(['read', 'Chat']))).toEqual([undefined]);
  expect(await counts([message], able(['read', 'Chat'], ['read', 'Todo']))).toEqual([1]);
  // Nor anything about messages the reader can't see.
  expect(await counts([message], able(['manage', 'Todo']))).toEqual([undefined]);
  const other = await registerUser(atrium);
  expect(await counts([message], other)).toEqual([undefined]);
});

test('excludes deleted records until they are restored', async () => {
  const message = await say();
  const taskId = await make('todos', message);
  const headers = { Authorization: `Bearer ${staff.accessToken}` };
  expect((await send(atrium, `/apps/todo/delete-task?taskId=${taskId}`, { method: 'DELETE', headers })).status).toBe(200);
  expect(await counts([message])).toEqual([undefined]);
  expect((await staff.post('/api/v1/trash/restore', { items: [{ kind: 'todo', key: String(taskId) }] })).status).toBe(200);
  expect(await counts([message])).toEqual([1]);
});

test('notifies chat members when a message is linked', async () => {
  const message = await say();
  const told = await changesDuring(atrium, 'juniper', () => make('todos', message));
  const persons = told.filter(({ kind }) => kind === 'chat').map(({ person }) => person);
  expect(new Set(persons)).toEqual(new Set([admin.userData.id, staff.userData.id]));
});

test('counts up to two hundred at once', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => index + 1);
  expect((await ask(ids)).status).toBe(200);
  expect(refusedFields(await ask([...ids, 201]))).toEqual([400, ['ids']]);
  expect(refusedFields(await ask([0]))).toEqual([400, ['ids.0']]);
  expect(refusedFields(await ask([1], staff, 'client'))).toEqual([400, ['kind']]);
});
