import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { openTodos, tick } from './todo-list.ts';

const dayMs = 86_400_000;
const dayOf = (ahead: number) => new Date(Date.now() + ahead * dayMs).toISOString().slice(0, 10);

test('completes overdue and due items of My day in place, including cards, and drags them into the calendar', async ({ page, request }) => {
  const { accessToken } = await openTodos(page, request, {
    tasks: [
      { title: 'Sand the drawer', dueDate: dayOf(-1) },
      { title: 'Oil the table', dueDate: dayOf(0) },
      { title: 'Order hinges', dueDate: dayOf(1) },
      { title: 'Think of a bench' },
    ],
  });
  const headers = { Authorization: `Bearer ${accessToken}` };
  const { userData } = await (await request.get('/api/v1/session', { headers })).json();
  const card = await (
    await request.post('/apps/kanban/add-task', { headers, data: { data: { title: 'Label the crates', boardId: 'todo' } } })
  ).json();
  const assigned = { id: card.newTask.id, assignedTo: [{ title: userData.fullName }], dueDate: new Date().toISOString() };
  expect((await request.post('/apps/kanban/update-task', { headers, data: { data: assigned } })).ok()).toBe(true);

  const column = async (): Promise<string[]> => {
    const all: { title: string; boardId: string }[] = await (await request.get('/apps/kanban/tasks', { headers })).json();
    return all.filter(({ boardId }) => boardId === 'todo').map(({ title }) => title);
  };
  await request.post('/apps/kanban/add-task', { headers, data: { data: { title: 'Stands below it', boardId: 'todo' } } });
  const columnBefore = await column();

  await page.getByRole('navigation', { name: 'Filters and tags' }).getByRole('link', { name: 'My day' }).click();
  await expect(page).toHaveURL('/apps/todo/my-day');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Overdue').getByRole('listitem')).toHaveText([/Sand the drawer/]);
  const dueToday = part('Today');
  await expect(dueToday).toContainText('Oil the table');
  await expect(part('Tomorrow').getByRole('listitem')).toHaveText([/Order hinges/]);
  await expect(part('Later').getByRole('listitem')).toHaveText([/Think of a bench/]);
  await expect(page.locator('h1 + span', { hasText: '4 open' })).toBeVisible();

  // Quick add on this page sets the due date to today.
  await page.getByRole('textbox', { name: 'Add a to-do in one line' }).fill('Call the mill');
  await page.keyboard.press('Enter');
  await expect(dueToday).toContainText('Call the mill');

  await tick(page, 'Sand the drawer').dispatchEvent('click');
  await expect(part('Overdue')).toHaveCount(0);
  await page.getByText('1 completed today').click();
  await expect(tick(page, 'Sand the drawer')).toBeChecked();
  await page.getByRole('group', { name: 'Sand the drawer is done' }).getByRole('button', { name: 'Undo' }).click();
  await expect(part('Overdue')).toContainText('Sand the drawer');

  await tick(page, 'Label the crates').dispatchEvent('click');
  await expect(tick(page, 'Label the crates')).toHaveCount(0);
  await page.getByRole('group', { name: 'Label the crates is done' }).getByRole('button', { name: 'Undo' }).click();
  await expect(tick(page, 'Label the crates')).toBeVisible();
  // At its previous position, not at the end of the column.
  await expect.poll(column).toEqual(columnBefore);

  // The sample data has no event at seven.
  const planned = answerTo(page, '/apps/calendar/add-event');
  await dueToday.getByRole('listitem').filter({ hasText: 'Oil the table' }).dragTo(page.locator('[data-at="07:00"]'));
  expect(await planned).toBe(201);
  await expect(page.getByRole('link', { name: /^Oil the table/ })).toHaveCount(2);
  await page.getByRole('group', { name: 'Oil the table planned for 07:00' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^Oil the table/ })).toHaveCount(1);

  await page.getByRole('link', { name: /^Order hinges/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue('Order hinges');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/apps/todo/my-day');
  await page.getByRole('switch', { name: 'Assigned to me' }).click();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Assigned to me' })).not.toBeChecked();
});
