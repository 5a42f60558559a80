import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { abilityFrom } from '#contract/ability.ts';
import type { Scope } from '#server/scope.ts';
import { type Answer, type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { copyRows } from '../../../../tests/copy-row.ts';
import { emptyTables } from '../../../../tests/empty-tables.ts';
import { fillBoards } from '../../../../tests/fill-boards.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import * as activityContract from '../activity-contract.ts';
import * as boardContract from '../board-contract.ts';
import * as commentContract from '../comment-contract.ts';
import * as contract from '../contract.ts';
import { readBoardPage } from './board-page.ts';
import { listTasks } from './read-cards.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
let elsewhere: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  elsewhere = await registerUser(atrium, { sampleData: true });
});
afterAll(() => atrium.close());

const own = '/api/v1/kanban';
const post = (path: string, data: object, who = admin) => who.post(`/apps/kanban/${path}`, { data });
const call = (who: Client, method: string, path: string, body?: unknown) =>
  send(atrium, path, {
    method,
    headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const tasks = async (who = admin): Promise<contract.Task[]> => (await who.get('/apps/kanban/tasks')).body;
const boards = async (who = admin): Promise<boardContract.Board[]> => (await who.get('/apps/kanban/boards')).body;
const activity = async (id: number) => (await admin.get(`${own}/tasks/${id}/activity`)).body.entries as activityContract.ActivityEntry[];
const notices = async (who: Client) => (await who.get('/api/v1/notifications', { unreadOnly: 'true' })).body.notifications;
const fieldsOf = ({ status, body }: Answer) => [status, Object.keys(body?.error?.fields ?? {})];
const order = (list: { id: number }[]) => list.map(({ id }) => id);

/** Clears the entity's boards and adds these cards, each titled with one letter. */
const setUp = async (on: Record<string, string>) => {
  await emptyTables(atrium, 'kanban_activity', 'kanban_comments', 'kanban_tasks', 'kanban_boards', 'notifications');
  const ids: Record<string, number> = {};
  for (const board of Object.keys(on)) await post('add-board', { id: board, title: board });
  const letters = Object.entries(on).flatMap(([board, text]) => [...text].map((letter) => ({ board, letter })));
  for (const { board, letter } of letters.sort((a, b) => (a.letter < b.letter ? -1 : 1))) {
    ids[letter] = (await post('add-task', { title: letter, boardId: board })).body.newTask.id;
  }
  return (letter: string) => ids[letter] ?? 0;
};
/** Formats the board as text: `a:xy b:z`. */
const shown = async (who = admin) => {
  const list = await tasks(who);
  const of = (id: string) => list.filter(({ boardId }) => boardId === id).map(({ title }) => title);
  return (await boards(who)).map(({ id }) => `${id}:${of(id).join('')}`).join(' ');
};

describe('the seed data', () => {
  test('has three columns and six cards that match the contract, for a new entity too', async () => {
    for (const who of [admin, elsewhere]) {
      const listed = await boards(who);
      boardContract.listBoards.answer?.parse(listed);
      expect(listed.map(({ id }) => id)).toEqual(['todo', 'in-progress', 'done']);
      const cards = await tasks(who);
      contract.listTasks.answer?.parse(cards);
      expect(cards.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(cards.filter(({ coverImage }) => coverImage)).toHaveLength(2);
      expect(cards.flatMap(({ attachments }) => attachments)).toHaveLength(1);
      const page = (await who.get(own)).body;
      contract.readBoardPage.answer?.parse(page);
      expect(page.cards).toHaveLength(6);
      const entries = (await who.get(`${own}/tasks/1/activity`)).body;
      activityContract.listActivity.answer?.parse(entries);
      expect(entries.total).toBe(3);
    }
    expect(await notices(admin)).toMatchObject([{ kind: 'mention', area: 'board', path: '/apps/kanban?task=1', actor: { id: 3 } }]);
    expect((await elsewhere.get(`${own}/tasks/1`)).body.task.comments[1].comment).toContain(`@${elsewhere.userData.fullName}`);
  });
});

describe('card order', () => {
  test.each([
    ['a', 'd', 'bcda'],
    ['d', 'a', 'dabc'],
    ['b', 'c', 'acbd'],
    ['c', 'b', 'acbd'],
    ['b', 'b', 'abcd'],
  ])('moving %s onto %s gives %s', async (moved, target, expected) => {
    const id = await setUp({ x: 'abcd' });
    const { status, body } = await post('reorder-tasks', { taskId: String(id(moved)), targetTaskId: id(target) });
    contract.reorderTasks.answer?.parse(body);
    expect(status).toBe(200);
    expect(body.map(({ title }: contract.Task) => title).join('')).toBe(expected);
    expect(await shown()).toBe(`x:${expected}`);
  });
  test('changes the column when a card is moved onto one of another column', async () => {
    const id = await setUp({ x: 'ace', y: 'bd' });
    await post('reorder-tasks', { taskId: id('a'), targetTaskId: id('b') });
    expect(await shown()).toBe('x:ce y:bad');
    await post('reorder-tasks', { taskId: id('d'), targetTaskId: id('c') });
    expect(await shown()).toBe('x:dce y:ba');
    expect((await activity(id('a')))[0]).toMatchObject({ kind: 'moved', facts: { from: 'x', to: 'y' }, person: { id: 1 } });
  });
  test('stays the same when only the column changes', async () => {
    const id = await setUp({ x: 'ad', y: 'bc' });
    const { body } = await post('update-task-board', { taskId: id('d'), newBoardId: 'y' });
    contract.updateTaskBoard.answer?.parse(body);
    expect(order(body)).toEqual([id('a'), id('b'), id('c'), id('d')]);
    expect(await shown()).toBe('x:a y:bcd');
    await post('update-task-board', { taskId: id('a'), newBoardId: 'y' });
    expect(await shown()).toBe('x: y:abcd');
  });
  test('puts a moved card before a card of the column or at its end, and Undo restores it', async () => {
    const id = await setUp({ x: 'ade', y: 'bc', z: '' });
    const move = async (letter: string, boardId: string, before: string | null) => {
      const { status, body } = await admin.post(`${own}/tasks/${id(letter)}/move`, { boardId, beforeId: before && id(before) });
      expect(status).toBe(200);
      contract.moveTask.answer?.parse(body);
      expect(body.card.boardId).toBe(boardId);
      return body.stood as contract.Place;
    };
    const stood = await move('a', 'y', 'c');
    expect(stood).toEqual({ spaceId: 1, boardId: 'x', beforeId: id('d') });
    expect(await shown()).toBe('x:de y:bac z:');
    await admin.post(`${own}/tasks/${id('a')}/move`, stood);
    expect(await shown()).toBe('x:ade y:bc z:');
    expect(await move('e', 'z', null)).toEqual({ spaceId: 1, boardId: 'x', beforeId: null });
    expect(await shown()).toBe('x:ad y:bc z:e');
    // The target card has left the column, or is the card itself.
    await move('a', 'y', 'e');
    expect(await shown()).toBe('x:d y:bca z:e');
    await move('c', 'y', 'c');
    expect(await shown()).toBe('x:d y:bca z:e');
    await move('b', 'y', null);
    expect(await shown()).toBe('x:d y:cab z:e');
    expect((await admin.post(`${own}/tasks/${id('a')}/move`, { boardId: 'gone', beforeId: null })).status).toBe(404);
    expect((await admin.post(`${own}/tasks/4242/move`, { boardId: 'x', beforeId: null })).status).toBe(404);
  });
  test('allows any number of moves to the same place', async () => {
    const id = await setUp({ x: 'abcd' });
    for (let turn = 0; turn < 60; turn++) {
      await post('reorder-tasks', { taskId: id('d'), targetTaskId: id('b') });
      await post('reorder-tasks', { taskId: id('c'), targetTaskId: id('d') });
    }
    expect((await shown()).split(':')[1]?.split('').sort().join('')).toBe('abcd');
    expect(await shown()).toMatch(/^x:a/);
    const { body } = await post('reorder-tasks', { taskId: id('a'), targetTaskId: id('b') });
    expect(new Set(order(body)).size).toBe(4);
  });
  test('rejects unknown and invalid ids', async () => {
    const id = await setUp({ x: 'a' });
    expect((await post('reorder-tasks', { taskId: id('a'), targetTaskId: 4242 })).status).toBe(404);
    expect((await post('reorder-tasks', { taskId: 4242, targetTaskId: id('a') })).status).toBe(404);
    expect(fieldsOf(await post('reorder-tasks', { taskId: 'x', targetTaskId: 1 }))).toEqual([400, ['data.taskId']]);
    expect((await post('update-task-board', { taskId: id('a'), newBoardId: 'gone' })).status).toBe(404);
  });
});

describe('columns', () => {
  beforeEach(async () => void (await setUp({ x: 'a', y: '' })));
  test('get an id from their title, in any script', async () => {
    for (const [title, expected] of [
      ['Next Week', 'next-week'],
      ['قيد التنفيذ', 'قيد-التنفيذ'],
    ]) {
      const { status, body } = await post('add-board', { title });
      boardContract.addBoard.answer?.parse(body);
      expect([status, body.board]).toEqual([201, { id: expected, title }]);
    }
    expect(fieldsOf(await post('add-board', { title: '!!' }))).toEqual([400, ['data.title']]);
    expect(fieldsOf(await post('add-board', { title: ' ' }))).toEqual([400, ['data.title']]);
  });
  test('are refused when the id is in use; after a delete the id can be reused, and starts empty', async () => {
    const refused = await post('add-board', { title: 'X' });
    expect([refused.status, refused.body.error.current]).toEqual([409, { id: 'x', title: 'x' }]);
    expect((await call(admin, 'DELETE', '/apps/kanban/delete-board?id=x')).status).toBe(200);
    expect((await post('add-board', { id: 'x', title: 'Again' })).status).toBe(201);
    expect(await shown()).toBe('y: x:');
    const conflicting = await admin.post(`${own}/boards/x/restore`);
    expect([conflicting.status, conflicting.body.error.current]).toEqual([409, { id: 'x', title: 'Again' }]);
    // Restores the most recently deleted one.
    await call(admin, 'DELETE', '/apps/kanban/delete-board?id=x');
    expect((await admin.post(`${own}/boards/x/restore`)).body.board.title).toBe('Again');
    expect((await admin.post(`${own}/boards/never/restore`)).status).toBe(404);
  });
  test('are restored with only the cards that were deleted with them', async () => {
    const id = await setUp({ x: 'abc', y: 'd' });
    await call(admin, 'DELETE', `${own}/tasks/${id('b')}`);
    await call(admin, 'DELETE', '/apps/kanban/delete-board?id=x');
    expect(await shown()).toBe('y:d');
    expect((await admin.get(`${own}/tasks/${id('a')}`)).status).toBe(404);
    expect((await admin.post(`${own}/restore-tasks`, { ids: [id('a')] })).body).toEqual({ restored: [] });
    expect((await admin.post(`${own}/boards/x/restore`)).body).toEqual({ board: { id: 'x', title: 'x' } });
    expect(await shown()).toBe('x:ac y:d');
    expect((await admin.post(`${own}/restore-tasks`, { ids: [id('b'), id('d'), 4242] })).body).toEqual({ restored: [id('b')] });
    expect(await shown()).toBe('x:abc y:d');
    expect((await activity(id('a'))).map(({ kind }) => kind)).toEqual(['restored', 'deleted', 'added']);
  });
  test.each([
    ['the query', { path: '?id=x' }],
    ['a JSON object', { body: '{"id":"x"}', json: true }],
    ['a JSON scalar', { body: '"x"', json: true }],
    ['raw text', { body: 'x', json: false }],
    ['query and body alike', { path: '?id=x', body: '"x"', json: true }],
  ])('can be identified by %s', async (_how, { path = '', body, json }: { path?: string; body?: string; json?: boolean }) => {
    const drop = (verb: string) =>
      send(atrium, `/apps/kanban/${verb}${path}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${admin.accessToken}`, ...(json && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body }),
      });
    expect(await drop('clear-tasks')).toMatchObject({ status: 200, body: undefined });
    expect(await shown()).toBe('x: y:');
    expect((await drop('delete-board')).status).toBe(200);
    expect(await shown()).toBe('y:');
    expect((await drop('delete-board')).status).toBe(404);
    expect((await drop('clear-tasks')).status).toBe(404);
  });
  test.each(['42', 'true', '1e3', '"x'])('with the id %s can also be identified by raw text', async (id) => {
    const drop = (verb: string) =>
      send(atrium, `/apps/kanban/${verb}`, { method: 'DELETE', headers: { Authorization: `Bearer ${admin.accessToken}` }, body: id });
    await post('add-board', { id, title: 'z' });
    await post('add-task', { title: 'z', boardId: id });
    expect((await drop('clear-tasks')).status).toBe(200);
    expect(await shown()).toBe(`x:a y: ${id}:`);
    expect((await drop('delete-board')).status).toBe(200);
    expect(await shown()).toBe('x:a y:');
  });
  test('are not deleted when query and body differ, or neither has an id', async () => {
    expect((await call(admin, 'DELETE', '/apps/kanban/delete-board?id=x', 'y')).status).toBe(400);
    expect((await call(admin, 'DELETE', '/apps/kanban/delete-board')).status).toBe(400);
    expect(await shown()).toBe('x:a y:');
  });
  test('can be renamed and moved', async () => {
    await post('add-board', { id: 'z', title: 'z' });
    expect((await admin.post(`${own}/boards/x/rename`, { title: 'New' })).body).toEqual({ board: { id: 'x', title: 'New' } });
    const moved = (await admin.post(`${own}/boards/z/move`, { beforeId: 'x' })).body;
    boardContract.moveBoard.answer?.parse(moved);
    expect([order(moved.boards as never), moved.stoodBeforeId]).toEqual([['z', 'x', 'y'], null]);
    expect((await admin.post(`${own}/boards/z/move`, { beforeId: null })).body.stoodBeforeId).toBe('x');
    expect((await boards()).map(({ id }) => id)).toEqual(['x', 'y', 'z']);
    expect((await admin.post(`${own}/boards/x/move`, { beforeId: 'gone' })).body.boards.at(-1).id).toBe('x');
    expect((await admin.post(`${own}/boards/gone/move`, { beforeId: null })).status).toBe(404);
    expect((await admin.post(`${own}/boards/gone/rename`, { title: 'x' })).status).toBe(404);
  });
});

describe('a card', () => {
  test('starts empty, due in two days, at the end of the list', async () => {
    await setUp({ x: 'a' });
    const { status, body } = await post('add-task', { title: ' New ', boardId: 'x' });
    contract.addTask.answer?.parse(body);
    expect(status).toBe(201);
    expect(body.newTask).toMatchObject({ title: 'New', boardId: 'x', labels: [], attachments: [], comments: [], assignedTo: [] });
    expect(body.newTask.dueDate).toBe(atrium.clock.now.getTime() + 2 * 24 * 3600 * 1000);
    expect((await tasks()).at(-1)?.id).toBe(body.newTask.id);
    expect((await post('add-task', { title: 'x', boardId: 'gone' })).status).toBe(404);
    expect(fieldsOf(await post('add-task', { title: '', boardId: 'x' }))).toEqual([400, ['data.title']]);
  });
  test('can be added with a due date and assignees, who are notified; an unknown assignee is refused', async () => {
    await setUp({ x: '' });
    const wanted = { title: 'Whole', boardId: 'x', dueDate: 86_400_000, assignedTo: [{ id: 3 }, { id: 3 }] };
    const { body } = await post('add-task', wanted);
    contract.addTask.answer?.parse(body);
    expect(body.newTask).toMatchObject({ dueDate: 86_400_000, assignedTo: [{ id: 3 }] });
    expect((await activity(body.newTask.id)).map(({ kind }) => kind)).toEqual(['assigned', 'added']);
    expect(await notices(staff)).toMatchObject([{ kind: 'assignment', title: 'Whole', path: `/apps/kanban?task=${body.newTask.id}` }]);
    const refused = await post('add-task', { ...wanted, assignedTo: [{ id: 999 }] });
    expect(fieldsOf(refused)).toEqual([400, ['data.assignedTo.0.id']]);
    expect(await tasks()).toHaveLength(1);
    expect((await post('add-task', { ...wanted, dueDate: null })).body.newTask.dueDate).toBeNull();
  });
  test('changes only the given fields; an outdated version is refused with the current card', async () => {
    const id = await setUp({ x: 'a', y: '' });
    const data = {
      id: String(id('a')),
      title: 'B',
      labels: ['one', 'two', 'one'],
      dueDate: 86_400_000,
      description: '<p onclick="x">Hi <b>you</b></p>',
    };
    const { status, body } = await post('update-task', data);
    contract.updateTask.answer?.parse(body);
    expect(status).toBe(200);
    expect(body.task).toMatchObject({
      title: 'B',
      labels: ['one', 'two'],
      dueDate: 86_400_000,
      description: '<p>Hi <b>you</b></p>',
      version: 2,
    });
    const more = (await post('update-task', { id: id('a'), version: 2, dueDate: null, boardId: 'y' })).body.task;
    expect(more).toMatchObject({ title: 'B', dueDate: null, boardId: 'y', version: 3 });
    const refused = await post('update-task', { id: id('a'), version: 2, title: 'C' });
    expect(refused.status).toBe(409);
    expect(contract.task.parse(refused.body.error.current)).toMatchObject({ title: 'B', version: 3 });
    // No change keeps the version.
    expect((await post('update-task', { id: id('a'), title: 'B' })).body.task.version).toBe(3);
    expect((await activity(id('a'))).map(({ kind }) => kind).sort()).toEqual([
      'added',
      'described',
      'due',
      'due',
      'labels',
      'moved',
      'renamed',
    ]);
    expect((await post('update-task', { id: 4242, title: 'B' })).status).toBe(404);
    expect(fieldsOf(await post('update-task', { id: id('a'), boardId: 'gone' }))).toEqual([400, ['data.boardId']]);
    expect(fieldsOf(await post('update-task', { id: id('a'), title: '' }))).toEqual([400, ['data.title']]);
  });
  test('can be assigned by id or name, and notifies the assignees', async () => {
    const id = await setUp({ x: 'a' });
    const assign = (assignedTo: object[], who = admin) => post('update-task', { id: id('a'), assignedTo }, who);
    const { body } = await assign([{ title: 'josephine okonkwo-brandt' }, { id: 1 }, { id: 1 }]);
    expect(body.task.assignedTo).toMatchObject([
      { id: 3, title: 'Josephine Okonkwo-Brandt' },
      { id: 1, title: 'Maren Lindqvist' },
    ]);
    expect(await notices(staff)).toMatchObject([
      { kind: 'assignment', title: 'a', path: `/apps/kanban?task=${id('a')}`, actor: { id: 1 } },
    ]);
    expect(await notices(admin)).toEqual([]);
    await assign([{ id: 1 }, { id: 3 }], staff);
    expect(await notices(admin)).toEqual([]);
    expect((await assign([])).body.task.assignedTo).toEqual([]);
    const [unassigned, assigned] = (await activity(id('a'))).filter(({ kind }) => kind.includes('assigned'));
    expect(unassigned?.facts).toEqual({ names: ['Maren Lindqvist', 'Josephine Okonkwo-Brandt'] });
    expect(assigned?.kind).toBe('assigned');
    expect(fieldsOf(await assign([{ id: 1 }, { id: 4242 }]))).toEqual([400, ['data.assignedTo.1.id']]);
    expect(fieldsOf(await assign([{ title: 'Nobody' }]))).toEqual([400, ['data.assignedTo.0.title']]);
    expect(fieldsOf(await assign([{}]))).toEqual([400, ['data.assignedTo.0.title']]);
  });
  test('accepts only files that the caller may see', async () => {
    const id = await setUp({ x: 'a' });
    const upload = async (who: Client, name: string, content: string) =>
      (
        await send(atrium, `/api/v1/files?name=${name}`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${who.accessToken}` },
          body: content,
        })
      ).body.file;
    const note = await upload(admin, 'note.txt', 'hello');
    const theirs = await upload(staff, 'secret.txt', 'for staff');
    const attach = (attachments: object[], who = admin) => post('update-task', { id: id('a'), attachments }, who);
    const { body } = await attach([{ fileId: note.id, name: 'Notes' }]);
    expect(body.task.attachments).toMatchObject([{ fileId: note.id, name: 'Notes', mediaType: 'text/plain', sizeBytes: 5 }]);
    expect(fieldsOf(await attach([{ fileId: theirs.id }]))).toEqual([400, ['data.attachments.0']]);
    const forged = theirs.url.replace(/signature=.*/, `signature=${'x'.repeat(43)}`);
    expect(fieldsOf(await attach([{ img: forged }]))).toEqual([400, ['data.attachments.0']]);
    expect(fieldsOf(await attach([{}]))).toEqual([400, ['data.attachments.0']]);
    // A valid signed URL was shown to the caller; anyone may put back a file that was on the card.
    expect((await attach([{ img: theirs.url }])).body.task.attachments).toMatchObject([{ fileId: theirs.id, name: 'secret.txt' }]);
    expect((await attach([{ fileId: note.id }], staff)).status).toBe(200);
    expect((await attach([{ fileId: note.id, img: theirs.url }], staff)).status).toBe(200);
    const cover = await admin.post('/apps/kanban/update-task', { data: { id: id('a'), coverFileId: note.id } });
    expect(fieldsOf(cover)).toEqual([400, ['data.coverFileId']]);
    const [drawn] = await atrium.ownerQuery("select id, name from files where entity = 'juniper' and name = 'vale-sofa.svg'");
    const session = new URL(note.url, 'http://atrium.test').searchParams.get('session') ?? '';
    const address = atrium.deps.files.boundTo(session).address({ entity: 'juniper', id: Number(drawn?.id), name: 'vale-sofa.svg' });
    const covered = await post('update-task', { id: id('a'), coverImage: address });
    expect(covered.body.task.coverImage).toBe(address);
    expect((await post('update-task', { id: id('a'), coverFileId: null })).body.task).not.toHaveProperty('coverImage');
    expect((await post('update-task', { id: id('a'), coverFileId: Number(drawn?.id) }, staff)).body.task.coverImage).toContain(
      '/vale-sofa.svg?',
    );
    expect((await activity(id('a'))).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['attached', 'detached', 'cover']));
  });
  test('has a checklist that two people can check off concurrently', async () => {
    const id = await setUp({ x: 'a' });
    const items = Array.from({ length: 10 }, (_, index) => ({ text: `item ${index}` }));
    const { checklist } = (await post('update-task', { id: id('a'), checklist: items })).body.task as contract.Task;
    expect(order(checklist)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const answers = await Promise.all(
      checklist.map((item, index) => (index % 2 ? staff : admin).post(`${own}/tasks/${id('a')}/checklist/${item.id}`, { isDone: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual(items.map(() => 200));
    const { task } = (await admin.get(`${own}/tasks/${id('a')}`)).body;
    expect(task.checklist.every(({ isDone }: contract.ChecklistItem) => isDone)).toBe(true);
    expect(task.version).toBe(12);
    expect((await admin.post(`${own}/tasks/${id('a')}/checklist/99`, { isDone: true })).status).toBe(404);
    const twice = [
      { id: 3, text: 'x' },
      { id: 3, text: 'y' },
    ];
    expect(fieldsOf(await post('update-task', { id: id('a'), checklist: twice }))).toEqual([400, ['data.checklist.1.id']]);
    const kept = (await post('update-task', { id: id('a'), checklist: [{ id: 3, text: 'x' }, { text: 'new' }] })).body.task.checklist;
    expect(order(kept)).toEqual([3, 11]);
  });
  test('can be archived, found in the archive, and put back where it was', async () => {
    const id = await setUp({ x: 'abc' });
    expect((await admin.post(`${own}/tasks/${id('b')}/archive`, {})).status).toBe(200);
    expect((await admin.post(`${own}/tasks/${id('b')}/archive`, {})).status).toBe(200);
    expect(await shown()).toBe('x:ac');
    const archive = (await admin.get(`${own}/archive`, { q: 'B' })).body;
    contract.listArchive.answer?.parse(archive);
    expect(archive).toMatchObject({ total: 1, tasks: [{ id: id('b'), boardTitle: 'x' }] });
    expect((await admin.get(`${own}/archive`, { q: 'zzz' })).body.total).toBe(0);
    expect((await admin.get(`${own}/tasks/${id('b')}`)).body.isArchived).toBe(true);
    expect((await admin.post(`${own}/tasks/${id('b')}/move`, { boardId: 'x', beforeId: null })).status).toBe(404);
    await admin.post(`${own}/tasks/${id('b')}/archive`, { value: false });
    expect(await shown()).toBe('x:abc');
    expect((await activity(id('b'))).map(({ kind }) => kind)).toEqual(['unarchived', 'archived', 'added']);
  });
  test('stays archived when its column is deleted, and can be restored to another one', async () => {
    const id = await setUp({ x: 'a', y: '' });
    await admin.post(`${own}/tasks/${id('a')}/archive`, {});
    await call(admin, 'DELETE', '/apps/kanban/delete-board?id=x');
    const refused = await admin.post(`${own}/tasks/${id('a')}/archive`, { value: false });
    expect([refused.status, refused.body.error.current.boardId]).toEqual([409, 'x']);
    await post('update-task', { id: id('a'), boardId: 'y' });
    expect((await admin.post(`${own}/tasks/${id('a')}/archive`, { value: false })).status).toBe(200);
    expect(await shown()).toBe('y:a');
  });
  test('can be deleted once, and restored', async () => {
    const id = await setUp({ x: 'abc' });
    expect((await call(admin, 'DELETE', `${own}/tasks/${id('b')}`)).status).toBe(200);
    expect((await call(admin, 'DELETE', `${own}/tasks/${id('b')}`)).status).toBe(404);
    expect((await post('update-task', { id: id('b'), title: 'x' })).status).toBe(404);
    expect((await admin.get(`${own}/tasks/${id('b')}/activity`)).status).toBe(404);
    await admin.post(`${own}/restore-tasks`, { ids: [String(id('b'))] });
    expect(await shown()).toBe('x:abc');
  });
});

describe('comments', () => {
  test('are changed, deleted and restored only by their author, and notify the people they mention', async () => {
    const id = await setUp({ x: 'a' });
    const path = `${own}/tasks/${id('a')}/comments`;
    const { status, body } = await staff.post(path, { comment: 'See this, @Maren Lindqvist', mentions: [1, 1, 3] });
    commentContract.addComment.answer?.parse(body);
    expect([status, body.comment.mentions, body.comment.name]).toEqual([201, [1, 3], 'Josephine Okonkwo-Brandt']);
    expect(await notices(admin)).toMatchObject([{ kind: 'mention', excerpt: 'See this, @Maren Lindqvist', actor: { id: 3 } }]);
    expect(await notices(staff)).toEqual([]);
    const own1 = `${own}/comments/${body.comment.id}`;
    expect((await call(admin, 'PUT', own1, { comment: 'mine' })).status).toBe(404);
    expect((await call(admin, 'DELETE', own1)).status).toBe(404);
    expect((await call(staff, 'PUT', own1, { comment: 'Changed', mentions: [1] })).body.comment).toMatchObject({
      comment: 'Changed',
      isEdited: true,
    });
    expect(await notices(admin)).toHaveLength(1);
    expect((await admin.get(own)).body.cards[0].comments).toBe(1);
    expect((await call(staff, 'DELETE', own1)).status).toBe(200);
    expect((await admin.get(own)).body.cards[0].comments).toBe(0);
    expect((await tasks())[0]?.comments).toEqual([]);
    expect((await call(staff, 'DELETE', own1)).status).toBe(404);
    expect((await call(staff, 'POST', `${own1}/restore`)).body.comment.comment).toBe('Changed');
    expect((await call(staff, 'POST', `${own1}/restore`)).status).toBe(404);
    expect((await admin.get(own)).body.cards[0].comments).toBe(1);
    expect(fieldsOf(await staff.post(path, { comment: ' ' }))).toEqual([400, ['comment']]);
    expect(fieldsOf(await staff.post(path, { comment: 'x', mentions: [1, 4242] }))).toEqual([400, ['mentions.1']]);
    expect((await staff.post(`${own}/tasks/4242/comments`, { comment: 'x' })).status).toBe(404);
  });
  test('can be added through the specified endpoint, which leaves those with an id unchanged', async () => {
    const id = await setUp({ x: 'a' });
    const { comments } = (await post('update-task', { id: id('a'), comments: [{ comment: 'first' }] })).body.task;
    const given = [{ id: comments[0].id, comment: 'not this' }, { comment: 'for @Josephine Okonkwo-Brandt' }];
    const after = (await post('update-task', { id: id('a'), comments: given })).body.task.comments;
    expect(after).toMatchObject([{ comment: 'first' }, { comment: 'for @Josephine Okonkwo-Brandt', mentions: [3], personId: 1 }]);
    expect(await notices(staff)).toMatchObject([{ kind: 'mention' }]);
    expect((await activity(id('a'))).filter(({ kind }) => kind === 'commented')).toHaveLength(2);
  });
  test('are not duplicated when a client sends them back without ids', async () => {
    const id = await setUp({ x: 'a' });
    const path = `${own}/tasks/${id('a')}/comments`;
    const theirs = (await staff.post(path, { comment: 'Seen' })).body.comment.id;
    await admin.post(path, { comment: 'Seen' });
    const read = async () => (await tasks())[0]?.comments.map(({ name, img, comment }) => ({ name, img, comment })) ?? [];
    const before = await read();
    const send = async (comments: object[]) => (await post('update-task', { id: id('a'), comments })).body.task.comments;
    expect(await send(before)).toHaveLength(2);
    // An older list with a comment that was deleted in the meantime: it isn't re-added as the caller's.
    await call(staff, 'DELETE', `${own}/comments/${theirs}`);
    expect(await send(before)).toMatchObject([{ personId: 1, comment: 'Seen' }]);
    // Identical comments count separately; new ones are added, and a retry adds nothing.
    const me = { name: 'Maren Lindqvist', img: '' };
    const twice = [...(await read()), { ...me, comment: ' Seen ' }, { comment: 'New' }];
    expect(await send(twice)).toMatchObject([{ comment: 'Seen' }, { comment: 'Seen' }, { comment: 'New' }]);
    expect(await send(twice)).toHaveLength(3);
    expect((await activity(id('a'))).filter(({ kind }) => kind === 'commented')).toHaveLength(4);
  });
});

describe('permissions', () => {
  test('refuse visitors with 401 and clients with 403', async () => {
    const client = await signInAs(atrium, 'client');
    for (const [who, expected] of [
      [clientWith(atrium, null), 401],
      [client, 403],
    ] as const) {
      for (const endpoint of contract.kanbanEndpoints) {
        const { status } = await call(who, endpoint.method, endpoint.path.replaceAll(/\{\w+\}/g, '1'));
        expect(status, endpoint.path).toBe(expected);
      }
    }
  });
  test('hide everything from another entity', async () => {
    const id = await setUp({ x: 'ab' });
    const comment = (await admin.post(`${own}/tasks/${id('a')}/comments`, { comment: 'c' })).body.comment.id;
    await call(admin, 'DELETE', `${own}/tasks/${id('b')}`);
    const before = await atrium.ownerQuery("select * from kanban_tasks where entity = 'juniper' order by id");
    expect([await boards(elsewhere), await tasks(elsewhere)]).toEqual([[], []]);
    await post('add-board', { id: 'y', title: 'y' }, elsewhere);
    const task = `${own}/tasks/${id('a')}`;
    for (const [method, path, body] of [
      ['POST', '/apps/kanban/reorder-tasks', { data: { taskId: id('a'), targetTaskId: id('a') } }],
      ['POST', '/apps/kanban/update-task-board', { data: { taskId: id('a'), newBoardId: 'y' } }],
      ['POST', '/apps/kanban/add-task', { data: { title: 'x', boardId: 'x' } }],
      ['POST', '/apps/kanban/update-task', { data: { id: id('a'), title: 'x' } }],
      ['DELETE', '/apps/kanban/delete-board?id=x', undefined],
      ['DELETE', '/apps/kanban/clear-tasks?id=x', undefined],
      ['GET', task, undefined],
      ['POST', `${task}/move`, { boardId: 'y', beforeId: null }],
      ['POST', `${task}/archive`, {}],
      ['DELETE', task, undefined],
      ['POST', `${own}/boards/x/restore`, undefined],
      ['POST', `${own}/boards/x/rename`, { title: 'x' }],
      ['POST', `${own}/boards/x/move`, { beforeId: null }],
      ['POST', `${task}/comments`, { comment: 'x' }],
      ['PUT', `${own}/comments/${comment}`, { comment: 'x' }],
      ['DELETE', `${own}/comments/${comment}`, undefined],
      ['POST', `${own}/comments/${comment}/restore`, undefined],
      ['POST', `${task}/checklist/1`, { isDone: true }],
      ['GET', `${task}/activity`, undefined],
    ] as const) {
      expect((await call(elsewhere, method, path, body)).status, `${method} ${path}`).toBe(404);
    }
    expect((await elsewhere.post(`${own}/restore-tasks`, { ids: [id('b')] })).body).toEqual({ restored: [] });
    expect(await atrium.ownerQuery("select * from kanban_tasks where entity = 'juniper' order by id")).toEqual(before);
  });
});

test('open clients are notified of each change', async () => {
  const id = await setUp({ x: 'ab' });
  const told: unknown[] = [];
  const stop = atrium.deps.changes.subscribe('juniper', (change) => told.push(change));
  await post('reorder-tasks', { taskId: id('a'), targetTaskId: id('b') });
  await expect.poll(() => told).toContainEqual({ kind: 'board', ids: [id('a')] });
  await admin.post(`${own}/tasks/${id('b')}/comments`, { comment: 'x' });
  await expect.poll(() => told).toContainEqual({ kind: 'board', ids: [id('b')] });
  await post('add-board', { title: 'New' });
  await expect.poll(() => told).toContainEqual({ kind: 'board', ids: [] });
  stop();
});

test('the page and the card list take four statements; the page takes one more for each 2,000 cards after the first', async () => {
  await setUp({ todo: 'abc', 'in-progress': '', done: '' });
  const counted = async (verb: (given: { query: object }, scope: Scope) => Promise<unknown>): Promise<number> => {
    let statements = 0;
    await atrium.deps.database.reading('juniper', (db) => {
      const counting = new Proxy(db, {
        get(target, name) {
          if (name === 'select' || name === 'execute') statements += 1;
          const value = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      const ability = abilityFrom([{ action: 'manage', subject: 'all' }]);
      return verb({ query: {} }, { db: counting, deps: atrium.deps, entity: 'juniper', ability, identity: { personId: 1 } } as Scope);
    });
    return statements;
  };
  await fillBoards(atrium, 300);
  expect([await counted(readBoardPage), await counted(listTasks)]).toEqual([4, 4]);
  const { body } = await admin.get(own);
  contract.readBoardPage.answer?.parse(body);
  expect(body.cards).toHaveLength(303);
  expect(body.cards.at(-1)).toMatchObject({ title: 'Card 300', checklistDone: 1, checklistTotal: 2 });
  const listed = await tasks();
  contract.listTasks.answer?.parse(listed);
  expect(listed.filter(({ comments }) => comments.length > 0)).toHaveLength(150);
  await copyRows(
    atrium,
    'kanban_tasks',
    4197,
    `jsonb_build_object('id', 10000 + n, 'title', 'Many ' || n, 'position', 2000000000000 + n / 2, 'archived_at', null)`,
  );
  expect([await counted(readBoardPage), await counted(listTasks)]).toEqual([6, 4]);
  const all = order((await admin.get(own)).body.cards);
  const expected = await atrium.ownerQuery(
    `select id from kanban_tasks where entity = 'juniper' and deleted_at is null order by position, id`,
  );
  expect(all).toEqual(expected.map(({ id }) => Number(id)));
  expect(all).toHaveLength(4500);
});
