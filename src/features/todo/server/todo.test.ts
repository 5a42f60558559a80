import { describe, expect, test } from 'vitest';
import { send, signInAs } from '../../../../tests/client.ts';
import { refusedFields, todoCalls } from '../../../../tests/todo-calls.ts';
import { tickSubtask } from '../contract.ts';

const todo = todoCalls();

describe('a to-do', () => {
  test('is added with defaults and sanitized', async () => {
    const task = await todo.add({
      title: '  Call ',
      description: '<p onclick="x()">Hi<script>alert(1)</script></p>',
      tags: [' a ', 'b', 'a'],
      dueDate: '2030-04-01',
      dueTime: '17:00',
      assignee: { fullName: 'ewa wisniewska' },
      subtasks: [{ title: 'one' }, { id: 99, title: 'two', isDone: true }],
    });
    expect(task).toMatchObject({
      ...{ title: 'Call', description: '<p>Hi</p>', tags: ['a', 'b'], dueDate: '2030-04-01', dueTime: '17:00', version: 1 },
      ...{ isCompleted: false, isDeleted: false, isImportant: false, repeat: null, remindAt: null },
      subtasks: [
        { id: 1, title: 'one', isDone: false },
        { id: 2, title: 'two', isDone: true },
      ],
    });
    expect(task.assignee).toMatchObject({ id: 9, fullName: 'Ewa Wiśniewska', avatar: expect.stringContaining('/api/v1/files/') });
    expect(await todo.get(task.id)).toEqual(task);
    const bare = await todo.add({ title: 'x', dueDate: '', dueTime: '', assignee: null });
    expect(bare).toMatchObject({ dueDate: null, dueTime: null, assignee: null, tags: [], subtasks: [], id: task.id + 1 });
  });
  test.each([
    ['task.title', {}],
    ['task.title', { title: ' ' }],
    ['task.assignee', { title: 'x', assignee: { id: 999 } }],
    ['task.assignee', { title: 'x', assignee: { fullName: 'Nobody' } }],
    ['task.assignee', { title: 'x', assignee: {} }],
    ['task.dueTime', { title: 'x', dueTime: '17:00' }],
    ['task.dueDate', { title: 'x', dueDate: '2030-02-30' }],
    ['task.dueTime', { title: 'x', dueDate: '2030-02-28', dueTime: '25:00' }],
    ['task.dueDate', { title: 'x', dueDate: '0000-01-01' }],
    ['task.remindAt', { title: 'x', remindAt: '0000-01-01T00:00:00Z' }],
    ['task.repeat.every', { title: 'x', repeat: { every: 0, unit: 'day' } }],
    ['task.tags.0', { title: 'x', tags: [' '] }],
  ])('rejects an invalid %s: %j', async (field, task) => {
    expect(refusedFields(await todo.admin.post('/apps/todo/add-tasks', { task }))).toEqual([400, [field]]);
    expect(await todo.list()).toEqual([]);
  });
  test('rejects a description with excessive markup', async () => {
    const task = { title: 'x', description: '<b>'.repeat(6000) };
    expect(refusedFields(await todo.admin.post('/apps/todo/add-tasks', { task }))).toEqual([400, ['task.description']]);
  });
  test('requires an id for an assignee whose name is ambiguous', async () => {
    await todo.atrium.ownerQuery(`insert into people (entity, id, full_name, email, created_at, updated_at)
      values ('juniper', 901, 'Sam Doe', 's1@x.example', now(), now()), ('juniper', 902, 'Sam Doe', 's2@x.example', now(), now())`);
    expect(
      refusedFields(await todo.admin.post('/apps/todo/add-tasks', { task: { title: 'x', assignee: { fullName: 'Sam Doe' } } })),
    ).toEqual([400, ['task.assignee']]);
    expect((await todo.add({ title: 'x', assignee: { id: 902 } })).assignee?.id).toBe(902);
    await todo.atrium.ownerQuery(`update people set deleted_at = now() where id in (901, 902)`);
    const [task] = await todo.list();
    expect(task?.assignee?.id).toBe(902);
    // A client that changes another field sends the whole to-do back.
    expect((await todo.updated({ ...task, title: 'y' })).assignee?.id).toBe(902);
  });
  test('merges the given fields, and keeps its version without a change', async () => {
    const task = await todo.add({
      title: 'x',
      dueDate: '2030-04-01',
      dueTime: '08:00',
      tags: ['a'],
      subtasks: [{ title: 's' }],
      repeat: { every: 2, unit: 'week' },
      remindAt: '2030-03-30T08:00:00Z',
    });
    expect(await todo.updated(task)).toEqual(task);
    expect(await todo.updated({ id: task.id })).toEqual(task);
    expect(await todo.updated({ id: task.id, isImportant: true })).toEqual({ ...task, isImportant: true, version: 2 });
    expect(await todo.updated({ id: task.id, dueDate: null })).toMatchObject({ dueDate: null, dueTime: null, tags: ['a'] });
    expect(refusedFields(await todo.update({ id: task.id, dueTime: '09:00' }))).toEqual([400, ['task.dueTime']]);
    expect(await todo.updated({ id: String(task.id), subtasks: [{ title: 'new' }, { id: 1, title: 's' }] })).toMatchObject({
      subtasks: [
        { id: 2, title: 'new', isDone: false },
        { id: 1, title: 's', isDone: false },
      ],
    });
  });
  test('returns 409 with the current to-do for an outdated version', async () => {
    const task = await todo.add({ title: 'x' });
    const answers = await Promise.all(['a', 'b', 'c'].map((title) => todo.update({ id: task.id, version: 1, title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error.current).toEqual(await todo.get(task.id));
  });
  test('is soft-deleted and can be restored', async () => {
    const task = await todo.add({ title: 'x' });
    const byBody = await send(todo.atrium, '/apps/todo/delete-task', {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${todo.admin.accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ taskId: String(task.id) }),
    });
    expect(byBody.status).toBe(200);
    expect((await todo.remove(task.id)).status).toBe(200);
    expect(await todo.list()).toEqual([]);
    expect((await todo.get(task.id)).isDeleted).toBe(true);
    expect(await todo.updated({ id: task.id, isDeleted: false })).toMatchObject({ isDeleted: false });
    expect(await todo.titles()).toEqual(['x']);
  });
  test('that does not exist or is in another entity returns 404 and nothing changes', async () => {
    const foreign = await todo.add({ title: 'x', tags: ['high'], subtasks: [{ title: 's' }] });
    const own = await todo.add({ title: 'own' }, todo.elsewhere);
    for (const id of [foreign.id, 99999].filter((one) => one !== own.id)) {
      expect((await todo.update({ id, title: 'y' }, todo.elsewhere)).status).toBe(404);
      expect((await todo.remove(id, todo.elsewhere)).status).toBe(404);
      expect((await todo.elsewhere.get(`/api/v1/todo/tasks/${id}`)).status).toBe(404);
      expect((await todo.move(id, null, todo.elsewhere)).status).toBe(404);
      expect((await todo.move(own.id, id, todo.elsewhere)).status).toBe(404);
      expect((await todo.elsewhere.post(`/api/v1/todo/tasks/${id}/subtasks/1`, { isDone: true })).status).toBe(404);
      expect((await todo.elsewhere.post('/api/v1/todo/purge', { ids: [id] })).status).toBe(404);
      expect((await todo.elsewhere.post('/api/v1/todo/update-tasks', { ids: [own.id, id], change: { isImportant: true } })).status).toBe(
        404,
      );
    }
    expect(await todo.list({}, todo.elsewhere)).toEqual([own]);
    expect(await todo.get(foreign.id)).toEqual(foreign);
    expect(refusedFields(await todo.elsewhere.post('/apps/todo/add-tasks', { task: { title: 'x', assignee: { id: 2 } } }))).toEqual([
      400,
      ['task.assignee'],
    ]);
    expect((await (await todo.elsewhere.get('/api/v1/todo')).body).tags).toEqual([]);
  });
  test('is not accessible to clients', async () => {
    const client = await signInAs(todo.atrium, 'client');
    expect((await client.get('/apps/todo/tasks')).status).toBe(403);
    expect((await client.post('/apps/todo/add-tasks', { task: { title: 'x' } })).status).toBe(403);
  });
});

describe('a subtask', () => {
  test('can be checked by two people concurrently without losing either', async () => {
    const task = await todo.add({ title: 'x', subtasks: [1, 2, 3, 4].map((n) => ({ title: `s${n}` })) });
    const answers = await Promise.all(
      [1, 2, 3].map((id) => todo.staff.post(`/api/v1/todo/tasks/${task.id}/subtasks/${id}`, { isDone: true })),
    );
    for (const { body } of answers) tickSubtask.answer?.parse(body);
    expect((await todo.get(task.id)).subtasks.map(({ isDone }) => isDone)).toEqual([true, true, true, false]);
    expect((await todo.admin.post(`/api/v1/todo/tasks/${task.id}/subtasks/9`, { isDone: true })).status).toBe(404);
  });
});
