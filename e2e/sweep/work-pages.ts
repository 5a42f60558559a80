import type { Page } from '@playwright/test';
import { linking, press, pressFirst, type SweptPage } from './faces.ts';
import type { Words } from './words.ts';

const task = 'li[data-index]';
const card = '[data-card]';
const openCard = 'section[role=dialog] textarea';
const board = { at: '/apps/kanban', shows: card };
const thread = { at: '/apps/chat?thread=1', shows: '[data-id]' };

/** Presses an entry in the boards menu. */
const pressEntry = (key: string) => async (page: Page, words: Words) => {
  await pressFirst('h1 button', '[role=menu]')(page);
  await press(key, 'dialog[open]')(page, words);
};

export const workPages: Record<string, SweptPage> = {
  '/apps/kanban': {
    faces: () => [
      board,
      { at: '/apps/kanban?q=nothing-like-it', shows: '[data-board] p' },
      { at: '/apps/kanban?task=1', shows: openCard },
      {
        at: '/apps/kanban?task=1',
        shows: openCard,
        open: (page) => page.locator('section[role=dialog] [role=combobox]').nth(1).click(),
      },
      { at: '/apps/kanban?task=1', shows: openCard, open: linking },
      { at: '/apps/kanban?view=list', shows: 'table a' },
      { ...board, open: pressFirst('h1 button', '[role=menu]') },
      { ...board, open: pressEntry('kanban.space.add') },
      { ...board, open: pressEntry('kanban.import.open') },
      { ...board, open: press('kanban.filter.name') },
      { ...board, open: press('kanban.archive.name') },
      { ...board, open: press('kanban.board.add', '[data-board] ~ * input, form input') },
      { ...board, open: pressFirst('[data-board] header [aria-haspopup=menu]') },
      {
        ...board,
        open: async (page) => {
          await page.locator(card).first().press('m');
          await page.locator(':is(dialog, [role=dialog]) select').first().waitFor();
        },
      },
    ],
  },
  '/apps/kanban/:space': {
    faces: () => [
      { at: '/apps/kanban/1', shows: card },
      { at: '/apps/kanban/4242', shows: '[role=alert], h2' },
    ],
  },
  '/apps/todo': {
    faces: () => [
      { at: '/apps/todo', shows: task },
      { at: '/apps/todo?q=nothing-like-it', shows: '[role=status]:not([aria-label])' },
      { at: '/apps/todo?task=new', shows: 'dialog [contenteditable]' },
      { at: '/apps/todo?task=5', shows: 'section[role=dialog] [contenteditable]' },
      {
        at: '/apps/todo?sort=manual',
        shows: task,
        open: async (page) => {
          await page.locator('[data-link]').nth(1).press('x');
          await page.getByRole('toolbar').waitFor();
        },
      },
      {
        at: '/apps/todo?sort=manual',
        shows: task,
        open: async (page) => {
          await page.locator('[data-link]').nth(1).press('n');
          await page.keyboard.type('call tomorrow 5pm #high !');
          await page.locator('[aria-live] bdi').first().waitFor();
        },
      },
      { at: '/apps/todo', shows: task, open: pressFirst(`${task} [aria-haspopup]`, '[role=menu]') },
    ],
  },
  '/apps/todo/:filter': {
    faces: () => [
      { at: '/apps/todo/important?sort=manual', shows: task },
      { at: '/apps/todo/my-day', shows: 'section input[type=checkbox]' },
      ...['completed', 'deleted', 'nowhere'].map((filter) => ({
        at: `/apps/todo/${filter}`,
        shows: `:is(${task}, [role=status]:not([aria-label]))`,
      })),
    ],
  },
  '/apps/todo/tag/:tag': { faces: () => [{ at: '/apps/todo/tag/high', shows: task }] },
  '/apps/calendar': {
    faces: () => [
      ...['month', 'week', 'day', 'list'].map((view) => ({ at: `/apps/calendar?view=${view}&show=card,todo`, shows: '[data-key]' })),
      {
        at: '/apps/calendar?view=list',
        shows: 'button[data-key]',
        open: async (page) => {
          await page.locator('button[data-key]').first().click();
          await page.locator('[data-edits]').waitFor();
        },
      },
      { at: '/apps/calendar?event=1', shows: '[role=dialog] section li [data-state]' },
      {
        // A new event: the form of an existing one saves when the page is left, and the list would refetch during the check.
        at: '/apps/calendar?view=list&new=event',
        shows: 'dialog[open] select',
        open: async (page) => {
          await page.locator('dialog[open] select').nth(1).selectOption('MONTHLY');
        },
      },
    ],
  },
  '/apps/chat': {
    isForNew: true,
    faces: () => [
      { at: '/apps/chat', shows: 'aside ul a' },
      thread,
      { at: '/apps/chat?thread=2&q=o', shows: '[data-id]' },
      { at: '/apps/chat?contact=9', shows: 'textarea' },
      { at: '/apps/chat?thread=999', shows: 'aside ul a' },
      ...['info', 'profile'].map((panel) => ({ at: `/apps/chat?thread=1&panel=${panel}`, shows: 'section h2' })),
      { ...thread, open: press('chat.emoji') },
      { ...thread, open: pressFirst('[data-id] button[aria-haspopup=dialog][aria-expanded]', '[role=dialog]:popover-open') },
      {
        ...thread,
        open: async (page, words) => {
          await press('chat.threadMenu')(page, words);
          await press('chat.toDate', ':is([role=dialog], dialog[open])')(page, words);
        },
      },
      {
        ...thread,
        open: async (page, words) => {
          await page.locator('[data-id]').last().hover();
          await page
            .locator('[data-id]')
            .last()
            .getByRole('button', { name: words('chat.messageMenu') })
            .click();
          await page.getByRole('menu').waitFor();
        },
      },
      { at: '/apps/chat', shows: 'aside ul a', open: press('chat.newGroup') },
      { at: '/apps/chat', shows: 'aside ul a', open: press('chat.newChat') },
    ],
  },
};
