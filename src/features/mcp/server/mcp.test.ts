import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { serverAreas } from '#app/server-areas.ts';
import type { AbilityRule } from '#contract/ability.ts';
import { addApiKey } from '#features/api-keys/contract.ts';
import { type Client, clientWith, registerUser, send } from '../../../../tests/client.ts';
import { connectMcp, useMcp as use } from '../../../../tests/mcp-client.ts';
import { pgliteDatabase } from '../../../../tests/pglite-database.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { listMcpWrites } from '../contract.ts';
import { toldTool, toolName, toolsOf } from './tools.ts';

const password = 'a long password';
const everything: AbilityRule[] = [{ action: 'manage', subject: 'all' }];
const path = '/api/v1/mcp';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
});
afterAll(() => atrium.close());

async function tokenOf(who: Client, rules = everything): Promise<string> {
  const { status, body } = await who.post(addApiKey.path, { name: 'Assistant', rules, expiresAt: null, password });
  expect([status, body.error]).toEqual([201, undefined]);
  return body.token;
}

const connect = (token: string, query = '', api = atrium) => connectMcp(api, token, query);

async function allTools(client: Awaited<ReturnType<typeof connect>>) {
  const found = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const { tools, nextCursor } = await client.listTools(cursor ? { cursor } : {});
    found.push(...tools);
    cursor = nextCursor;
  }
  return found;
}

const titles = async (who: Client) => (await who.get('/apps/todo/tasks')).body.map(({ title }: { title: string }) => title);

describe('tools', () => {
  const rules = serverAreas.flatMap(({ undo = [] }) => undo);
  const tools = toolsOf(endpoints, rules);

  test('have unique names that every client accepts', () => {
    const names = endpoints.map(toolName);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9_]{2,63}$/);
    expect(tools.map(({ name }) => name)).toContain('get_todo_tasks_id');
  });
  test('have self-contained input schemas and descriptions', () => {
    for (const tool of tools) {
      const { inputSchema, description } = toldTool(tool);
      expect(inputSchema.type, tool.name).toBe('object');
      expect(JSON.stringify(inputSchema), tool.name).not.toContain('"$ref":"http');
      expect(description.length, tool.name).toBeGreaterThan(10);
    }
  });
  test('only read, or write what can be undone', () => {
    for (const { endpoint, rule } of tools) expect(endpoint.writes).toBe(rule !== undefined);
    for (const { endpoint } of rules) expect(endpoints, endpoint.path).toContain(endpoint);
  });
  test('include only those the key can use', async () => {
    const who = await registerUser(atrium);
    const few = await allTools(await connect(await tokenOf(who, [{ action: 'read', subject: 'Todo' }])));
    const names = few.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['undo', 'get_todo', 'get_search', 'get_api_key']));
    for (const absent of ['post_todo_add_tasks', 'get_invoice_invoices', 'get_session', 'post_mcp']) expect(names).not.toContain(absent);
    const all = await allTools(await connect(await tokenOf(who)));
    expect(all.length).toBe(tools.length + 1);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    const ofTodos = await allTools(await connect(await tokenOf(who), '?subjects=Todo'));
    expect(ofTodos.map(({ name }) => name)).toContain('post_todo_add_tasks');
    expect(ofTodos.map(({ name }) => name)).not.toContain('get_invoice_invoices');
    const told = few.find(({ name }) => name === 'get_todo');
    expect(told).toMatchObject({ annotations: { readOnlyHint: true }, inputSchema: { properties: { query: { type: 'object' } } } });
  });
});

