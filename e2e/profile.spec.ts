import type { Page } from '@playwright/test';
import { answerTo, answerToWrite } from './answer-to.ts';
import { goOffline } from './go-offline.ts';
import { expect, test } from './journey.ts';
import { signIn, signUp } from './sign-in.ts';

// Prefetches what is opened while offline.
test.use({ loadsAhead: true });

const articleOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('saves posts, likes and comments, and undoes them', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/pages/profile');
  await page.getByRole('button', { name: 'What’s new?' }).click();
  const text = page.getByRole('textbox', { name: 'What’s new?' });
  await text.fill('A stool with three opinions. #alder');
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  const post = articleOf(page, 'A stool with three opinions.');
  await expect(post).toBeVisible();

  const liked = answerTo(page, '/like');
  await post.getByRole('button', { name: 'Like 0' }).click();
  await expect(post.getByRole('button', { name: 'Like 1' })).toHaveAttribute('aria-pressed', 'true');
  await liked;
  const said = answerToWrite(page, '/comments');
  const field = post.getByRole('textbox', { name: 'Write a comment' });
  const comment = post.getByRole('listitem').filter({ hasText: 'It stands.' });
  await field.fill('It stands.');
  await page.keyboard.press('Control+Enter');
  await said;
  await expect(comment).toBeVisible();
  // The saved draft is removed once the response reaches the page.
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(post.getByRole('button', { name: 'Like 1' })).toBeVisible();
  await expect(comment).toBeVisible();

  await post.getByRole('button', { name: /^Actions for the post/ }).click();
  await page.getByRole('menuitem', { name: 'Delete post' }).click();
  await expect(post).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(post).toBeVisible();
});

test('updates the votes at once, also in another browser', { tag: '@two-browsers' }, async ({ page, request, other }) => {
  const { accessToken } = await signIn(page, request, 'admin');
  await signIn(other, request, 'staff');
  const headers = { Authorization: `Bearer ${accessToken}` };
  const data = { postText: 'Which leg is the long one?', options: ['The left one', 'The honest one'] };
  await request.post('/api/v1/profile/posts', { headers, data });
  const heard = answerTo(other, '/api/v1/events');
  await other.goto('/pages/profile/1');
  await page.goto('/pages/profile');
  await heard;
  const optionOf = (each: Page) => articleOf(each, data.postText).getByRole('button', { name: 'The honest one' });
  await expect(optionOf(other)).toContainText('0%');
  await optionOf(page).click();
  await expect(optionOf(page)).toContainText('100%');
  await expect(optionOf(other)).toContainText('100%');
  await expect(optionOf(other)).toHaveAttribute('aria-pressed', 'false');
  await articleOf(other, data.postText).getByRole('button', { name: 'The left one' }).click();
  await expect(optionOf(page)).toContainText('50%');
});

test('rolls back a like that fails, and offers to retry', { tag: '@network' }, async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/pages/profile?tab=feed');
  const post = page.getByRole('article').first();
  const like = post.getByRole('button', { name: /^Like \d+$/ });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await goOffline(page);
  await like.click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('opens a profile from a name, and lists followed people there', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/pages/blog/list');
  await page.getByRole('link', { name: 'Two millimeters' }).first().click();
  await page.getByRole('article').getByRole('link', { name: 'Anaïs Delacroix-Fontaine' }).first().click();
  await expect(page.getByRole('heading', { name: 'Anaïs Delacroix-Fontaine', level: 1 })).toBeVisible();
  // Every new user follows her, as the admin of the sample data does.
  const unfollowed = answerTo(page, '/follow');
  await page.getByRole('button', { name: 'Following Anaïs Delacroix-Fontaine' }).click();
  await unfollowed;
  await expect(page.getByRole('button', { name: 'Follow Anaïs Delacroix-Fontaine' }).first()).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/pages/profile?tab=people');
  await expect(page.getByRole('region', { name: 'Following' })).not.toContainText('Anaïs');
});
