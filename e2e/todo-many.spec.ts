import type { Page, Route } from '@playwright/test';
import { expect, test } from './journey.ts';
import { openTodos, row } from './todo-list.ts';

const total = 100_000;

/** The to-do in a row, counted from 0. */
const todoAt = (index: number) => ({
  ...{ id: total - index, title: `To-do in row ${index}.`, dueDate: null, dueTime: null, description: '', assignee: null },
  ...{
    tags: ['oak'],
    isCompleted: index % 3 === 0,
    isDeleted: false,
    isImportant: false,
    subtasks: [],
    repeat: null,
    remindAt: null,
    version: 1,
  },
});

/** Mocks a list that would take too long to fill, following the page contract. */
async function answerPages(route: Route): Promise<void> {
  const query = new URL(route.request().url()).searchParams;
  const [page, perPage] = [Number(query.get('page')), Number(query.get('perPage'))];
  const first = (page - 1) * perPage;
  const tasks = Array.from({ length: Math.max(0, Math.min(perPage, total - first)) }, (_, step) => todoAt(first + step));
  const counts = { open: total, important: 0, completed: 0, deleted: 0 };
  await route.fulfill({ json: { tasks, total, open: total, counts, tags: [{ tag: 'oak', count: total }] } });
}

const scrollTo = (page: Page, share: number) =>
  page.getByRole('list', { name: 'To-dos' }).evaluate((list, part) => {
    const scroller = list.parentElement;
    if (scroller) scroller.scrollTop = scroller.scrollHeight * part;
  }, share);
const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test('scrolls a hundred thousand to-dos with few of them in the DOM', { tag: '@network' }, async ({ page, request }) => {
  await page.route('**/api/v1/todo?*', answerPages);
  await openTodos(page, request);
  await expect(page.getByText('100,000 open').first()).toBeAttached();
  await expect(row(page, 'To-do in row 0.')).toBeVisible();
  expect(await elements(page)).toBeLessThan(1600);
  await scrollTo(page, 1);
  await expect(row(page, 'To-do in row 99999.')).toBeInViewport();
  await expect(row(page, 'To-do in row 99999.')).toHaveAttribute('aria-posinset', '100000');
  expect(await elements(page)).toBeLessThan(1600);
  await scrollTo(page, 0.5);
  await expect(row(page, 'To-do in row 50002.')).toBeInViewport();
  expect(await elements(page)).toBeLessThan(1600);
});
