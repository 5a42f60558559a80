import type { Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { presetStorage } from './preset-storage.ts';
import { signUp } from './sign-in.ts';

test.describe.configure({ mode: 'parallel' });

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (page: Page, name: string) => column(page, name).locator('[data-card]').allTextContents();
const card = (page: Page, title: string) => page.locator('[data-card]', { hasText: title });
const drawer = (page: Page) => page.locator('section[role=dialog]');

async function openBoards(page: Page, search = ''): Promise<void> {
  await page.goto(`/apps/kanban${search}`);
  await expect(page.locator('li[draggable=true]').first()).toBeVisible();
}

/** Drags with the mouse in steps, as a hand does. */
async function drag(page: Page, title: string, to: { x: number; y: number }): Promise<void> {
  const box = await card(page, title).boundingBox();
  if (!box) throw new Error(`${title} is not in sight`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 20, { steps: 6 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

async function centerOf(page: Page, title: string): Promise<{ x: number; y: number; top: number; bottom: number }> {
  const box = await page.locator('li[draggable]', { has: card(page, title) }).boundingBox();
  if (!box) throw new Error(`${title} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y, bottom: box.y + box.height };
}

test('drags cards within a board and to others, and undoes it', { tag: '@core' }, async ({ page, request }) => {
  await signUp(page, request);
  await openBoards(page);
  const before = await titles(page, 'To do');
  const [first = '', second = ''] = before;
  const at = await centerOf(page, second);
  const kept = answerTo(page, '/move');
  await drag(page, first, { x: at.x, y: at.bottom - 20 });
  await expect.poll(() => titles(page, 'To do')).toEqual([second, first, ...before.slice(2)]);
  expect(await kept).toBe(200);

  const top = await centerOf(page, (await titles(page, 'In progress'))[0] ?? '');
  const there = await titles(page, 'In progress');
  const keptThere = answerTo(page, '/move');
  await drag(page, second, { x: top.x, y: top.top + 10 });
  await expect.poll(() => titles(page, 'In progress')).toEqual([second, ...there]);
  expect(await keptThere).toBe(200);
  await page.reload();
  await expect(page.locator('li[draggable=true]').first()).toBeVisible();
  await expect.poll(() => titles(page, 'In progress')).toEqual([second, ...there]);

  // The space below the cards is the end of the column.
  const foot = await column(page, 'Done').getByRole('button', { name: 'Add card' }).boundingBox();
  await drag(page, second, { x: (foot?.x ?? 0) + 60, y: (foot?.y ?? 0) - 30 });
  await expect.poll(async () => (await titles(page, 'Done')).at(-1)).toBe(second);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => titles(page, 'In progress')).toEqual([second, ...there]);
});

test('drags a card in right-to-left layout', async ({ page, request }) => {
  await signUp(page, request);
  await presetStorage(page, { language: 'ar', direction: 'rtl' });
  await openBoards(page);
  const [first = ''] = await titles(page, 'To do');
  const target = await centerOf(page, (await titles(page, 'In progress'))[0] ?? '');
  await drag(page, first, { x: target.x, y: target.top + 10 });
  await expect.poll(async () => (await titles(page, 'In progress'))[0]).toBe(first);
});

test('navigates the board by keyboard, moves a card along, and announces it', async ({ page, request }) => {
  await signUp(page, request);
  await openBoards(page);
  const [first = '', second = ''] = await titles(page, 'To do');
  await card(page, first).focus();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, second)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(column(page, 'In progress').locator('[data-card]:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(card(page, first)).toBeFocused();

  await page.keyboard.press('Alt+ArrowRight');
  await expect(column(page, 'In progress').locator('[data-card]:focus')).toHaveText(first);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('body > [role=status]')).toHaveText(/Moved .+ to In progress, position 2 of \d/);
  await expect.poll(async () => (await titles(page, 'In progress'))[1]).toBe(first);
  await expect(card(page, first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(card(page, first)).toBeFocused();
  // Both steps are undone as one.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(async () => (await titles(page, 'To do'))[0]).toBe(first);
});

test('moves a card to a position selected in a dialog', async ({ page, request }) => {
  await signUp(page, request);
  await openBoards(page);
  const [first = ''] = await titles(page, 'To do');
  await card(page, first).focus();
  await page.getByRole('button', { name: `Actions for ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByLabel('Column', { exact: true }).selectOption('Done');
  await page.getByLabel('Position').selectOption('1');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(async () => (await titles(page, 'Done'))[0]).toBe(first);
});

test('adds, renames, moves, clears and deletes cards and columns', async ({ page, request }) => {
  await signUp(page, request);
  await openBoards(page);
  await column(page, 'Done').getByRole('button', { name: 'Add card', exact: true }).click();
  for (const title of ['Oil the Holt table', 'Pack the lamps']) {
    await page.getByRole('textbox', { name: 'Add a card to Done' }).fill(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Add a card to Done' })).toHaveValue('');
  }
  await expect.poll(async () => (await titles(page, 'Done')).slice(-2)).toEqual(['Oil the Holt table', 'Pack the lamps']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Add a card to Done' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add column' }).click();
  await page.getByLabel('Column name').fill('Done');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A column with this name already exists')).toBeVisible();
  await page.getByLabel('Column name').fill('Waiting');
  await page.keyboard.press('Enter');
  await expect(column(page, 'Waiting')).toBeVisible();
  await page.keyboard.press('Escape');

  const menu = (board: string, entry: string) =>
    page
      .getByRole('button', { name: `Actions for ${board}`, exact: true })
      .click()
      .then(() => page.getByRole('menuitem', { name: entry }).click());
  await menu('Waiting', 'Rename');
  await page.getByRole('textbox', { name: 'Column name' }).first().fill('Waiting for oak');
  await page.keyboard.press('Enter');
  await expect(column(page, 'Waiting for oak')).toBeVisible();
  await menu('Waiting for oak', 'Move back one place');
  const boards = () => page.locator('section[data-board]').evaluateAll((list) => list.map((one) => one.getAttribute('aria-label')));
  await expect.poll(boards).toEqual(['To do', 'In progress', 'Waiting for oak', 'Done']);
  const confirm = async (question: string, button: string) => {
    const dialog = page.getByRole('dialog', { name: question });
    await expect(dialog).toContainText(/This also deletes \d+ cards.* You can restore it from the trash for 30 days/);
    await dialog.getByRole('button', { name: button }).click();
  };
  await menu('Done', 'Delete all cards');
  await confirm('Delete all cards of Done?', 'Delete all cards');
  await expect.poll(() => titles(page, 'Done')).toEqual([]);
  await page.getByRole('group', { name: 'deleted from Done' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await titles(page, 'Done')).length).toBeGreaterThan(2);
  await menu('Done', 'Delete column');
  await confirm('Delete the column Done?', 'Delete column');
  await expect(column(page, 'Done')).toHaveCount(0);
  await page.getByRole('group', { name: 'Column Done deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await titles(page, 'Done')).length).toBeGreaterThan(2);
});

test('edits and saves every field of an open card', async ({ page, request }) => {
  await signUp(page, request);
  await openBoards(page);
  const [first = ''] = await titles(page, 'To do');
  await card(page, first).click();
  await expect(page).toHaveURL(/task=\d+/);
  const open = drawer(page);
  const comments = open.getByRole('region', { name: 'Comments' });
  await open.getByRole('textbox', { name: 'Title' }).fill('Plan the stand anew');
  await open.getByLabel('Due date', { exact: true }).fill('2031-05-06');
  await open.getByLabel('Due time').fill('09:30');
  await open.getByRole('combobox', { name: 'Labels' }).fill('Fresh');
  await page.keyboard.press('Enter');
  await open.getByRole('combobox', { name: 'Assigned to' }).fill('nora');
  await expect(open.getByRole('option', { name: 'Nora Quill' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(open.getByRole('button', { name: 'Remove Nora Quill' })).toBeVisible();
  await open.getByRole('region', { name: 'Description' }).getByRole('button').first().click();
  await open.getByRole('textbox', { name: 'Description' }).fill('Two lamps more');
  await open.getByRole('button', { name: 'Done', exact: true }).click();
  await open.getByRole('textbox', { name: 'Add an item' }).fill('Call the fair');
  await page.keyboard.press('Enter');
  await open.getByRole('checkbox', { name: 'Call the fair' }).check();
  await open
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('oak, oak, walnut') });
  await expect(open.getByRole('link', { name: 'notes.txt' })).toBeVisible();
  await open.getByRole('textbox', { name: 'Write a comment' }).pressSequentially('Ask @nor');
  await open.getByRole('option', { name: 'Nora Quill' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(comments.locator('li', { hasText: 'Ask @Nora Quill' })).toBeVisible();
  await expect(open.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  await page.reload();
  await expect(open.getByRole('textbox', { name: 'Title' })).toHaveValue('Plan the stand anew');
  await expect(open.getByLabel('Due date', { exact: true })).toHaveValue('6 May 2031');
  await expect(open.getByLabel('Due time')).toHaveValue('09:30');
  await expect(open.getByRole('button', { name: 'Remove the label Fresh' })).toBeVisible();
  await expect(open.getByText('Two lamps more')).toBeVisible();
  await expect(open.getByRole('checkbox', { name: 'Call the fair' })).toBeChecked();
  await expect(open.getByRole('link', { name: 'notes.txt' })).toBeVisible();
  await open.getByRole('region', { name: 'Activity' }).getByRole('button', { name: 'Show' }).click();
  await expect(open.getByText(/renamed it from/)).toBeVisible();

  await open.getByRole('button', { name: 'Delete comment' }).last().click();
  await expect(comments.locator('li', { hasText: 'Ask @Nora Quill' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(comments.locator('li', { hasText: 'Ask @Nora Quill' })).toBeVisible();
});

test('finds, restores and deletes archived cards', async ({ page, request }) => {
  await signUp(page, request);
  await openBoards(page);
  const [first = ''] = await titles(page, 'To do');
  await card(page, first).click();
  await drawer(page).getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(card(page, first)).toHaveCount(0);
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  const archive = page.getByRole('dialog', { name: 'Archive' });
  await archive.getByLabel('Search the archive').fill('nothing like it');
  await expect(archive.getByText('No matching archived cards')).toBeVisible();
  await archive.getByLabel('Search the archive').fill(first.slice(0, 6));
  await archive.locator('li', { hasText: first }).getByRole('button', { name: 'Restore' }).click();
  await page.keyboard.press('Escape');
  await expect(card(page, first)).toBeVisible();
});

test('keeps the filter in the address', async ({ page, request }) => {
  await signUp(page, request);
  await openBoards(page);
  const all = await page.locator('[data-card]').count();
  await page.keyboard.press('/');
  await page.keyboard.type('lamp');
  await expect(page).toHaveURL(/q=lamp/);
  await expect(page.locator('[data-card]')).not.toHaveCount(all);
  await expect(page.getByText(/\d+ of \d+ cards/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search cards' })).toHaveValue('lamp');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.locator('[data-card]')).toHaveCount(all);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('radio', { name: 'No due date' }).check();
  await expect(page).toHaveURL(/due=none/);
  await page.keyboard.press('Escape');
  await openBoards(page, '?label=Design');
  await expect(page.getByRole('button', { name: 'Remove the filter Design' })).toBeVisible();
});

test('scrolls a new card into view below many others, and lists Assigned to me as the first filter', async ({ page, request }) => {
  await signUp(page, request);
  await openBoards(page);
  await column(page, 'To do').getByRole('button', { name: 'Add card', exact: true }).click();
  const line = page.getByRole('textbox', { name: 'Add a card to To do' });
  for (let number = 1; number <= 9; number++) {
    await line.fill(`Oak ${number}`);
    await page.keyboard.press('Enter');
    await expect(card(page, `Oak ${number}`)).toBeInViewport();
  }
  await expect(card(page, 'Oak 9').locator('xpath=ancestor::article').getByRole('time')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter' }).click();
  const first = page.getByRole('dialog', { name: 'Filter' }).getByRole('checkbox').first();
  await expect(first).toHaveAccessibleName('Assigned to me');
  await first.check();
  await expect(page).toHaveURL(/person=\d+/);
  await expect(card(page, 'Oak 9')).toHaveCount(0);
});

test('reorders a checklist by keyboard and mouse, and opens pictures side by side', async ({ page, request }) => {
  await signUp(page, request);
  await openBoards(page, '?task=1');
  const items = drawer(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
  const handle = (name: string) => drawer(page).getByRole('button', { name: new RegExp(`^Move “${name}`) });
  const texts = async () => (await items.locator('label').allTextContents()).map((text) => text.split(' ')[0]);
  await expect.poll(texts).toEqual(['Send', 'Order', 'Six', 'Ask']);
  await handle('Send').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(texts).toEqual(['Order', 'Send', 'Six', 'Ask']);
  await page.keyboard.press('ArrowDown');
  await expect.poll(texts).toEqual(['Order', 'Six', 'Send', 'Ask']);
  await expect(items.nth(3)).toHaveAttribute('draggable', 'true');
  await handle('Ask').hover();
  await page.mouse.down();
  const box = await items.nth(0).boundingBox();
  if (!box) throw new Error('the first item is not in sight');
  await page.mouse.move(box.x + 60, box.y + 12, { steps: 6 });
  await page.mouse.move(box.x + 60, box.y + 4, { steps: 3 });
  await page.mouse.up();
  await expect.poll(texts).toEqual(['Ask', 'Order', 'Six', 'Send']);

  await expect(drawer(page).getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await drawer(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'oak.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await drawer(page).getByRole('link', { name: 'oak.png' }).click();
  const lightbox = (name: string) => page.getByRole('dialog', { name }).getByRole('img', { name });
  await expect(lightbox('oak.png')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox('stand-b14.svg')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox('oak.png')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeVisible();
});
