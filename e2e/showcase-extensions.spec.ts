import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { xlsxParts } from '../src/contract/sheet/sheet-xlsx.ts';
import { axeFindings, bringAxe } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { signIn } from './sign-in.ts';

const example = (page: { getByRole: Locator['getByRole'] }, name: string) => page.getByRole('region', { name, exact: true });

test('reorders items by keyboard, menu and mouse', async ({ page, request }) => {
  await signIn(page, request, 'staff');
  await page.goto('/extensions/drag-and-drop');
  const rows = example(page, 'With handles').getByRole('listitem');
  const handle = page.getByRole('button', { name: 'Move Cut the oak' });
  await handle.press('ArrowDown');
  await expect(rows).toHaveText(['Sand the boards', 'Cut the oak', 'Glue the frame', 'Oil it twice']);
  await expect(handle).toBeFocused();

  const task = page.getByRole('listitem').filter({ hasText: 'Pack order 2041' });
  await task.getByRole('button', { name: 'Move “Pack order 2041”' }).click();
  await page.getByRole('menuitem', { name: 'To do' }).click();
  const toDo = page.getByRole('region', { name: 'To do', exact: true });
  await expect(toDo.getByRole('listitem')).toHaveCount(3);
  await task.dragTo(page.getByRole('region', { name: 'Done', exact: true }).getByRole('list'));
  await expect(toDo.getByRole('listitem')).toHaveCount(2);

  const bicycle = page.getByRole('list', { name: 'Bicycle' });
  const load = (name: string) =>
    page
      .getByRole('button', { name: `Load: ${name}` })
      .or(page.getByRole('button', { name }))
      .first();
  await load('Lamp, 3 kg').dragTo(bicycle);
  await expect(bicycle.getByRole('listitem')).toHaveCount(1);
  await load('Sofa, 64 kg').dragTo(bicycle);
  await expect(bicycle.getByRole('listitem')).toHaveCount(1);
});

