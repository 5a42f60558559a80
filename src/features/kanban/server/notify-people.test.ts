import { afterAll, beforeAll, expect, test } from 'vitest';
import { fireReminders } from '#platform/notifications/server/public-api.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { cardsStillDue } from './notify-people.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const hourMs = 3_600_000;
const own = '/api/v1/kanban';
const update = (id: number, more: object) => admin.post('/apps/kanban/update-task', { data: { id, ...more } });
/** Reads the table directly, because the tokens expire as the clock advances. */
const told = async ({ userData }: Client) =>
  (
    await atrium.ownerQuery(
      `select title from notifications where entity = 'juniper' and person_id = ${userData.id} and kind = 'reminder' and area = 'board' order by title`,
    )
  ).map(({ title }) => title);
const later = async (hours: number) => {
  atrium.clock.now = new Date(atrium.clock.now.getTime() + hours * hourMs);
  await fireReminders(atrium.deps, 'juniper', {}, { board: cardsStillDue });
};

test('reminds assignees, or the author, a day before a card is due, unless it is done, archived, postponed or hidden by then', async () => {
  const { space } = (await admin.post(`${own}/spaces`, { name: 'Due', columns: ['To do', 'Done'] })).body;
  const inHours = (hours: number) => atrium.clock.now.getTime() + hours * hourMs;
  const ids: Record<string, number> = {};
  for (const title of ['assigned', 'own', 'near', 'done', 'archived', 'put off', 'hidden']) {
    const { newTask } = (await admin.post('/apps/kanban/add-task', { data: { title, boardId: 'to-do', spaceId: space.id } })).body;
    ids[title] = newTask.id;
    await update(newTask.id, { dueDate: inHours(title === 'near' ? 5 : 48) });
  }
  const id = (title: string) => ids[title] ?? 0;
  for (const title of ['assigned', 'hidden']) await update(id(title), { assignedTo: [{ id: staff.userData.id }] });
  const hidden = (await admin.post(`${own}/spaces`, { name: 'Mine', visibility: 'people', columns: ['To do'] })).body.space;
  await admin.post(`${own}/tasks/${id('hidden')}/move`, { spaceId: hidden.id, boardId: 'to-do', beforeId: null });
  await admin.post(`${own}/tasks/${id('done')}/move`, { boardId: 'done', beforeId: null });
  await admin.post(`${own}/tasks/${id('archived')}/archive`, {});
  await update(id('put off'), { dueDate: inHours(480) });
  await later(6);
  expect([await told(admin), await told(staff)]).toEqual([['near'], []]);
  await later(19);
  expect([await told(admin), await told(staff)]).toEqual([['near', 'own'], ['assigned']]);
  await later(30);
  expect([await told(admin), await told(staff)]).toEqual([['near', 'own'], ['assigned']]);
});
