import type { Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

async function openBoards(page: Page, search = ''): Promise<void> {
  const listening = answerTo(page, '/api/v1/events');
  await page.goto(`/apps/kanban${search}`);
  await listening;
  await expect(page.locator('li[draggable=true]').first()).toBeVisible();
}

const titles = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).locator('[data-card]').allTextContents();

test('shows moves and comments to the other person live and keeps their half-typed text', { tag: '@two-browsers' }, async ({
  page,
  request,
  other,
}) => {
  const signedIn = await signUp(page, request);
  await other.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { userData: JSON.stringify(signedIn.userData), accessToken: signedIn.accessToken, refreshToken: signedIn.refreshToken },
  );
  await openBoards(page);
  const [first = '', second = ''] = await titles(page, 'To do');
  await page.locator('[data-card]', { hasText: second }).click();
  await expect(page).toHaveURL(/task=\d+/);
  const task = new URL(page.url()).searchParams.get('task');
  await openBoards(other, `?task=${task}`);

  const box = other.getByRole('textbox', { name: 'Write a comment' });
  await box.pressSequentially('I was about to say');
  await other.getByRole('textbox', { name: 'Title' }).press('End');
  await other.getByRole('textbox', { name: 'Title' }).pressSequentially(' – soon');

  await page.getByRole('textbox', { name: 'Write a comment' }).fill('The oak has come');
  await page.keyboard.press('Control+Enter');
  await expect(other.locator('section[role=dialog] li', { hasText: 'The oak has come' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Focus returns to its own card.
  await expect(page.locator('[data-card]', { hasText: second })).toBeFocused();
  await page.locator('[data-card]', { hasText: first }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => titles(other, 'In progress')).toContain(first);
  await expect(box).toHaveValue('I was about to say');
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue(`${second} – soon`);
  await expect(other.getByRole('textbox', { name: 'Title' })).toBeFocused();
});

test('shows both texts when two people edit the same one, merges other fields, and restores a deleted card with the draft', {
  tag: '@network',
}, async ({ page, request }) => {
  const { accessToken } = await signUp(page, request);
  const headers = { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' };
  await openBoards(page);
  const [first = ''] = await titles(page, 'To do');
  await page.locator('[data-card]', { hasText: first }).click();
  await expect(page).toHaveURL(/task=\d+/);
  const id = Number(new URL(page.url()).searchParams.get('task'));
  const keptTitle = async () => (await (await request.get(`/api/v1/kanban/tasks/${id}`, { headers })).json()).task?.title;
  const title = page.getByRole('textbox', { name: 'Title' });
  // The draft autosaves, but only after the other one has saved.
  const theirsIsThere = Promise.withResolvers<void>();
  await page.route('**/apps/kanban/update-task', async (route) => {
    await theirsIsThere.promise;
    await route.continue();
  });
  await title.fill('Mine');
  const theirs = { data: { id, title: 'Theirs', labels: ['Other'] } };
  expect((await request.post('/apps/kanban/update-task', { headers, data: theirs })).ok()).toBe(true);
  theirsIsThere.resolve();
  await title.blur();
  await expect(page.getByText('Someone else changed this while you were writing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the label Other' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.locator('[data-card]', { hasText: 'Mine' })).toBeVisible();
  await expect.poll(keptTitle).toBe('Mine');

  await title.fill('Mine, and not sent yet');
  expect((await request.delete(`/api/v1/kanban/tasks/${id}`, { headers })).ok()).toBe(true);
  const drawer = page.locator('section[role=dialog]');
  await expect(drawer.getByRole('alert').filter({ hasText: /deleted this/ })).toBeVisible();
  await expect(title).toHaveValue('Mine, and not sent yet');
  await drawer.getByRole('button', { name: 'Restore' }).click();
  await expect(drawer.getByText(/deleted this/)).toHaveCount(0);
  await expect(page.locator('[data-card]', { hasText: 'Mine, and not sent yet' })).toBeVisible();
  await expect.poll(keptTitle).toBe('Mine, and not sent yet');
});

test('keeps what could not be saved, and saves it later', { tag: '@network' }, async ({ page, request }) => {
  await signUp(page, request);
  await openBoards(page);
  const [first = ''] = await titles(page, 'To do');
  await page.locator('[data-card]', { hasText: first }).click();
  await page.route('**/apps/kanban/update-task', (route) => route.abort());
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Written without a network');
  await title.blur();
  await expect(page.getByRole('alert').getByText('Not saved')).toBeVisible();
  await expect(title).toHaveValue('Written without a network');
  await page.unroute('**/apps/kanban/update-task');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.locator('[data-card]', { hasText: 'Written without a network' })).toBeVisible();
});
