import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { presetStorage, storedItems } from './preset-storage.ts';
import { signIn } from './sign-in.ts';

test.describe.configure({ mode: 'parallel' });

const openPersonMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Maren/ }).click();
const html = (page: Page) => page.locator('html');
const menuBar = (page: Page) => page.getByRole('complementary', { name: 'Menu' });
const widthOf = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);

test('keeps dark mode, and applies it before any script of the app', { tag: ['@network', '@core'] }, async ({ page, request }) => {
  await signIn(page, request, 'admin');
  await page.goto('/access-control');
  await expect(html(page)).toHaveAttribute('data-color-scheme', 'light');
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Switch to dark theme' }).click();
  await expect(html(page)).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByRole('menuitem', { name: 'Switch to light theme' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-color-scheme', 'dark');

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'load' });
  await expect(page.locator('.boot')).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-color-scheme', 'dark');
  await expect(html(page)).toHaveCSS('color-scheme', 'dark');
});

test('mirrors the page in Arabic, and keeps it', async ({ page, request }) => {
  await signIn(page, request, 'admin');
  await page.goto('/apps/email');
  await openPersonMenu(page);
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1, name: 'الوارد' })).toBeVisible();
  const menu = await page.getByRole('complementary', { name: 'القائمة' }).boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBe(1440);
  await page.reload();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'الوارد' })).toBeVisible();
});