describe('an assistant', () => {
  test('reads, writes, and undoes its writes, newest first', async () => {
    const who = await registerUser(atrium);
    const client = await connect(await tokenOf(who));
    const added = await use(client, 'post_todo_add_tasks', { body: { task: { title: 'Oil the oak', tags: ['shop'] } } });
    const { id } = added.answer.task;
    expect([added.isError, added.more]).toEqual([false, { undo: { tool: 'undo', arguments: { writeId: 1 } } }]);
    const before = (await who.get(`/api/v1/todo/tasks/${id}`)).body.task;
    await use(client, 'post_todo_update_task', { body: { task: { id, title: 'Wax the walnut', tags: [], isImportant: true } } });
    expect((await use(client, 'get_todo_tasks_id', { params: { id } })).answer.task).toMatchObject({ title: 'Wax the walnut', tags: [] });

    expect((await use(client, 'undo')).more).toEqual({ undone: { tool: 'post_todo_update_task', writeId: 2 } });
    expect((await who.get(`/api/v1/todo/tasks/${id}`)).body.task).toEqual({ ...before, version: 3 });
    expect(await titles(who)).toContain('Oil the oak');
    await use(client, 'undo');
    expect(await titles(who)).not.toContain('Oil the oak');
    expect(await use(client, 'undo')).toMatchObject({ isError: true, answer: { error: { code: 'not_found' } } });
  });
  test('gets the same refusals as the API', async () => {
    const who = await registerUser(atrium);
    const client = await connect(
      await tokenOf(who, [
        { action: 'create', subject: 'Todo' },
        { action: 'read', subject: 'Todo' },
      ]),
    );
    const wrong = await use(client, 'post_todo_add_tasks', { body: { task: { title: ' ' } } });
    expect(wrong).toMatchObject({ isError: true, answer: { error: { code: 'invalid', fields: { 'task.title': ['is required'] } } } });
    expect(await use(client, 'get_todo_tasks_id', { params: { id: 987_654 } })).toMatchObject({ isError: true });
    await expect(use(client, 'delete_todo_delete_task', { query: { taskId: 1 } })).rejects.toThrow('no tool delete_todo_delete_task');
    // The key lacks the permission for Undo: the error reports it, and Undo works once the key has it.
    const { answer, more } = await use(client, 'post_todo_add_tasks', { body: { task: { title: 'Oil the oak' } } });
    expect(await use(client, 'undo', more.undo.arguments)).toMatchObject({
      ...{ isError: true, answer: { error: { missing: { action: 'delete', subject: 'Todo' } } } },
      more: { notUndone: more.undo.arguments },
    });
    expect(await titles(who)).toContain(answer.task.title);
  });
  test('gets an error for path parameters that would reach a different endpoint', async () => {
    const client = await connect(await tokenOf(await registerUser(atrium)));
    for (const value of ['..', '.', '', '%2e%2e', '%2E', '../tasks', '1/..', '..%2f', '\\', undefined]) {
      const answers = [
        await use(client, 'get_todo_tasks_id', { params: { id: value } }),
        await use(client, 'get_webhooks_id_deliveries_deliveryId', { params: { id: 1, deliveryId: value } }),
      ];
      for (const { isError, answer } of answers) {
        expect(isError, String(value)).toBe(true);
        expect(['invalid', 'not_found'], String(value)).toContain(answer.error.code);
      }
    }
  });
  test('cannot undo a write that was changed since', async () => {
    const who = await registerUser(atrium);
    const client = await connect(await tokenOf(who));
    const { answer } = await use(client, 'post_todo_add_tasks', { body: { task: { title: 'Oil the oak' } } });
    const { id } = answer.task;
    await use(client, 'post_todo_update_task', { body: { task: { id, title: 'Wax the walnut' } } });
    await who.post('/apps/todo/update-task', { task: { id, title: 'Polish the pine' } });
    expect(await use(client, 'undo')).toMatchObject({ isError: true, answer: { error: { code: 'conflict' } } });
    expect(await titles(who)).toContain('Polish the pine');
  });
  test('can retry with the same idempotency key, and the write happens once', async () => {
    const who = await registerUser(atrium);
    const client = await connect(await tokenOf(who));
    const add = (onceKey: string) => use(client, 'post_todo_add_tasks', { body: { task: { title: 'Oil the oak' } }, onceKey });
    const [first, second] = [await add('key-of-an-assistant'), await add('key-of-an-assistant')];
    expect([first.isError, second.answer, second.more]).toEqual([false, first.answer, first.more]);
    expect((await titles(who)).filter((title: string) => title === 'Oil the oak')).toHaveLength(1);
    expect([(await use(client, 'undo')).isError, (await use(client, 'undo')).isError]).toEqual([false, true]);
    expect(await add('ключ-помощника')).toMatchObject({ isError: true, answer: { error: { fields: { onceKey: [expect.any(String)] } } } });
  });
  test('undoes a write once under twenty concurrent requests', async () => {
    const who = await registerUser(atrium);
    const client = await connect(await tokenOf(who));
    await use(client, 'post_todo_add_tasks', { body: { task: { title: 'First' } } });
    const { more } = await use(client, 'post_todo_add_tasks', { body: { task: { title: 'Second' } } });
    const tries = await Promise.all(Array.from({ length: 20 }, () => use(client, 'undo', more.undo.arguments)));
    expect(tries.filter(({ isError }) => !isError)).toHaveLength(1);
    expect(await titles(who)).toContain('First');
  });
  test('cannot undo a write of another key', async () => {
    const who = await registerUser(atrium);
    const [mine, other] = [await connect(await tokenOf(who)), await connect(await tokenOf(who))];
    const { more } = await use(mine, 'post_todo_add_tasks', { body: { task: { title: 'Oil the oak' } } });
    expect((await use(other, 'undo')).isError).toBe(true);
    expect((await use(other, 'undo', more.undo.arguments)).isError).toBe(true);
    expect(await titles(who)).toContain('Oil the oak');
  });
});