test('opens a menu at the focus, and moves through submenus with the arrows, also right to left', async ({ page, request }) => {
  await signIn(page, request, 'staff');
  await page.goto('/extensions/context-menu');
  const place = page.getByRole('button', { name: 'A drawing: showroom.svg' });
  for (const [into, back] of [
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowLeft', 'ArrowRight'],
  ] as const) {
    await place.focus();
    await page.keyboard.press('Shift+F10');
    const first = page.getByRole('menuitem', { name: 'Move to' });
    await expect(first).toBeFocused();
    await page.keyboard.press(into);
    await expect(page.getByRole('menuitem', { name: 'Products' })).toBeFocused();
    await page.keyboard.press(into);
    await expect(page.getByRole('menuitem', { name: 'Lamps' })).toBeFocused();
    await page.keyboard.press(back);
    await expect(page.getByRole('menuitem', { name: 'Products' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(place).toBeFocused();
    await page.getByRole('button', { name: 'Right to left' }).click();
  }
});

test('walks through a tour by keyboard, and restores the focus', async ({ page, request }) => {
  await signIn(page, request, 'staff');
  await bringAxe(page);
  await page.goto('/extensions/tour');
  const start = page.getByRole('button', { name: 'Start tour' });
  await start.click();
  await expect(page.getByRole('dialog', { name: 'Order' })).toBeVisible();
  expect(await axeFindings(page, { within: '.driver-popover' })).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Status' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'Order' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(start).toBeFocused();

  await page.getByRole('button', { name: 'Start two-step tour' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
});

test('parses a workbook in a worker, marks errors in their rows, and sorts it', async ({ page, request }) => {
  await signIn(page, request, 'staff');
  await page.goto('/extensions/import');
  const parts: Uint8Array[] = [];
  const columns = ['Number', 'Name', 'Price', 'Since', 'Maker'].map((label) => ({ label }));
  const rows = [
    [9, 'Fenn Lamp', 289, new Date('2026-03-09'), 'a@b.example'],
    [10, '', 'cheap', null, 'nobody'],
    [9, 'Leith Rug', 520, null, null],
  ];
  for await (const part of xlsxParts(
    columns,
    (async function* () {
      yield rows;
    })(),
    { name: 'Products', direction: 'ltr' },
  ))
    parts.push(part);
  const field = page.getByLabel('Choose a spreadsheet');
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await field.setInputFiles({ name: 'Products.xlsx', mimeType, buffer: Buffer.concat(parts) });
  await expect(page.getByText(/^3 rows in .* 2 with errors\.$/)).toBeVisible();
  const table = page.getByRole('table', { name: 'Spreadsheet rows' });
  await expect(table).toContainText('Name is missing; Price isn’t a number; Maker isn’t an email address');
  await expect(table).toContainText('Number is a duplicate');
  await page.getByRole('switch', { name: 'Only rows with errors' }).check();
  await expect(table.getByRole('row')).toHaveCount(3);
  await table.getByRole('button', { name: 'Number' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('Leith Rug');

  await page.getByRole('button', { name: 'Try with 200,000 rows' }).click();
  await expect(page.getByText(/^200,000 rows in /)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'A broken workbook' }).click();
  await expect(page.getByText('This file isn’t a valid spreadsheet.')).toBeVisible();
});

test('exports the selected rows in each format without formula injection', async ({ page, request }) => {
  await signIn(page, request, 'staff');
  await page.goto('/extensions/export-selected');
  const table = page.getByRole('table', { name: 'Orders' });
  await table.getByRole('checkbox', { name: 'Select Order 2039' }).check();
  await table.getByRole('checkbox', { name: 'Select Order 2041' }).check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export TSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.split('\r\n').map((line) => line.split('\t')[0])).toEqual(['Order', '2039', '2041', '']);

  await page.goto('/extensions/export');
  await expect(page.getByRole('region', { name: 'File content', exact: true })).toContainText("'=HYPERLINK");
});

test('plays a video, seeks it and shows its captions', async ({ page, request }) => {
  await signIn(page, request, 'staff');
  await page.goto('/extensions/react-player');
  const player = page.getByRole('group', { name: 'Fenn lamp with captions' });
  const place = player.getByRole('slider', { name: 'Position' });
  await expect(place).toHaveAttribute('aria-valuetext', '0:00 of 0:04');
  await place.focus();
  await page.keyboard.press('End');
  await expect(place).toHaveAttribute('aria-valuetext', '0:04 of 0:04');
  await page.keyboard.press('Home');
  // It is four seconds long; looping keeps it playing until paused.
  await player.locator('video').evaluate((film: HTMLVideoElement) => {
    film.loop = true;
  });
  await player.getByRole('button', { name: 'Captions' }).click();
  await expect(player.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await player.getByRole('button', { name: 'Play' }).press('k');
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await player.getByRole('button', { name: 'Pause' }).press('k');
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('updates the charts of each library when theme and direction change', async ({ page, request }) => {
  await signIn(page, request, 'staff');
  const line = { light: 'rgb(91, 91, 214)', dark: 'rgb(138, 138, 245)' };
  for (const [at, drawn] of [
    ['/charts/apex', '.apexcharts-line-series path[stroke]'],
    ['/charts/recharts', '.recharts-line-curve'],
  ] as const) {
    await page.goto(at);
    const first = example(page, 'Line').locator(drawn).first();
    await expect(first).toHaveCSS('stroke', line.light);
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(first).toHaveCSS('stroke', line.dark);
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
  }
  await page.goto('/charts/chartjs');
  const canvas = example(page, 'Line').locator('canvas');
  const drawing = () => canvas.evaluate((one: HTMLCanvasElement) => one.toDataURL().length);
  await expect.poll(drawing).toBeGreaterThan(5000);
  await example(page, 'Line').getByText('Data', { exact: true }).click();
  await expect(example(page, 'Line').getByRole('row').nth(1)).toContainText('Jan');
});
