import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { signUp } from './sign-in.ts';

export interface Todos {
  accessToken: string;
  /** Adds a to-do directly through the API; returns its id. */
  add: (task: object) => Promise<number>;
}

interface Opened {
  path?: string;
  /** To-dos to create, newest last; the sample ones are removed. */
  tasks?: readonly object[];
}

/** Opens the to-dos of a new user with the given ones. */
export async function openTodos(
  page: Page,
  request: APIRequestContext,
  { path = '/apps/todo', tasks = [] }: Opened = {},
): Promise<Todos & { ids: number[] }> {
  const { accessToken } = await signUp(page, request);
  const todos = todosOf(request, accessToken);
  await removeAll(request, accessToken);
  const ids: number[] = [];
  for (const task of tasks) ids.push(await todos.add(task));
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  return { ...todos, ids };
}

export function todosOf(request: APIRequestContext, accessToken: string): Todos {
  return {
    accessToken,
    async add(task) {
      const answer = await request.post('/apps/todo/add-tasks', { data: { task }, headers: { Authorization: `Bearer ${accessToken}` } });
      expect(answer.status(), await answer.text()).toBe(201);
      return (await answer.json()).task.id;
    },
  };
}

async function removeAll(request: APIRequestContext, accessToken: string): Promise<void> {
  const headers = { Authorization: `Bearer ${accessToken}` };
  const { tasks } = await (await request.get('/api/v1/todo', { headers })).json();
  const ids = tasks.map(({ id }: { id: number }) => id);
  if (ids.length > 0) await request.post('/api/v1/todo/update-tasks', { headers, data: { ids, change: { isDeleted: true } } });
  await request.post('/api/v1/todo/purge', { headers, data: {} });
}

export const rows = (page: Page): Locator => page.locator('li[data-index]');
export const row = (page: Page, title: string): Locator => rows(page).filter({ hasText: title });
export const titles = (page: Page): Promise<string[]> => page.locator('li[data-index] [data-link] > [dir=auto]').allTextContents();
export const link = (page: Page, title: string): Locator => row(page, title).getByRole('link');
export const tick = (page: Page, title: string): Locator => page.getByRole('checkbox', { name: `Completed: ${title}`, exact: true });
export const star = (page: Page, title: string): Locator => page.getByRole('button', { name: `Important: ${title}`, exact: true });
export const quickAdd = (page: Page): Locator => page.getByRole('textbox', { name: 'Add a to-do in one line' });
export const place = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Filters and tags' }).getByRole('link', { name: new RegExp(`^${name}`) });
export const drawer = (page: Page): Locator => page.getByRole('dialog').filter({ has: page.getByLabel('Title') });
export const tool = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** A toast message. */
export const message = (page: Page, words: string): Locator => page.getByRole('group', { name: words });

/** Selects an item from a to-do's menu. */
export async function choose(page: Page, title: string, entry: string): Promise<void> {
  await row(page, title).hover();
  await tool(page, `Actions for ${title}`).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
