import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { choose, drawer, link, message, openTodos, place, quickAdd, row, rows, star, tick, titles, tool } from './todo-list.ts';

test('parses a line with date, time, tag, person and flag into a to-do', { tag: '@network' }, async ({ page, request }) => {
  await openTodos(page, request);
  await expect(page.getByText('Nothing to do')).toBeVisible();
  await page.keyboard.press('n');
  await quickAdd(page).fill('call the bank tomorrow 5pm #high @Nora !');
  const chips = page.getByRole('list', { name: 'Recognized as' }).getByRole('listitem');
  await expect(chips).toHaveText(['Tomorrow', '17:00', /Nora/, 'Important', 'high']);
  const added = answerTo(page, '/apps/todo/add-tasks');
  await quickAdd(page).press('Enter');
  await expect(quickAdd(page)).toBeFocused();
  await expect(quickAdd(page)).toHaveValue('');
  await expect(row(page, 'call the bank')).toContainText('Tomorrow, 17:00');
  await expect(row(page, 'call the bank')).toContainText('Nora');
  await expect(star(page, 'call the bank')).toHaveAttribute('aria-pressed', 'true');
  await expect(place(page, 'high')).toBeVisible();
  expect(await added).toBe(201);

  // A removed chip becomes part of the title.
  await quickAdd(page).fill('watch tomorrow never dies');
  await tool(page, 'Keep Tomorrow as text').click();
  const addedToo = answerTo(page, '/apps/todo/add-tasks');
  await quickAdd(page).press('Enter');
  await expect(row(page, 'watch tomorrow never dies')).toBeVisible();
  expect(await addedToo).toBe(201);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  expect(await titles(page)).toEqual(['watch tomorrow never dies', 'call the bank']);

  // A failed to-do stays, and is added on retry.
  await page.route('**/apps/todo/add-tasks', (route) => route.abort());
  await quickAdd(page).fill('Oil the hinges');
  await quickAdd(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t reach the server' })).toBeVisible();
  await expect(quickAdd(page)).toHaveValue('Oil the hinges');
  await expect(rows(page)).toHaveCount(2);
  await page.unroute('**/apps/todo/add-tasks');
  await quickAdd(page).press('Enter');
  await expect(row(page, 'Oil the hinges')).toBeVisible();
});

test('edits and saves all fields in the drawer', async ({ page, request }) => {
  const { ids, accessToken } = await openTodos(page, request, { tasks: [{ title: 'Plan the stand' }] });
  const [id] = ids;
  const kept = async () => {
    const answer = await request.get(`/api/v1/todo/tasks/${id}`, { headers: { Authorization: `Bearer ${accessToken}` } });
    return (await answer.json()).task;
  };
  await link(page, 'Plan the stand').click();
  const form = drawer(page);
  await form.getByLabel('Title').fill('Plan the stand in Bergen');
  await form.getByRole('button', { name: 'Important' }).click();
  await form.getByLabel('Due date').fill('2031-05-04');
  await form.getByLabel('Time', { exact: true }).fill('10:30');
  await form.getByLabel('Repeats').selectOption('week');
  await form.getByLabel('Interval').fill('2');
  await form.getByLabel('Reminder').selectOption('hour1');
  await form.getByRole('combobox', { name: 'Assignee' }).fill('Nora');
  await form.getByRole('option', { name: /Nora/ }).click();
  await form.getByRole('combobox', { name: 'Tags' }).fill('fair');
  await form.getByRole('combobox', { name: 'Tags' }).press('Enter');
  for (const step of ['Book the room', 'Send the plan']) {
    await form.getByLabel('Add a subtask').fill(step);
    await form.getByLabel('Add a subtask').press('Enter');
  }
  await form.getByLabel('Done: Book the room').check();
  await form.getByRole('textbox', { name: 'Description' }).fill('With the oak table.');
  // Closing saves what is not saved yet.
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(row(page, 'Plan the stand in Bergen')).toContainText('1/2');
  await expect.poll(kept).toMatchObject({ description: expect.stringContaining('With the oak table.') });
  await page.reload();
  await link(page, 'Plan the stand in Bergen').click();
  await expect(page).toHaveURL(new RegExp(`task=${id}$`));
  await expect(form.getByLabel('Time', { exact: true })).toHaveValue('10:30');
  await expect(form.getByLabel('Interval')).toHaveValue('2');
  await expect(form.getByLabel('Reminder')).toHaveValue('hour1');
  await expect(form.getByRole('button', { name: 'Remove Nora Quill' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Remove the tag fair' })).toBeVisible();
  await expect(form.getByLabel('Done: Book the room')).toBeChecked();
  await expect(form.getByRole('textbox', { name: 'Description' })).toHaveText('With the oak table.');
  await form.getByRole('button', { name: 'Remove: Send the plan' }).click();
  await form.getByLabel('Subtask 1').fill('Book the big room');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(row(page, 'Plan the stand in Bergen')).toContainText('1/1');
});

test('selects rows with Shift, Ctrl or a long press without opening them, and more rows by tapping', async ({ page, request }) => {
  await openTodos(page, request, { tasks: ['One', 'Two', 'Three'].map((title) => ({ title })) });
  await link(page, 'Three').click({ modifiers: ['ControlOrMeta'] });
  await expect(page.getByText('1 selected')).toBeVisible();
  await link(page, 'One').click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 selected')).toHaveCount(0);

  const finger = { pointerType: 'touch', clientX: 300, clientY: 300, bubbles: true };
  await link(page, 'One').dispatchEvent('pointerdown', finger);
  await expect(page.getByText('1 selected')).toBeVisible();
  await link(page, 'One').dispatchEvent('pointerup', finger);
  await link(page, 'Two').click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
});

test('changes the manual order by drag, keyboard and menu, and keeps it', async ({ page, request }) => {
  const tasks = ['C', 'B', 'A'].map((letter) => ({ title: `Step ${letter}` }));
  /** Moves a to-do, and waits until that is saved. */
  const moved = async (move: () => Promise<void>) => {
    const kept = answerTo(page, '/move');
    await move();
    expect(await kept).toBe(200);
  };
  await openTodos(page, request, { path: '/apps/todo?sort=manual', tasks });
  await expect.poll(() => titles(page)).toEqual(['Step A', 'Step B', 'Step C']);
  await expect(row(page, 'Step A')).toHaveAttribute('draggable', 'true');
  await moved(() =>
    row(page, 'Step A')
      .locator('[data-grip]')
      .dragTo(row(page, 'Step C'), { targetPosition: { x: 200, y: 46 } }),
  );
  await expect.poll(() => titles(page)).toEqual(['Step B', 'Step C', 'Step A']);
  await moved(() => message(page, '“Step A” moved').getByRole('button', { name: 'Undo' }).click());
  await expect.poll(() => titles(page)).toEqual(['Step A', 'Step B', 'Step C']);
  await link(page, 'Step C').focus();
  await moved(() => page.keyboard.press('Alt+ArrowUp'));
  await expect.poll(() => titles(page)).toEqual(['Step A', 'Step C', 'Step B']);
  await expect(link(page, 'Step C')).toBeFocused();
  await expect(page.getByText('Step C moved to position 2 of 3')).toBeAttached();
  await moved(() => choose(page, 'Step B', 'Move to the top'));
  await expect.poll(() => titles(page)).toEqual(['Step B', 'Step A', 'Step C']);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['Step B', 'Step A', 'Step C']);
});

test('works by keyboard alone', { tag: '@core' }, async ({ page, request }) => {
  await openTodos(page, request);
  await page.keyboard.press('a');
  await expect(quickAdd(page)).toBeFocused();
  for (const title of ['First', 'Second', 'Third']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(row(page, title)).not.toHaveAttribute('data-new');
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'Third')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(tick(page, 'Second')).toBeChecked();
  await page.keyboard.press('c');
  await expect(tick(page, 'Second')).not.toBeChecked();
  // It is back among the open ones, and keeps the focus.
  await expect(link(page, 'Second')).toBeFocused();
  await page.keyboard.press('s');
  await expect(star(page, 'Second')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Second')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(link(page, 'Second')).toBeFocused();
  await page.keyboard.press('#');
  await expect(row(page, 'Second')).toHaveCount(0);
  await expect(link(page, 'First')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('third');
  await expect.poll(() => titles(page)).toEqual(['Third']);
});
