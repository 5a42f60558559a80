import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { signIn } from './sign-in.ts';

test('finds an article, marks it as helpful, and shows an edit to readers', {
  tag: '@two-browsers',
}, async ({ page, other, request }) => {
  await signIn(page, request, 'admin');
  await signIn(other, request, 'client');

  await other.goto('/pages/knowledge-base');
  await other.getByRole('textbox', { name: 'Search the help center' }).fill('snooze inbox');
  await expect(other).toHaveURL(/q=snooze/);
  await other.getByRole('link', { name: 'How do I read and write mail?' }).click();
  await expect(other.getByRole('heading', { name: 'How do I read and write mail?', level: 1 })).toBeVisible();
  const yes = other.getByRole('button', { name: 'Yes', exact: true });
  const voted = answerTo(other, '/vote');
  await yes.click();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await voted;
  await other.reload();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByText(/It helped \d+ of \d+ people/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit article' })).toHaveCount(0);

  // From an app's page its article is one key away.
  await page.goto('/apps/trash');
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
  await page.keyboard.press('Shift+H');
  const panel = page.getByRole('dialog', { name: 'Where do I find deleted items?' });
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/trash$/);
  await panel.getByRole('link', { name: 'Open Help center' }).click();
  await expect(page.getByRole('heading', { name: 'Where do I find deleted items?', level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);

  await page.goto('/pages/help/edit/new');
  await page.getByRole('textbox', { name: 'Question' }).fill('Where is the ladder?');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Behind the sofa.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/pages\/help\/edit\/\d+$/);

  await other.goto('/pages/knowledge-base/sales-automation/where-is-the-ladder');
  await expect(other.getByText('Behind the sofa.')).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' No longer.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Behind the sofa. No longer.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(other.getByText('Behind the sofa.', { exact: true })).toBeVisible();
  await expect(text).toHaveText('Behind the sofa.');

  await page.getByRole('button', { name: 'Revert to draft' }).click();
  await expect(other.getByRole('heading', { name: 'Article not found' })).toBeVisible();
});
