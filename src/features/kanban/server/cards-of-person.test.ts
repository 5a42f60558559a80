import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { copyRows } from '../../../../tests/copy-row.ts';
import { planOf } from '../../../../tests/query-plan.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { type DueCard, listDueCards } from '../due-contract.ts';
import { selectCardCount } from './cards-of-person.ts';

describe('due cards', () => {
  let atrium: TestApi;
  let admin: Client;
  let staff: Client;
  beforeAll(async () => {
    atrium = await testApi();
    admin = await signInAs(atrium, 'admin');
    staff = await signInAs(atrium, 'staff');
    await atrium.ownerQuery(`update kanban_tasks set assignee_ids = '{}'`);
  });
  afterAll(() => atrium.close());

  // Maren is person 1, Josephine 3.
  async function dueOf(who: Client): Promise<DueCard[]> {
    const { status, body } = await who.get('/api/v1/kanban/due', { until: '2031-01-03T00:00:00Z' });
    expect(status).toBe(200);
    listDueCards.answer?.parse(body);
    return body.cards;
  }
  const titles = async (who: Client) => (await dueOf(who)).map(({ title }) => title);
  const addSpace = async (name: string, more: object = {}) =>
    (await admin.post('/api/v1/kanban/spaces', { name, columns: ['To do', 'Done'], ...more })).body.space;
  async function addCard(spaceId: number, title: string, dueAt: string, { boardId = 'to-do', person = 1 } = {}): Promise<number> {
    const { body } = await admin.post('/apps/kanban/add-task', { data: { title, boardId, spaceId } });
    await atrium.ownerQuery(`update kanban_tasks set due_at = '${dueAt}', assignee_ids = '{${person}}' where id = ${body.newTask.id}`);
    return body.newTask.id;
  }

  test('returns cards due before a date for their assignee, sorted by due date, with the done column', async () => {
    const space = await addSpace('Showroom');
    await addCard(space.id, 'second', '2031-01-02T12:00:00Z');
    await addCard(space.id, 'first', '2030-12-01T12:00:00Z');
    await addCard(space.id, 'too far ahead', '2031-01-03T00:00:00Z');
    await addCard(space.id, 'of somebody else', '2031-01-01T00:00:00Z', { person: 4 });
    await addCard(space.id, 'done', '2031-01-01T00:00:00Z', { boardId: 'done' });
    const archived = await addCard(space.id, 'archived', '2031-01-01T00:00:00Z');
    await admin.post(`/api/v1/kanban/tasks/${archived}/archive`, {});
    expect(await titles(admin)).toEqual(['first', 'second']);
    expect((await dueOf(admin))[0]).toMatchObject({ spaceName: 'Showroom', boardId: 'to-do', doneBoardId: 'done' });
  });

  test('omits cards of boards the caller cannot see, and cards of templates', async () => {
    const own = await addSpace('Own', { visibility: 'people' });
    await addCard(own.id, 'kept to oneself', '2031-01-01T00:00:00Z', { person: 3 });
    expect(await titles(staff)).toEqual([]);
    const template = await addSpace('Template');
    await addCard(template.id, 'of a template', '2031-01-01T00:00:00Z', { person: 3 });
    expect(await titles(staff)).toEqual(['of a template']);
    await atrium.ownerQuery(`update kanban_spaces set is_template = true where id = ${template.id}`);
    expect(await titles(staff)).toEqual([]);
  });
});

describe('cards of a person among many others', () => {
  let atrium: TestApi;
  beforeAll(async () => {
    atrium = await testApi();
    await copyRows(atrium, 'kanban_tasks', 3000, `jsonb_build_object('id', 10000 + n, 'position', n, 'assignee_ids', array[3 + n % 60])`);
    await atrium.ownerQuery('vacuum analyze kanban_tasks');
  });
  afterAll(() => atrium.close());

  test('counts the cards of a person with an index', async () => {
    const plan = await planOf(atrium, (db) => selectCardCount(db, 'juniper', 20));
    expect(plan).toContain('kanban_tasks_of_assignee');
    expect(plan).not.toContain('Seq Scan on kanban_tasks');
  });
});
