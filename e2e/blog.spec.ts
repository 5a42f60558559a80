import type { Page } from '@playwright/test';
import { answerToWrite } from './answer-to.ts';
import { goOffline } from './go-offline.ts';
import { expect, test } from './journey.ts';
import { signIn, signUp } from './sign-in.ts';

const text = 'Text';

test('writes, autosaves, publishes and comments on a post', { tag: '@server' }, async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/pages/blog/edit/new');
  const begun = answerToWrite(page, '/api/v1/blog/posts');
  await page.getByRole('textbox', { name: 'Title' }).fill('A chair for the journey');
  await page.getByRole('textbox', { name: 'Title' }).press('Enter');
  await begun;
  await expect(page).toHaveURL(/\/pages\/blog\/edit\/\d+$/);
  const editor = page.getByRole('textbox', { name: text, exact: true });
  await editor.click();
  await page.keyboard.type('It creaks like an honest staircase.');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.keyboard.type('Legs');
  // “Saved” may still refer to an earlier save.
  const published = page.waitForResponse((answer) => answer.request().postData()?.includes('"Published"') ?? false);
  await page.getByLabel('Status').selectOption('Published');
  expect((await published).ok()).toBe(true);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'View' }).click();
  await expect(page.getByRole('heading', { name: 'A chair for the journey', level: 1 })).toBeVisible();
  await expect(page.locator('article th').first()).toHaveText('Legs');

  const said = answerToWrite(page, '/comments');
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('Mine too.');
  await page.keyboard.press('Control+Enter');
  await said;
  // The field also has the text until the response arrives.
  const comment = (words: string) => page.getByRole('paragraph').filter({ hasText: words });
  await expect(comment('Mine too.')).toBeVisible();
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByRole('textbox', { name: /^Reply to/ }).fill('And mine.');
  await page.keyboard.press('Control+Enter');
  await expect(comment('And mine.')).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  const address = await page.getByRole('textbox', { name: 'Public' }).inputValue();
  await page.goto(address);
  await expect(page).toHaveTitle('A chair for the journey');
  await expect(page.locator('article table')).toBeVisible();
});

test.describe('offline', () => {
  // Prefetches what is opened while offline.
  test.use({ loadsAhead: true });

  test('keeps both texts when two people edit one post, and shows them to the second', { tag: ['@two-browsers', '@network'] }, async ({
    page,
    request,
    other,
  }) => {
    const { accessToken } = await signIn(page, request, 'admin');
    const headers = { Authorization: `Bearer ${accessToken}` };
    const { post } = await (
      await request.post('/api/v1/blog/posts', { headers, data: { blogTitle: 'Two pens', content: '<p>One pen</p>' } })
    ).json();
    await signIn(other, request, 'staff');
    await Promise.all([page, other].map((each) => each.goto(`/pages/blog/edit/${post.id}`)));
    const penOf = (each: Page) => each.getByRole('textbox', { name: text, exact: true });
    for (const each of [page, other]) await expect(penOf(each)).toContainText('One pen');

    // The second one types offline while the first one saves.
    await goOffline(other);
    await penOf(other).click();
    await other.keyboard.press('End');
    await other.keyboard.insertText(' and ink');
    await penOf(page).click();
    await page.keyboard.press('End');
    const saved = answerToWrite(page, `/api/v1/blog/posts/${post.id}`);
    // Inserted at once: a save in the middle would be shown as the newer text.
    await page.keyboard.insertText(' and paper');
    await saved;
    await other.context().setOffline(false);
    const conflict = other.getByRole('alert').filter({ hasText: 'saved a newer version' });
    await expect(conflict).toContainText('One pen and paper');
    await expect(conflict).toContainText('One pen and ink');
    await other.getByRole('button', { name: 'Merge manually' }).click();
    await expect(penOf(other)).toContainText('and paper');
    await expect(penOf(other)).toContainText('and ink');
    await expect(penOf(page)).toContainText('and ink');
  });
});

/** Waits for the response to the next save of an existing post. */
const savedAgain = (page: Page) =>
  page.waitForResponse((answer) => /\/api\/v1\/blog\/posts\/\d+$/.test(answer.url()) && answer.request().method() !== 'GET' && answer.ok());

test('keeps what is typed while a new post is sent, and does not navigate back after leaving', { tag: '@network' }, async ({
  page,
  request,
}) => {
  await signUp(page, request);
  let letThrough = () => {};
  const hold = () =>
    page.route('**/api/v1/blog/posts', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await route.continue();
    });
  await hold();
  await page.goto('/pages/blog/edit/new');
  const title = page.getByRole('textbox', { name: 'Title' });
  const asked = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/v1/blog/posts'));
  await title.fill('Kilns');
  await asked;
  await title.fill('Kilns and ovens');
  const followed = savedAgain(page);
  letThrough();
  await expect(page).toHaveURL(/\/pages\/blog\/edit\/\d+$/);
  await expect(title).toHaveValue('Kilns and ovens');
  await followed;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/pages/blog/edit/new');
  const askedAgain = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/v1/blog/posts'));
  await title.fill('Glazes');
  await askedAgain;
  await title.fill('Glazes of ash');
  // The next page loads late, so the editor is still open when the response arrives.
  const arrives = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'To-do' }).click();
  await expect(page).toHaveURL(/\/apps\/todo/);
  const saved = savedAgain(page);
  letThrough();
  expect((await (await saved).json()).post.blogTitle).toBe('Glazes of ash');
  await expect(page).toHaveURL(/\/apps\/todo/);
  arrives.resolve();
  await expect(page.getByRole('textbox', { name: 'Add a to-do in one line' })).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/todo/);
  await page.goto('/pages/blog/list');
  await expect(page.getByRole('heading', { name: /Glazes/ })).toHaveCount(1);
});
