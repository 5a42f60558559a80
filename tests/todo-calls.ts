import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  addTodoTask,
  getTodoTask,
  listTodoTasks,
  moveTodoTask,
  readTodoPage,
  type TodoTask,
  updateTodoTask,
} from '#features/todo/contract.ts';
import { type Answer, type Client, registerUser, send, signInAs } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';

const yearSeconds = 365 * 24 * 3600;

/** Requests for to-dos as people of the demo company. Before each test there are none, and the date is 10 March 2030. */
export function todoCalls() {
  let atrium: TestApi;
  let admin: Client;
  let staff: Client;
  let elsewhere: Client;
  beforeAll(async () => {
    atrium = await testApi({ settings: { accessTtlSeconds: yearSeconds, refreshTtlSeconds: yearSeconds } });
    atrium.clock.now = new Date('2030-01-01T09:00:00Z');
    admin = await signInAs(atrium, 'admin');
    staff = await signInAs(atrium, 'staff');
    elsewhere = await registerUser(atrium);
  });
  afterAll(() => atrium.close());
  beforeEach(async () => {
    await atrium.ownerQuery('delete from todo_tasks');
    await atrium.ownerQuery(`delete from reminders where area = 'todo'`);
    await atrium.ownerQuery(`delete from notifications where area = 'todo'`);
    atrium.clock.now = new Date('2030-03-10T09:00:00Z');
  });

  const list = async (query: Record<string, string> = {}, who = admin): Promise<TodoTask[]> => {
    const { status, body } = await who.get('/apps/todo/tasks', query);
    expect(status, JSON.stringify(body)).toBe(200);
    listTodoTasks.answer?.parse(body);
    return body;
  };
  const update = (task: object, who = admin) => who.post('/apps/todo/update-task', { task });
  return {
    get atrium() {
      return atrium;
    },
    get admin() {
      return admin;
    },
    get staff() {
      return staff;
    },
    get elsewhere() {
      return elsewhere;
    },
    list,
    update,
    async add(task: object, who = admin): Promise<TodoTask> {
      const { status, body } = await who.post('/apps/todo/add-tasks', { task });
      expect(status, JSON.stringify(body)).toBe(201);
      addTodoTask.answer?.parse(body);
      return body.task;
    },
    async updated(task: object): Promise<TodoTask> {
      const { status, body } = await update(task);
      expect(status, JSON.stringify(body)).toBe(200);
      updateTodoTask.answer?.parse(body);
      return body.task;
    },
    titles: async (query: Record<string, string> = {}) => (await list(query)).map(({ title }) => title),
    async page(query: Record<string, string | number> = {}) {
      const { status, body } = await admin.get('/api/v1/todo', query);
      expect(status, JSON.stringify(body)).toBe(200);
      readTodoPage.answer?.parse(body);
      return body;
    },
    remove: (id: number, who = admin) =>
      send(atrium, `/apps/todo/delete-task?taskId=${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } }),
    async move(id: number, beforeId: number | null, who = admin) {
      const answer = await who.post(`/api/v1/todo/tasks/${id}/move`, { beforeId });
      if (answer.status === 200) moveTodoTask.answer?.parse(answer.body);
      return answer;
    },
    change: (ids: number[], change: object) => admin.post('/api/v1/todo/update-tasks', { ids, change }),
    async get(id: number): Promise<TodoTask> {
      const { body } = await admin.get(`/api/v1/todo/tasks/${id}`);
      getTodoTask.answer?.parse(body);
      return body.task;
    },
    reminders: () => atrium.ownerQuery(`select target_id, person_id, due_at, path, title from reminders where area = 'todo' order by id`),
    notices: () => atrium.ownerQuery(`select person_id, kind, path, actor_id from notifications where area = 'todo' order by id`),
  };
}

/** Returns the status of an error and the fields it names. */
export function refusedFields({ status, body }: Answer): [number, string[]] {
  return [status, Object.keys(body.error?.fields ?? {})];
}
