import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

test('adds, renames, reorders and deletes categories, and updates the list of posts', async ({ page, request }) => {
  const { accessToken } = await signUp(page, request);
  const savedPlace = async () => {
    const answer = await request.get('/api/v1/blog/categories', { headers: { Authorization: `Bearer ${accessToken}` } });
    return (await answer.json()).categories.findIndex(({ name }: { name: string }) => name === 'Ovens');
  };
  await page.goto('/pages/blog/list');
  await page.getByRole('link', { name: 'Manage categories' }).click();
  const rows = page.locator('tbody tr[data-index]');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();

  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add category' });
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Category' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Category' }).fill('Kilns');
  await dialog.getByRole('radio', { name: 'Light bulb' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await expect(rows).toHaveCount(before + 1);

  const kilns = rows.filter({ hasText: 'Kilns' });
  await kilns.getByRole('button', { name: 'Actions for Kilns' }).click();
  await page.getByRole('menuitem', { name: 'Edit category' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit category' });
  await edit.getByRole('textbox', { name: 'Category' }).fill('Ovens');
  await edit.getByRole('button', { name: 'Save' }).click();
  const ovens = rows.filter({ hasText: 'Ovens' });
  await expect(ovens).toBeVisible();

  // Moves it to the top by keyboard; focus follows.
  const place = async () => Number(await ovens.getAttribute('data-index'));
  const up = page.getByRole('button', { name: 'Move Ovens up' });
  await up.focus();
  for (let at = await place(); at > 0; at--) {
    await page.keyboard.press('Enter');
    await expect.poll(place).toBe(at - 1);
  }
  await expect(up).toBeDisabled();
  // Each step shows at once and is saved after the one before it, so the lower place is passed on the way up.
  await expect.poll(savedPlace).toBe(0);
  const down = page.getByRole('button', { name: 'Move Ovens down' });
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(place).toBe(1);
  await expect(down).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(savedPlace).toBe(1);
  await page.reload();
  await expect(rows.nth(1)).toContainText('Ovens');

  await ovens.getByRole('button', { name: 'Actions for Ovens' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(before);
  await page
    .getByRole('group', { name: /“Ovens” deleted/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(rows.nth(1)).toContainText('Ovens');
  await page.goto('/pages/blog/list');
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(2)).toContainText('Ovens');
});

test('keeps what was typed when the edited category is deleted elsewhere, and says so', { tag: '@server' }, async ({ page, request }) => {
  const { accessToken } = await signUp(page, request);
  const headers = { Authorization: `Bearer ${accessToken}` };
  await page.goto('/pages/blog/categories');
  await page.getByRole('button', { name: 'Actions for Repairs' }).click();
  await page.getByRole('menuitem', { name: 'Edit category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit category' });
  const name = dialog.getByRole('textbox', { name: 'Category' });
  await name.fill('Mending');
  const id = new URL(page.url()).searchParams.get('open');
  await request.delete(`/api/v1/blog/categories/${id}`, { headers });
  await expect(page.locator('tbody tr[data-index]').filter({ hasText: 'Repairs' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This no longer exists.');
  await expect(name).toHaveValue('Mending');

  const { post } = await (await request.post('/api/v1/blog/posts', { headers, data: { blogTitle: 'Kilns' } })).json();
  await page.goto(`/pages/blog/edit/${post.id}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Kilns');
  await request.delete(`/api/v1/blog/posts/${post.id}`, { headers });
  await expect(page.getByRole('alert').filter({ hasText: 'This post was deleted by someone else.' })).toBeVisible();
  await title.fill('Kilns and ovens');
  await expect(title).toHaveValue('Kilns and ovens');
});