describe('on PGlite, as in a browser tab,', () => {
  let tab: TestApi;
  // The first test file of a run also migrates PGlite, which takes several seconds of CPU.
  beforeAll(async () => {
    tab = await testApi({ database: pgliteDatabase, sampleData: false, settings: { sampleData: false } });
  });
  afterAll(() => tab.close());

  test('a key can be created, and an assistant reads, writes, and undoes', async () => {
    const who = await registerUser(tab);
    const client = await connect(await tokenOf(who), '', tab);
    await use(client, 'post_todo_add_tasks', { body: { task: { title: 'Oil the oak' } } });
    expect(await titles(who)).toEqual(['Oil the oak']);
    expect((await use(client, 'get_todo')).answer.total).toBe(1);
    await use(client, 'undo');
    expect(await titles(who)).toEqual([]);
    const { status } = await clientWith(tab, { accessToken: await tokenOf(who) } as Client).get(path);
    expect(status).toBe(405);
  });
});

describe('the owner of a key', () => {
  const writes = async (who: Client) => (await who.get(listMcpWrites.path)).body.writes;

  test('sees the writes made with it and can undo them', async () => {
    const [who, other] = [await registerUser(atrium), await registerUser(atrium)];
    const client = await connect(await tokenOf(who));
    await use(client, 'post_todo_add_tasks', { body: { task: { title: 'Oil the oak' } } });
    const [write] = listMcpWrites.answer?.parse({ writes: await writes(who) }).writes ?? [];
    expect(write).toMatchObject({ keyName: 'Assistant', action: 'create', subject: 'Todo', undoneAt: null });
    expect(await writes(other)).toEqual([]);
    const undo = (by: Client) => by.post(`/api/v1/mcp/writes/${write?.id}/undo`);
    expect((await undo(other)).status).toBe(404);
    expect((await undo(clientWith(atrium, { accessToken: await tokenOf(who) } as Client))).status).toBe(403);
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => undo(who)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await titles(who)).not.toContain('Oil the oak');
    expect((await writes(who))[0].undoneAt).not.toBeNull();
    expect((await use(client, 'undo')).isError).toBe(true);
  });
  test('gets a conflict when the record was changed since', async () => {
    const who = await registerUser(atrium);
    const client = await connect(await tokenOf(who));
    const { answer } = await use(client, 'post_todo_add_tasks', { body: { task: { title: 'Oil the oak' } } });
    await use(client, 'post_todo_update_task', { body: { task: { id: answer.task.id, title: 'Wax the walnut' } } });
    await who.post('/apps/todo/update-task', { task: { id: answer.task.id, title: 'Polish the pine' } });
    const [{ id }] = await writes(who);
    expect(await who.post(`/api/v1/mcp/writes/${id}/undo`)).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect((await writes(who))[0].undoneAt).toBeNull();
  });
});

describe('the endpoint', () => {
  const rpc = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const headers = { Accept: 'application/json, text/event-stream' };

  test('accepts only active keys', async () => {
    const who = await registerUser(atrium);
    const token = await tokenOf(who);
    const byKey = clientWith(atrium, { accessToken: token } as Client);
    const listed = await byKey.post(path, rpc, headers);
    expect([listed.status, listed.headers.get('Content-Type')]).toEqual([200, 'application/json']);
    const bySession = await who.post(path, rpc, headers);
    expect([bySession.status, bySession.body.error.reason]).toEqual([401, { code: 'only_by_key' }]);
    expect((await clientWith(atrium, null).post(path, rpc, headers)).status).toBe(401);
    const [{ id }] = (await who.get(addApiKey.path)).body.apiKeys;
    await send(atrium, `${addApiKey.path}?id=${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });
    expect((await byKey.post(path, rpc, headers)).status).toBe(401);
  });
  test('offers no stream and rejects malformed requests', async () => {
    const byKey = clientWith(atrium, { accessToken: await tokenOf(await registerUser(atrium)) } as Client);
    const stream = await byKey.get(path, {}, headers);
    expect([stream.status, stream.headers.get('Allow')]).toEqual([405, 'POST']);
    expect((await byKey.post(path, rpc)).status).toBe(406);
    expect((await byKey.post(path, { jsonrpc: '1.0' }, headers)).status).toBe(400);
    expect((await byKey.post(`${path}?subjects=Nothing`, rpc, headers)).status).toBe(400);
    expect((await byKey.post(path, { ...rpc, params: { cursor: 'soon' } }, headers)).body.error.code).toBe(-32_602);
    expect((await byKey.post(path, { ...rpc, params: { text: 'x'.repeat(1_100_000) } }, headers)).status).toBe(413);
  });
});