test('keeps the menu collapsed; submenus open next to its icons by mouse and keyboard', async ({ page, request }) => {
  await signIn(page, request, 'admin');
  await page.goto('/access-control');
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await page.reload();
  await expect(menuBar(page)).toHaveCSS('inline-size', '72px');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const flyout = menu.locator('[popover]');
  await menu.getByRole('link', { name: 'Email' }).hover();
  await expect(flyout).toHaveText('Email');
  await menu.getByRole('button', { name: 'Invoices' }).hover();
  await expect(flyout.getByRole('link', { name: 'All invoices' })).toBeVisible();
  await expect(flyout).toHaveCount(1);
  // The pointer leaves the icon on its way to the flyout.
  await flyout.getByRole('link', { name: 'Tax report' }).hover();
  await expect(flyout).toBeVisible();
  await page.mouse.move(900, 500);
  await expect(flyout).toHaveCount(0);

  await page.getByRole('button', { name: 'Keep the menu open' }).focus();
  await page.keyboard.press('Tab');
  await expect(flyout).toHaveText('Home');
  const invoices = menu.getByRole('button', { name: 'Invoices' });
  await invoices.focus();
  await expect(invoices).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(flyout.getByRole('link', { name: 'All invoices' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(flyout.getByRole('link', { name: 'New invoice' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(flyout).toHaveCount(0);
  await expect(invoices).toBeFocused();
  await page.keyboard.press('Enter');
  await flyout.getByRole('link', { name: 'Clients' }).click();
  await expect(page).toHaveURL('/apps/invoice/clients');
  await expect(flyout).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep the menu open' }).click();
  await expect(menuBar(page)).toHaveCSS('inline-size', '260px');
});

test('opens the horizontal menu by keyboard, mirrors it with the page, and turns it into a drawer on a phone', async ({
  page,
  request,
}) => {
  await signIn(page, request, 'admin');
  await presetStorage(page, { menu: 'horizontal' });
  await page.goto('/access-control');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const work = menu.getByRole('button', { name: 'Work' });
  const company = menu.getByRole('button', { name: 'Company' });
  await expect(menuBar(page)).toHaveCount(0);
  await menu.getByRole('button', { name: 'Sales' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(company).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const blog = menu.getByRole('button', { name: 'Blog & help' });
  await expect(blog).toBeFocused();
  await page.keyboard.press('End');
  const developers = menu.getByRole('button', { name: 'Developers', exact: true });
  await expect(developers).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('list', { name: 'Blog & help', exact: true }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(blog).toBeFocused();
  await expect(company).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(company).toBeFocused();
  await expect(company).toHaveAttribute('aria-expanded', 'false');
  await work.hover();
  await menu.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL('/apps/calendar');
  await expect(work).toHaveAttribute('aria-expanded', 'false');

  // Right to left, the first group is on the right, and the left arrow moves to the next.
  await openPersonMenu(page);
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  const [first, second] = [0, 1].map((at) => page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('button').nth(at));
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  expect((await first?.boundingBox())?.x).toBeGreaterThan((await second?.boundingBox())?.x ?? Number.NaN);
  await first?.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(second ?? menu).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'القائمة الرئيسية' })).toHaveCount(0);
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await expect(page.getByRole('dialog', { name: 'القائمة' }).getByRole('link').first()).toBeVisible();
});

test('moves what does not fit in the horizontal menu under More', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, request, 'admin');
  await presetStorage(page, { menu: 'horizontal' });
  await page.goto('/access-control');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const more = menu.getByRole('button', { name: 'More', exact: true });
  await expect(menu.getByRole('button', { name: 'Company' })).toBeVisible();
  // Simulates larger or longer text.
  await menu.evaluate((element) => {
    element.style.maxInlineSize = '260px';
  });
  await expect(menu.getByRole('button', { name: 'Company' })).toHaveCount(0);
  await more.click();
  await menu.getByRole('button', { name: 'Company' }).click();
  await menu.getByRole('button', { name: 'Developers' }).click();
  await expect(menu.getByRole('link', { name: 'Access control' })).toHaveAttribute('aria-current', 'page');
});

test('collapses the menu automatically in a narrow window until the user decides', async ({ page, request }) => {
  await page.setViewportSize({ width: 1240, height: 768 });
  await signIn(page, request, 'admin');
  await page.goto('/access-control');
  await expect(menuBar(page)).toHaveCSS('inline-size', '72px');
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(menuBar(page)).toHaveCSS('inline-size', '260px');
  await page.setViewportSize({ width: 1240, height: 768 });
  await page.getByRole('button', { name: 'Keep the menu open' }).click();
  await expect(menuBar(page)).toHaveCSS('inline-size', '260px');
  await page.reload();
  await expect(menuBar(page)).toHaveCSS('inline-size', '260px');
});

test('fits an app to the window height, and uses the full width', async ({ page, request }) => {
  await signIn(page, request, 'admin');
  for (const app of ['email', 'chat', 'kanban', 'todo', 'calendar']) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/apps/${app}`);
    const filled = page.locator('main [data-fills]');
    await expect(filled).toBeVisible();
    await expect(page.locator('footer[class]')).toBeHidden();
    const below = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(below, { message: app }).toBe(0);
    await page.setViewportSize({ width: 2200, height: 900 });
    const isWide = app !== 'todo';
    await expect.poll(async () => (await filled.boundingBox())?.width, { message: app }).toBe(isWide ? 2200 - 260 - 48 : 1440);
  }
});

test('opens the menu on a phone as a drawer that traps the focus', { tag: '@core' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, request, 'admin');
  await page.goto('/apps/email');
  await expect(menuBar(page)).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Open the menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await expect(drawer).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    // Cycling, the focus passes the browser's own controls, outside of the page.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'To-dos' }).click();
  await expect(page).toHaveURL(/\/apps\/todo/);
  await expect(drawer).toHaveCount(0);
});

test('skips to the content with the first Tab', { tag: '@core' }, async ({ page, request }) => {
  await signIn(page, request, 'admin');
  await page.goto('/access-control');
  await expect(page.getByRole('heading', { name: 'Access control' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('lists the shortcuts of the page on the question mark', async ({ page, request }) => {
  await signIn(page, request, 'admin');
  await page.goto('/apps/email');
  await expect(page.locator('li[data-index]').first()).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByText('Next mail')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // While typing it is an ordinary question mark.
  await page.getByRole('combobox', { name: 'Search mail' }).press('?');
  await expect(page.getByRole('combobox', { name: 'Search mail' })).toHaveValue('?');
  await expect(dialog).toHaveCount(0);
});

test('shows the error page inside the shell at an unknown address', async ({ page, request }) => {
  await signIn(page, request, 'admin');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(menuBar(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('changes the layout live in the customizer, and keeps it until it is reset', async ({ page, request }) => {
  await page.setViewportSize({ width: 2200, height: 900 });
  await signIn(page, request, 'admin');
  await presetStorage(page, { customizer: 'on' });
  await page.goto('/access-control');
  await page.getByRole('button', { name: 'Customize the layout' }).click();
  const drawer = page.getByRole('dialog', { name: 'Customize the layout' });
  const choose = (option: string, value: string) =>
    drawer.getByRole('group', { name: option, exact: true }).getByRole('radio', { name: value, exact: true }).check();
  const navbar = page.locator('header[data-kind]');

  const boxed = await widthOf(page, 'main');
  await choose('Content width', 'Full width');
  expect(await widthOf(page, 'main')).toBeGreaterThan(boxed);
  await choose('Navbar', 'Sticky');
  await expect(navbar).toHaveCSS('position', 'sticky');
  await choose('Navbar', 'Static');
  await expect(navbar).toHaveCSS('position', /static|relative/);
  await choose('Navbar', 'Hidden');
  await expect(navbar).toHaveCount(0);
  await choose('Navbar', 'Floating');
  await expect(navbar).toHaveCount(1);
  const footer = page.locator('footer');
  await choose('Footer', 'Sticky');
  await expect(footer).toHaveCSS('position', 'sticky');
  await choose('Footer', 'Hidden');
  await expect(footer).toHaveCount(0);
  await choose('Direction', 'Right to left');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await choose('Theme', 'Dark');
  await expect(html(page)).toHaveAttribute('data-color-scheme', 'dark');
  await drawer.getByRole('switch', { name: 'Menu collapsed' }).click();
  const menu = page.getByRole('complementary', { name: 'Menu' });
  await expect(menu).toHaveCSS('inline-size', '72px');
  await drawer.getByRole('switch', { name: 'Menu hidden' }).click();
  await expect(menu).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  expect(await storedItems(page, 'skin', 'direction', 'menuCollapsed')).toEqual(['dark', 'rtl', 'true']);
  await page.getByRole('button', { name: 'Customize the layout' }).click();
  await drawer.getByRole('switch', { name: 'Menu hidden' }).click();
  await choose('Theme', 'Semi-dark');
  await choose('Menu type', 'Horizontal');
  await choose('Navbar color', 'Teal');
  await choose('Density', 'Compact');
  await choose('Message position', 'Bottom left');

  await page.reload();
  await expect(navbar.locator('> div')).toHaveCSS('background-color', 'rgb(11, 116, 104)');
  const horizontal = page.getByRole('navigation', { name: 'Main menu' });
  await expect(horizontal).toHaveCSS('background-color', 'rgb(28, 30, 39)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 247, 250)');
  await expect(footer).toHaveCount(0);
  expect(await widthOf(page, 'main')).toBeGreaterThan(boxed);
  await page.getByRole('button', { name: 'Customize the layout' }).click();
  for (const value of ['Semi-dark', 'Horizontal', 'Teal', 'Compact', 'Bottom left', 'Full width']) {
    await expect(drawer.getByRole('radio', { name: value, exact: true })).toBeChecked();
  }

  await drawer.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(menu).toHaveCSS('inline-size', '260px');
  await expect(footer).toHaveCount(1);
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  await page.reload();
  await expect(menu).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await storedItems(page, 'skin', 'menu', 'navbarColour', 'footer', 'customizer')).toEqual([null, null, null, null, 'on']);
});

test.describe('with animations', () => {
  test.use({ unusual: { reducedMotion: 'no-preference' } });

  test('applies the layout of a page without animation, and animates when the user collapses the menu', async ({ page, request }) => {
    await signIn(page, request, 'staff');
    await presetStorage(page, { menuCollapsed: 'false' });
    await page.addInitScript(() => {
      addEventListener('transitionrun', ({ target }) => {
        if (target instanceof Element && target.matches('aside[aria-label=Menu]')) document.documentElement.dataset.slid = 'true';
      });
      // Runs after each task that changes the page: every painted frame is one of these states.
      new MutationObserver(() => {
        const width = document.querySelector<HTMLElement>('aside[aria-label=Menu]')?.offsetWidth ?? 0;
        if (width > 72) document.documentElement.dataset.widest = String(width);
      }).observe(document, { childList: true, subtree: true });
    });
    for (const [path, width] of [
      ['without-menu', null],
      ['collapse-menu', '72px'],
    ]) {
      await page.goto(`/page-layout/${path}`);
      await expect(page.getByRole('switch').first()).toBeVisible();
      if (width) await expect(menuBar(page)).toHaveCSS('inline-size', width);
      else await expect(menuBar(page)).toHaveCount(0);
      await expect(html(page)).not.toHaveAttribute('data-widest');
      await expect(html(page)).not.toHaveAttribute('data-slid');
    }
    await page.getByRole('button', { name: 'Keep the menu open' }).click();
    await expect(menuBar(page)).toHaveCSS('inline-size', '260px');
    await expect(html(page)).toHaveAttribute('data-slid', 'true');
  });
});

test('applies a layout to one page only, without changing the saved settings', async ({ page, request }) => {
  await signIn(page, request, 'admin');
  await presetStorage(page, { content: 'full', menuCollapsed: 'false' });
  await page.goto('/page-layout/collapse-menu');
  await expect(menuBar(page)).toHaveCSS('inline-size', '72px');
  await page.getByRole('switch', { name: 'Menu collapsed' }).click();
  await expect(menuBar(page)).toHaveCSS('inline-size', '260px');
  await page.getByRole('link', { name: 'Boxed content' }).first().click();
  const frame = page.locator('[data-content]');
  await expect(frame).toHaveAttribute('data-content', 'boxed');
  await page.getByRole('switch', { name: 'Boxed' }).click();
  await expect(frame).toHaveAttribute('data-content', 'full');
  await page.getByRole('link', { name: 'Without menu' }).first().click();
  await expect(menuBar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Access control' }).click();
  await expect(page).toHaveURL('/access-control');
  await expect(menuBar(page)).toHaveCSS('inline-size', '260px');
  expect(await storedItems(page, 'content', 'menuCollapsed', 'menuHidden', 'footer')).toEqual(['full', 'false', null, null]);

  // A choice on such a page applies there, and is saved.
  await page.goto('/page-layout/collapse-menu');
  await page.getByRole('button', { name: 'Keep the menu open' }).click();
  await expect(menuBar(page)).toHaveCSS('inline-size', '260px');
  await page.goto('/page-layout/layout-empty');
  await page.getByRole('switch', { name: 'Footer' }).click();
  await expect(page.locator('footer')).toHaveCount(0);
  await page.getByRole('link', { name: 'Blank layout' }).click();
  await expect(page.getByRole('heading', { name: 'Blank layout' })).toBeVisible();
  await expect(page.locator('aside[aria-label=Menu], header[data-kind]')).toHaveCount(0);
});

test('removes a service worker registered earlier', { tag: '@network' }, async ({ page, context }) => {
  await context.route('**/old-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'self.onfetch = () => {};' }));
  await page.goto('/pages/login-cover');
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(() => navigator.serviceWorker.register('/old-worker.js'));
  expect(await registrations()).toBe(1);
  await page.reload();
  await expect.poll(registrations).toBe(0);
});
