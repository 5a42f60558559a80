import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Change } from '#contract/change.ts';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { readBoardPage, type Task } from '../contract.ts';
import { type Space, updateSpace } from '../space-contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const own = '/api/v1/kanban';
const call = (who: Client, method: string, path: string, body?: unknown) =>
  send(atrium, path, {
    method,
    headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const pageOf = async (who: Client, space?: number) => (await who.get(own, space === undefined ? {} : { space: String(space) })).body;
const namesFor = async (who: Client) => (await pageOf(who)).spaces.map(({ name }: Space) => name);
const addSpace = async (name: string, more: object = {}, who = admin): Promise<Space> =>
  (await who.post(`${own}/spaces`, { name, columns: ['To do', 'Under way', 'Done'], ...more })).body.space;
const addCard = async (space: Space, title: string, boardId = 'to-do', who = admin): Promise<Task> =>
  (await who.post('/apps/kanban/add-task', { data: { title, boardId, spaceId: space.id } })).body.newTask;
const wire = async (who = admin) => ({
  boards: (await who.get('/apps/kanban/boards')).body.map(({ id }: { id: string }) => id),
  tasks: (await who.get('/apps/kanban/tasks')).body.length,
});

describe('a board', () => {
  test('has its own columns, and the specified endpoints return only those of the first one', async () => {
    const before = await wire();
    const space = await addSpace('Showroom');
    await addCard(space, 'Sweep');
    const page = await pageOf(staff, space.id);
    readBoardPage.answer?.parse(page);
    expect(page.boards).toMatchObject([
      { id: 'to-do', isDone: false },
      { id: 'under-way', isDone: false },
      { id: 'done', isDone: true },
    ]);
    expect(page.cards.map(({ title }: Task) => title)).toEqual(['Sweep']);
    expect(await wire()).toEqual(before);
    expect((await pageOf(staff)).spaceId).not.toBe(space.id);
    // The column with the same ID on the first board is a different one.
    expect((await call(admin, 'DELETE', `/apps/kanban/clear-tasks?id=to-do&spaceId=${space.id}`)).status).toBe(200);
    expect((await pageOf(admin, space.id)).cards).toEqual([]);
    expect(await wire()).toEqual(before);
    expect((await admin.get(own, { space: '4242' })).status).toBe(404);
  });
  test('gives a new card no due date; the specified endpoint does', async () => {
    const space = await addSpace('Dates');
    expect((await addCard(space, 'When it suits')).dueDate).toBeNull();
    const { body } = await admin.post('/apps/kanban/add-task', { data: { title: 'By the wire', boardId: 'todo' } });
    expect(body.newTask.dueDate).toBe(atrium.clock.now.getTime() + 2 * 24 * 3600 * 1000);
  });
  test('can be renamed only from its current version', async () => {
    const space = await addSpace('Old name');
    const changed = await call(staff, 'PUT', `${own}/spaces/${space.id}`, { name: 'New name', version: space.version });
    updateSpace.answer?.parse(changed.body);
    expect(changed.body.space.name).toBe('New name');
    expect((await call(admin, 'PUT', `${own}/spaces/${space.id}`, { name: 'Mine', version: space.version })).body.error.current.name).toBe(
      'New name',
    );
  });
  test('is deleted with everything on it, and restored with it, also from the trash', async () => {
    const space = await addSpace('Cellar');
    const { id } = await addCard(space, 'Bottles');
    expect((await call(admin, 'DELETE', `${own}/spaces/${space.id}`)).status).toBe(200);
    expect((await admin.get(`${own}/tasks/${id}`)).status).toBe(404);
    expect((await admin.get(own, { space: String(space.id) })).status).toBe(404);
    expect((await admin.post('/api/v1/trash/restore', { items: [{ kind: 'space', key: String(space.id) }] })).status).toBe(200);
    expect((await pageOf(admin, space.id)).cards).toHaveLength(1);
    await call(admin, 'DELETE', `${own}/spaces/${space.id}`);
    expect((await admin.post('/api/v1/trash/purge', { items: [{ kind: 'space', key: String(space.id) }] })).status).toBe(200);
    expect(await atrium.ownerQuery(`select from kanban_tasks where entity = 'juniper' and id = ${id}`)).toEqual([]);
    expect((await admin.post(`${own}/spaces/${space.id}/restore`)).status).toBe(404);
  });
  test('is copied with its cards; a template has no dates, people or checked items', async () => {
    const space = await addSpace('Fair');
    const card = await addCard(space, 'Stand');
    const checklist = [{ text: 'Kettle', isDone: true }];
    const data = { id: card.id, dueDate: 86_400_000, assignedTo: [{ id: 1 }], labels: ['Oak'], checklist };
    await admin.post('/apps/kanban/update-task', { data });
    await admin.post(`${own}/tasks/${card.id}/comments`, { comment: 'Not copied' });
    const copies = [];
    for (const isTemplate of [false, true]) {
      const { status, body } = await admin.post(`${own}/spaces/${space.id}/copy`, { name: 'Again', isTemplate });
      expect([status, body.space.isTemplate]).toEqual([201, isTemplate]);
      copies.push((await pageOf(admin, body.space.id)).cards[0]);
    }
    expect(copies).toMatchObject([
      { title: 'Stand', labels: ['Oak'], comments: 0, dueDate: 86_400_000, assigneeIds: [1], checklistDone: 1 },
      { title: 'Stand', labels: ['Oak'], comments: 0, dueDate: null, assigneeIds: [], checklistDone: 0, checklistTotal: 1 },
    ]);
  });
  test('takes a card from another board in one step, and Undo moves it back', async () => {
    const [from, to] = [await addSpace('From'), await addSpace('To')];
    const card = await addCard(from, 'Lorry');
    const { body } = await admin.post(`${own}/tasks/${card.id}/move`, { spaceId: to.id, boardId: 'done', beforeId: null });
    expect(body.stood).toEqual({ spaceId: from.id, boardId: 'to-do', beforeId: null });
    expect((await pageOf(admin, from.id)).cards).toEqual([]);
    expect((await admin.get(`${own}/tasks/${card.id}`)).body).toMatchObject({ spaceId: to.id, task: { boardId: 'done' } });
    await admin.post(`${own}/tasks/${card.id}/move`, body.stood);
    expect((await pageOf(admin, from.id)).cards).toHaveLength(1);
  });
  test('is created by the first column when the company has none', async () => {
    const { spaces }: { spaces: Space[] } = await pageOf(admin);
    for (const { id } of spaces) await call(admin, 'DELETE', `${own}/spaces/${id}`);
    expect(await pageOf(admin)).toMatchObject({ spaceId: null, boards: [], cards: [] });
    expect(await wire()).toEqual({ boards: [], tasks: 0 });
    expect((await admin.post('/apps/kanban/add-board', { data: { id: 'todo', title: 'To do' } })).status).toBe(201);
    expect(await wire()).toEqual({ boards: ['todo'], tasks: 0 });
    for (const { id } of spaces) await admin.post(`${own}/spaces/${id}/restore`);
  });
});

describe('a column', () => {
  test('that means done has no overdue cards, and the calendar shows them as done', async () => {
    const space = await addSpace('Overlays');
    const card = await addCard(space, 'Crate');
    const due = atrium.clock.now.getTime() + 3_600_000;
    await admin.post('/apps/kanban/update-task', { data: { id: card.id, dueDate: due } });
    const range = { start: new Date(due - 3_600_000).toISOString(), end: new Date(due + 3_600_000).toISOString() };
    const isDone = async () =>
      (await admin.get('/api/v1/calendar/overlays', range)).body.overlays.find(
        (one: { id: number; kind: string }) => one.kind === 'card' && one.id === card.id,
      ).isDone;
    expect(await isDone()).toBe(false);
    await admin.post(`${own}/tasks/${card.id}/move`, { boardId: 'done', beforeId: null });
    expect(await isDone()).toBe(true);
    await call(admin, 'PUT', `${own}/boards/done`, { spaceId: space.id, isDone: false });
    expect(await isDone()).toBe(false);
    // Cards on a template are never due.
    await atrium.ownerQuery(`update kanban_spaces set is_template = true where entity = 'juniper' and id = ${space.id}`);
    await expect(isDone()).rejects.toThrow();
  });
  test('has a card limit that only warns', async () => {
    const space = await addSpace('Limits');
    const set = (cardLimit: number | null) => call(staff, 'PUT', `${own}/boards/to-do`, { spaceId: space.id, cardLimit });
    expect((await set(1)).body.column).toEqual({ id: 'to-do', title: 'To do', isDone: false, cardLimit: 1 });
    await addCard(space, 'One');
    expect((await addCard(space, 'Two')).title).toBe('Two');
    expect((await set(0)).status).toBe(400);
    expect((await set(null)).body.column.cardLimit).toBeNull();
  });
});

describe('a private board', () => {
  test('is visible only to its owner and members', async () => {
    const space = await addSpace('Board of directors', { visibility: 'people' });
    const card = await addCard(space, 'Buy the mill');
    expect(await namesFor(staff)).not.toContain('Board of directors');
    for (const path of [`${own}?space=${space.id}`, `${own}/tasks/${card.id}`, `${own}/tasks/${card.id}/activity`])
      expect((await call(staff, 'GET', path)).status, path).toBe(404);
    expect((await staff.post('/apps/kanban/update-task', { data: { id: card.id, title: 'x' } })).status).toBe(404);
    const { body } = await call(admin, 'PUT', `${own}/spaces/${space.id}`, { memberIds: [staff.userData.id] });
    expect(body.space.memberIds).toEqual([staff.userData.id]);
    expect((await staff.get(`${own}/tasks/${card.id}`)).body.task.title).toBe('Buy the mill');
    // Only the owner decides who can see it.
    const refused = await call(staff, 'PUT', `${own}/spaces/${space.id}`, { visibility: 'company' });
    expect([refused.status, refused.body.error.reason.code]).toEqual([403, 'board_of_its_owner']);
  });
  test('allows only people who can see it on its cards', async () => {
    const space = await addSpace('Closed', { visibility: 'people' });
    const { id } = await addCard(space, 'Salaries');
    const assign = () => admin.post('/apps/kanban/update-task', { data: { id, assignedTo: [{ id: staff.userData.id }] } });
    const mention = () => admin.post(`${own}/tasks/${id}/comments`, { comment: '@x', mentions: [staff.userData.id] });
    expect([(await assign()).status, (await mention()).status]).toEqual([400, 400]);
    await call(admin, 'PUT', `${own}/spaces/${space.id}`, { memberIds: [staff.userData.id] });
    expect([(await assign()).status, (await mention()).status]).toEqual([200, 201]);
  });
  test('sends its changes to no one else', async () => {
    const space = await addSpace('Silent', { visibility: 'people' });
    const told: Change[] = [];
    const stop = atrium.deps.changes.subscribe('juniper', (change) => typeof change !== 'string' && told.push(change));
    const { id } = await addCard(space, 'Quiet');
    await expect.poll(() => told).toContainEqual({ kind: 'board', person: admin.userData.id, ids: [id] });
    await admin.post(`${own}/tasks/${id}/archive`, {});
    await call(admin, 'DELETE', `${own}/tasks/${id}`);
    await expect.poll(() => told.filter(({ kind }) => kind === 'board').length).toBeGreaterThanOrEqual(3);
    // Earlier changes may still arrive.
    const isOfIt = ({ kind, ids }: Change) => kind === 'board' && (ids.length === 0 || ids.includes(id));
    expect(told.filter((change) => isOfIt(change) && change.person !== admin.userData.id)).toEqual([]);
    stop();
  });
  test('appears in the trash only for those who could see it, with its cards and columns', async () => {
    const space = await addSpace('Secret trash', { visibility: 'people' });
    const { id } = await addCard(space, 'Secret card');
    await call(admin, 'DELETE', `${own}/tasks/${id}`);
    await call(admin, 'DELETE', `/apps/kanban/delete-board?id=done&spaceId=${space.id}`);
    const lines = async (who: Client) =>
      (await who.get('/api/v1/trash', { perPage: '100' })).body.lines.map(
        ({ kind, key }: { kind: string; key: string }) => `${kind} ${key}`,
      );
    expect(await lines(admin)).toContain(`card ${id}`);
    expect(await lines(staff)).not.toContain(`card ${id}`);
    const items = [{ kind: 'card', key: String(id) }];
    for (const verb of ['restore', 'purge']) expect((await staff.post(`/api/v1/trash/${verb}`, { items })).status, verb).toBe(404);
    await call(admin, 'DELETE', `${own}/spaces/${space.id}`);
    expect(await lines(staff)).not.toContain(`space ${space.id}`);
    expect(await lines(admin)).toContain(`space ${space.id}`);
  });
  test('passes to the successor when its owner leaves, and is visible to the owner again when they return', async () => {
    const space = await addSpace('Of Josephine', { visibility: 'people' }, staff);
    const sees = async (personId: number) => {
      const rows = await atrium.ownerQuery(
        `select from kanban_spaces where entity = 'juniper' and id = ${space.id} and (owner_id = ${personId} or ${personId} = any(member_ids))`,
      );
      return rows.length === 1;
    };
    expect([await sees(1), await sees(3)]).toEqual([false, true]);
    const [user] = await atrium.ownerQuery("select id from users where entity = 'juniper' and person_id = 3");
    expect((await call(admin, 'DELETE', `/apps/users/delete?id=${user?.id}`)).status).toBe(200);
    expect((await pageOf(admin, space.id)).spaces.find(({ id }: Space) => id === space.id).ownerId).toBe(1);
    expect((await admin.post('/api/v1/users/restore', { ids: [Number(user?.id)] })).status).toBe(200);
    expect([await sees(1), await sees(3)]).toEqual([true, true]);
  });
});
