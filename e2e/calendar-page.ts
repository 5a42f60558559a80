import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { signUp } from './sign-in.ts';

/** A month with no events until a test adds some. */
export const emptyMonth = '2031-03';

/** Opens the calendar of a new user with their own entity; returns their access token. */
export async function openCalendar(page: Page, request: APIRequestContext, query = `view=month&date=${emptyMonth}-12`): Promise<string> {
  const { accessToken } = await signUp(page, request);
  await goToCalendar(page, query);
  return accessToken;
}

/** Opens the calendar and waits until dragging works. */
export async function goToCalendar(page: Page, query = `view=month&date=${emptyMonth}-12`): Promise<void> {
  const ready = page.waitForResponse('**/interaction-*.js');
  await page.goto(`/apps/calendar?${query}`);
  await ready;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('gridcell').or(page.getByRole('cell')).first()).toBeVisible();
}

interface Given {
  title: string;
  start: string;
  end?: string;
  allDay?: boolean;
  extendedProps?: Record<string, unknown>;
}

/** Adds an event through the API, as another client of the same person would. */
export async function addByApi(request: APIRequestContext, token: string, event: Given): Promise<{ id: number }> {
  const answer = await request.post('/apps/calendar/add-event', {
    data: { event: { ...event, extendedProps: { calendar: 'Business', timeZone: 'UTC', ...event.extendedProps } } },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).event;
}

/** The event's current state in the API. */
export async function keptEvent(request: APIRequestContext, token: string, id: number): Promise<Given | undefined> {
  const answer = await request.get('/apps/calendar/events', { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as (Given & { id: number })[]).find((event) => event.id === id);
}

export const eventOf = (page: Page, title: string): Locator =>
  page.locator('[role=button]').filter({ has: page.locator('[data-key]'), hasText: title });
export const cellOf = (page: Page, day: string): Locator =>
  page.locator(`[role=cell][data-date="${day}"], [role=gridcell][data-date="${day}"]`);
export const drawer = (page: Page, name = 'Edit event'): Locator => page.getByRole('dialog', { name, exact: true });
export const card = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true });
/** Opens an event's form from its card. */
export async function edit(page: Page, event: Locator, title: string): Promise<void> {
  await event.click();
  await card(page, title).getByRole('button', { name: 'Edit', exact: true }).click();
}
/** A toast message. */
export const message = (page: Page, words: string): Locator => page.getByRole('group', { name: words });

/** Drags from the middle of one element to the middle of another in steps, as a hand does. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [begin, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!begin || !end) throw new Error('there is nothing to drag, or nowhere to drag it to');
  await page.mouse.move(begin.x + begin.width / 2, begin.y + begin.height / 2);
  await page.mouse.down();
  await page.mouse.move(begin.x + begin.width / 2 + 8, begin.y + begin.height / 2 + 8, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}
