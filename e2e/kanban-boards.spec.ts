import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (page: Page, name: string) => column(page, name).locator('[data-card]').allTextContents();
const switcher = (page: Page) => page.locator('h1 button');

async function choose(page: Page, entry: string): Promise<void> {
  await switcher(page).click();
  await page.getByRole('menu').getByText(entry, { exact: true }).click();
}

async function addCards(page: Page, board: string, names: string[]): Promise<void> {
  await column(page, board).getByRole('button', { name: 'Add card', exact: true }).click();
  const line = page.getByRole('textbox', { name: `Add a card to ${board}` });
  for (const name of names) {
    await line.fill(name);
    await page.keyboard.press('Enter');
    await expect(line).toHaveValue('');
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => titles(page, board)).toEqual(names);
}

test('adds a board, fills it, limits columns, lists it, copies it as a template, deletes and restores it', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/kanban');
  await expect(switcher(page)).toHaveText('Main board');
  await choose(page, 'New board…');
  await page.getByLabel('Board name').fill('Showroom');
  await page.getByLabel('Only the owner and these people').check();
  await page.getByRole('button', { name: 'Add board' }).click();
  await expect(page).toHaveURL(/\/apps\/kanban\/\d+$/);
  const address = page.url();
  await expect(page.getByRole('img', { name: 'Shared with selected people' })).toBeVisible();
  await addCards(page, 'To do', ['Choose windows', 'Buy lamps']);

  await page.getByRole('button', { name: 'Actions for To do', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Card limit…' }).click();
  await page.getByLabel('Maximum cards').fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(column(page, 'To do').getByText('1 card over the limit')).toBeVisible();
  await page.locator('[data-card]', { hasText: 'Buy lamps' }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(column(page, 'To do').getByText('over the limit')).toHaveCount(0);
  await expect.poll(() => titles(page, 'In progress')).toEqual(['Buy lamps']);

  await page.getByRole('button', { name: 'List', exact: true }).click();
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveText(['Choose windows', 'Buy lamps']);
  await page.getByRole('columnheader', { name: 'Card' }).getByRole('button').click();
  await expect(rows).toHaveText(['Buy lamps', 'Choose windows']);
  await page.reload();
  await expect(rows).toHaveText(['Buy lamps', 'Choose windows']);
  await rows.getByText('Buy lamps').click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Buy lamps');
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByLabel('Board', { exact: true }).selectOption('Main board');
  await page.getByLabel('Column', { exact: true }).selectOption('Done');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  // Opening a card also loads its board.
  await expect(switcher(page)).toHaveText('Main board');
  await expect.poll(() => titles(page, 'Done')).toContain('Buy lamps');
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await choose(page, 'Showroom');
  await expect(switcher(page)).toHaveText('Showroom');

  await choose(page, 'Save as template…');
  await page.getByLabel('Board name').fill('Any showroom');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(switcher(page)).toHaveText('Any showroom');
  await choose(page, 'Main board');
  await expect(page).toHaveURL(/\/apps\/kanban$/);
  await expect.poll(() => titles(page, 'To do')).not.toContain('Choose windows');

  await page.goto(address);
  await choose(page, 'Delete board');
  await expect(switcher(page)).toHaveText('Main board');
  await page.getByRole('group', { name: 'Board Showroom deleted' }).getByRole('button', { name: 'Undo' }).click();
  await choose(page, 'Showroom');
  await expect(page).toHaveURL(address);
  await expect.poll(() => titles(page, 'To do')).toEqual(['Choose windows']);
});

test('previews a file before importing it as a board', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/kanban');
  await choose(page, 'Import from Trello or CSV…');
  const csv = 'Title,List,Labels,Due\nSaw,To do,Oak,2030-01-31\nPlane,Done,,\n,To do,,\nSand,Done,,tomorrow\n';
  const file = (text: string, name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('dialog input[type=file]').setInputFiles(file('{"no":"board"}', 'x.json'));
  await expect(page.getByText('This isn’t a Trello board')).toBeVisible();
  await page.locator('dialog input[type=file]').setInputFiles(file(csv, 'cards.csv'));
  await expect(page.getByText('3 cards in 2 columns.')).toBeVisible();
  await expect(page.getByText('Line 4: it has no title')).toBeVisible();
  await expect(page.getByText('1 kept in the card’s description: not a date we can read')).toBeVisible();
  await page.getByLabel('Board name').fill('Workbench');
  await page.getByRole('button', { name: 'Import 3 cards' }).click();
  await expect(switcher(page)).toHaveText('Workbench');
  await expect.poll(() => titles(page, 'To do')).toEqual(['Saw']);
  await expect.poll(() => titles(page, 'Done')).toEqual(['Plane', 'Sand']);
});
