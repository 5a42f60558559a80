import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, type Client, signInAs } from './client.ts';
import { copyRows } from './copy-row.ts';
import { type TestApi, testApi } from './test-api.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

const get = (path: string) => () => admin.get(path);
const bare = ({ body }: Answer): { id: number }[] => body;
/** Moves the first card to its current position. */
const post = (path: string, data: object) => () => admin.post(`/apps/kanban/${path}`, { data: { taskId: 1, ...data } });
const copied = (...columns: string[]) => `jsonb_build_object(${["'id', 10000 + n", ...columns].join(', ')})`;
const unique = (column: string) => `'${column}', 'copy-' || n`;

const standing = "'position', 1000000000 + n * 1000";

test.each<{ name: string; table: string; changes: string; calls: [() => Promise<Answer>, (answer: Answer) => { id: number }[]][] }>([
  { name: 'to-dos', table: 'todo_tasks', changes: copied(standing, `'description_text', ''`), calls: [[get('/apps/todo/tasks'), bare]] },
  {
    name: 'cards',
    table: 'kanban_tasks',
    changes: copied(standing, `'description_text', ''`),
    calls: [
      [get('/apps/kanban/tasks'), bare],
      [post('reorder-tasks', { targetTaskId: 1 }), bare],
      [post('update-task-board', { newBoardId: 'todo' }), bare],
    ],
  },
  {
    name: 'users',
    table: 'users',
    changes: copied(unique('email'), unique('username'), `'person_id', null`),
    calls: [[get('/api/users/list/all-data'), bare]],
  },
  {
    name: 'posts',
    table: 'blog_posts',
    changes: copied(unique('slug'), `'content', ''`, `'content_text', ''`),
    calls: [[get('/blog/list/data'), bare]],
  },
  {
    name: 'people',
    table: 'people',
    changes: copied(unique('email')),
    calls: [[get('/apps/chat/chats-and-contacts'), ({ body }) => body.contacts]],
  },
])('a response with all $name is capped at a thousand and reports it', async ({ table, changes, calls }) => {
  const read = () => Promise.all(calls.map(async ([call, rows]) => ({ answer: await call(), rows })));
  const shown = (all: Awaited<ReturnType<typeof read>>) =>
    all.map(({ answer, rows }) => [answer.status, new Set(rows(answer).map(({ id }) => id)).size, answer.headers.get('X-Truncated')]);
  const before = await read();
  const [first] = before;
  await copyRows(atrium, table, 1000 - (first?.rows(first.answer).length ?? 0), changes);
  const full = await read();
  expect(shown(full)).toEqual(calls.map(() => [200, 1000, null]));
  await copyRows(atrium, table, 1, changes.replaceAll(' + n', ' + 5000 + n').replaceAll(' || n', ` || 5000 + n`));
  const cut = await read();
  expect(shown(cut)).toEqual(calls.map(() => [200, 1000, 'true']));
});

test('includes a chat with a contact that exceeds the limit of the response', async () => {
  const read = async () => {
    const { body } = await admin.get('/apps/chat/chats-and-contacts');
    const ids = (list: { id: number }[]) => list.map(({ id }) => id);
    return { partners: ids(body.chatsContacts), contacts: ids(body.contacts) };
  };
  const { partners } = await read();
  const [last = 0] = partners;
  // Some names in other scripts sort after it.
  await copyRows(atrium, 'people', 50, `jsonb_build_object('id', 30000 + n, 'email', 'more-' || n)`);
  await atrium.ownerQuery(`update people set full_name = 'ZZZ ' || full_name where entity = 'juniper' and id = ${last}`);
  const later = await read();
  expect([later.partners, later.contacts.includes(last)]).toEqual([partners, false]);
});

test('returns no employees from the unpaged endpoint if there are more than a thousand', async () => {
  await copyRows(atrium, 'employees', 901, copied(unique('email')));
  const { status, body, headers } = await admin.get('/api/datatables/initial-data');
  expect([status, body, headers.get('X-Truncated')]).toEqual([200, [], 'true']);
});
