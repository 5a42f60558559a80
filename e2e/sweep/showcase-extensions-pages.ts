import type { Page } from '@playwright/test';
import { parts, type SweptPage } from './faces.ts';

/** Presses a button of an example, labeled in English in every language, and waits for what it opens. */
const pressExample =
  (name: string, shows = parts) =>
  async (page: Page): Promise<void> => {
    await page.locator('[data-example]').getByRole('button', { name, exact: true }).first().click();
    await page.locator(shows).filter({ visible: true }).first().waitFor();
  };

/** Opens the context menu of an element with the right mouse button. */
const openMenuOf =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click({ button: 'right' });
    await page.locator('[role=menu]').first().waitFor();
  };

export const showcaseExtensionPages: Record<string, SweptPage> = {
  '/extensions/sweet-alert': {
    faces: () => [
      { at: '/extensions/sweet-alert' },
      { at: '/extensions/sweet-alert', open: pressExample('Error') },
      { at: '/extensions/sweet-alert', open: pressExample('What’s new') },
      {
        at: '/extensions/sweet-alert',
        open: async (page) => {
          await pressExample('Invite person')(page);
          await page.locator('dialog[open] [type=submit]').click();
          await page.locator('dialog[open] [aria-invalid=true]').waitFor();
        },
      },
    ],
  },
  '/extensions/toastr': {
    faces: () => [
      { at: '/extensions/toastr' },
      {
        at: '/extensions/toastr',
        stays: true,
        open: async (page) => {
          for (const name of ['Success', 'Info', 'Error']) await pressExample(name, `[data-tone=${name.toLowerCase()}]`)(page);
          // Toasts stay while hovered.
          await page.locator('[data-toasts] [data-tone]').evaluateAll((toasts) => {
            for (const toast of toasts) toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          });
        },
      },
    ],
  },
  '/extensions/tour': {
    faces: () => [
      { at: '/extensions/tour' },
      {
        at: '/extensions/tour',
        stays: true,
        open: async (page) => {
          await page.keyboard.press('Escape');
          await pressExample('Start tour')(page);
          await page.locator('.driver-popover-next-btn').click();
          await page.getByRole('dialog', { name: 'Status' }).waitFor();
        },
      },
    ],
  },
  '/extensions/context-menu': {
    faces: () => [
      { at: '/extensions/context-menu' },
      { at: '/extensions/context-menu', open: openMenuOf(/^The shelf/) },
      {
        at: '/extensions/context-menu',
        open: async (page) => {
          await openMenuOf('A drawing: showroom.svg')(page);
          await page.getByRole('menuitem', { name: 'Move to' }).click();
          await page.locator('[role=menu] [role=menu]').waitFor();
        },
      },
    ],
  },
  '/extensions/drag-and-drop': {
    faces: () => [
      { at: '/extensions/drag-and-drop' },
      { at: '/extensions/drag-and-drop', open: pressExample('Move Vale Sofa', '[role=menu]') },
    ],
  },
  '/extensions/import': {
    faces: () => [
      { at: '/extensions/import' },
      { at: '/extensions/import', open: pressExample('Try with 200,000 rows', '[role=table] [role=rowheader]'), stays: true },
    ],
  },
  '/extensions/export-selected': {
    faces: () => [
      { at: '/extensions/export-selected', shows: 'tbody tr' },
      {
        at: '/extensions/export-selected',
        shows: 'tbody tr',
        open: async (page) => {
          await page.locator('tbody [type=checkbox]').first().check();
          await page.locator('[data-example] button').filter({ hasText: 'Export CSV' }).waitFor();
        },
      },
    ],
  },
};
