import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signIn } from './sign-in.ts';

const example = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('supports the keyboard in tabs, popovers, sliders, suggestions and icons', async ({ page, request }) => {
  await signIn(page, request, 'admin');

  await page.goto('/components/tabs-component');
  const tabs = example(page, 'With icons and figures');
  await tabs.getByRole('tab', { name: 'Comments' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'History' }), 'what is off is passed over').toBeFocused();
  await expect(tabs.getByRole('tabpanel', { name: 'History' })).toContainText('Created by Maren');
  await page.keyboard.press('Home');
  await expect(tabs.getByRole('tab', { name: 'Comments' })).toBeFocused();

  await page.goto('/components/popovers');
  const below = example(page, 'Sides').getByRole('button', { name: 'Below' });
  await below.click();
  await expect(page.getByRole('dialog', { name: 'Fenn floor lamp' })).toBeVisible();
  await below.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const rename = example(page, 'With a form').getByRole('button', { name: 'Rename: Spring catalog' });
  await rename.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rename).toBeFocused();

  await page.goto('/components/carousel');
  const pictures = example(page, 'Images');
  await pictures.getByRole('button', { name: 'Next slide' }).click();
  await expect(pictures.getByRole('button', { name: '2 of 4: Dining table in the evening' })).toHaveAttribute('aria-current', 'true');
  await pictures.getByRole('button', { name: 'Previous slide' }).click();
  await pictures.getByRole('button', { name: 'Previous slide' }).click();
  await expect(pictures.getByRole('button', { name: '4 of 4: Workshop in Porto' })).toHaveAttribute('aria-current', 'true');

  await page.goto('/components/auto-complete');
  const film = example(page, 'From the server').getByRole('combobox', { name: 'Movie' });
  await film.fill('amelie');
  await expect(page.getByRole('option', { name: 'Amélie' })).toBeVisible();
  await film.press('ArrowDown');
  await film.press('Enter');
  await expect(film).toHaveValue('Amélie');

  await page.goto('/icons');
  const set = example(page, 'All icons');
  await set.getByRole('textbox', { name: 'Search' }).fill('delete');
  const trash = set.getByRole('button', { name: 'trash', exact: true });
  await expect(trash.locator('path[d^=M]')).toBeVisible();
  await trash.focus();
  await page.keyboard.press('End');
  await expect(set.getByRole('button', { name: /, filled$/ }).last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(set.locator('button:focus')).not.toHaveAccessibleName(/, filled$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Icon\w+ copied$/).first()).toBeVisible();
});

test('restores an item with its own Undo, and leaves later deletions', async ({ page, request }) => {
  await signIn(page, request, 'admin');
  await page.goto('/components/toasts');
  const products = example(page, 'With Undo').getByRole('list', { name: 'Products to order' });
  await products.getByRole('button', { name: 'Delete Fenn floor lamp' }).click();
  await products.getByRole('button', { name: 'Delete Birk shelf' }).click();
  await page.getByRole('group', { name: 'Fenn floor lamp deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(products.getByRole('listitem')).toHaveText([/^Fenn floor lamp/, /^Leith pendant/]);
});

test('mirrors directional icons with the page in every language', async ({ page, request }) => {
  await signIn(page, request, 'admin');
  await page.goto('/components/breadcrumbs');
  const chevron = example(page, 'Plain').getByRole('navigation').locator('svg').first();
  await expect(chevron).not.toHaveCSS('scale', '-1 1');
  await page.getByRole('button', { name: 'Right to left' }).click();
  await expect(chevron).toHaveCSS('scale', '-1 1');

  await page.goto('/components/auto-complete');
  const city = example(page, 'Basic').getByRole('combobox', { name: 'City' });
  await expect(city, 'what stands in an empty field begins where the page does').toHaveCSS('direction', 'rtl');
  await city.fill('Porto');
  await expect(city, 'what is typed decides for itself').toHaveCSS('direction', 'ltr');
});
