import { readFile } from 'node:fs/promises';
import { expect, test } from './journey.ts';
import { button, card, choose, drawer, message, openUsers, row, rows, search } from './user-list.ts';

test('searches, filters, sorts and pages users, and restores it from the address', async ({ page, request }) => {
  await openUsers(page, request);
  await expect(card(page, 'All users').locator('dd').first()).toHaveText(/^\d+$/);
  const total = Number(await card(page, 'All users').locator('dd').first().textContent());
  expect(total).toBeGreaterThan(40);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText(`1–10 of ${total}`)).toBeVisible();
  await page.getByRole('button', { name: /^Role:? ?All$/ }).click();
  await page.getByRole('menuitemradio', { name: 'Editor' }).click();
  await page.getByRole('button', { name: /^Plan:? ?All$/ }).click();
  await page.getByRole('menuitemradio', { name: 'Enterprise' }).click();
  await page.waitForURL(/role=editor.*plan=enterprise/);
  await page.getByRole('button', { name: 'Billing' }).click();
  await page.waitForURL(/sort=billing/);
  await expect(rows(page).first()).toContainText('Editor');
  await expect(rows(page).filter({ hasNotText: 'Enterprise' })).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const shown = await rows(page).allTextContents();
  await page.reload();
  await expect.poll(() => rows(page).allTextContents()).toEqual(shown);
  await search(page, 'nobody is called this');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByText(`1–10 of ${total}`)).toBeVisible();
});

test('adds a user, merges two concurrent edits, suspends and deletes the user, and loses nothing on the way', async ({ page, request }) => {
  const { find, change } = await openUsers(page, request);
  const [known] = await find('ananya');
  await button(page, 'Invite people').click();
  await page.getByRole('button', { name: 'Add without inviting…' }).click();
  await drawer(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(drawer(page).getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
  await drawer(page).getByLabel('Full name').fill('Zora Aalto');
  await drawer(page)
    .getByRole('textbox', { name: 'Email' })
    .fill(known?.email ?? '');
  await drawer(page).getByLabel('Company').fill('Aalto Oy');
  await page.reload();
  await expect(drawer(page).getByText('These changes aren’t saved yet.')).toBeVisible();
  await drawer(page).getByLabel('Send an invitation by email').uncheck();
  await drawer(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(drawer(page).getByText('This email address is already in use.')).toBeVisible();
  await expect(drawer(page).getByLabel('Company')).toHaveValue('Aalto Oy');
  await drawer(page).getByRole('textbox', { name: 'Email' }).fill('zora@aalto.example');
  await drawer(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(message(page, 'Zora Aalto added')).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);

  // Changes to different fields are merged; for the same field, both versions are shown.
  await search(page, 'zora@aalto');
  await expect(rows(page)).toHaveCount(1);
  const [{ id } = { id: 0 }] = await find('zora@aalto');
  await choose(page, 'Zora Aalto', 'Edit');
  await drawer(page).getByLabel('Company').fill('Aalto & Daughters');
  await change(id, { country: 'Finland' });
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'Zora Aalto saved')).toBeVisible();
  await choose(page, 'Zora Aalto', 'Edit');
  await expect(drawer(page).getByLabel('Country')).toHaveValue('Finland');
  await drawer(page).getByLabel('Country').fill('Estonia');
  await change(id, { country: 'Sweden' });
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  const conflict = drawer(page).getByRole('alert').filter({ hasText: 'This was changed by someone else' });
  await expect(conflict).toContainText('Sweden');
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(drawer(page)).toHaveCount(0);

  await choose(page, 'Zora Aalto', 'Suspend');
  await expect(row(page, 'Zora Aalto')).toContainText('Suspended');
  await message(page, 'Zora Aalto suspended').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Zora Aalto')).toContainText('Not invited');

  await choose(page, 'Zora Aalto', 'Delete');
  const asked = page.getByRole('dialog', { name: 'Delete Zora Aalto?' });
  await expect(asked).toContainText('Nothing is assigned to them');
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await message(page, 'Zora Aalto deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Zora Aalto')).toBeVisible();
});

test('changes several users at once, undoes it, exports them to a spreadsheet, and imports one', async ({ page, request }) => {
  const { find } = await openUsers(page, request, '/apps/user/list?role=subscriber&plan=basic');
  await expect(rows(page).first()).toBeVisible();
  const before = await rows(page).count();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const tools = page.getByRole('group', { name: 'Selection' });
  await expect(tools).toContainText(`${before} selected`);
  await tools.getByRole('button', { name: 'Plan' }).click();
  await page.getByRole('menuitem', { name: 'Company' }).click();
  await message(page, 'changed to Company').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(before);

  const saving = page.waitForEvent('download');
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const sheet = await readFile(await (await saving).path(), 'utf8');
  expect(sheet.trim().split('\n').length).toBeGreaterThan(before);
  expect(sheet).not.toContain('enterprise');

  const [known] = await find('ananya');
  await button(page, 'Import').click();
  const dialog = page.getByRole('dialog', { name: 'Import users' });
  const csv = `E-mail,Full name,Plan\n${known?.email},Ananya K.,team\nnew@elsewhere.example,Nils New,basic\nnot an address,Bad Row,basic\n`;
  await dialog.getByLabel('Choose a CSV file').setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Line 4' })).toContainText('Enter a valid email address.');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Line 2' })).toContainText('Full name: Ananya Krishnamurthy → Ananya K.');
  await dialog.getByRole('button', { name: 'Import 2 users' }).click();
  await expect(dialog).toContainText('2 users imported.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await search(page, 'nils');
  await expect(row(page, 'Nils New')).toBeVisible();
});

test('shows a user’s details and ends their sessions', { tag: '@two-browsers' }, async ({ page, request }) => {
  const { find, accessToken } = await openUsers(page, request);
  const headers = { Authorization: `Bearer ${accessToken}` };
  const { userData } = await (await request.get('/api/v1/session', { headers })).json();
  const [own] = await find(userData.email);
  await request.post('/jwt/login', {
    data: { email: userData.email, password: 'a long password' },
    headers: { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0' },
  });
  await page.goto(`/apps/user/view/${own?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: userData.fullName })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Signed in');
  // Users cannot suspend themselves.
  await expect(page.getByRole('button', { name: 'Suspend' })).toHaveCount(0);

  const tabs = page.getByRole('navigation', { name: 'User sections' });
  await tabs.getByRole('link', { name: 'Security' }).click();
  await page.waitForURL(/tab=security/);
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem').filter({ hasText: 'Firefox 131 · Windows' })).toBeVisible();
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveCount(1);
  await sessions.getByRole('button', { name: 'End the session on Firefox 131' }).click();
  await expect(sessions.getByText('Firefox 131')).toHaveCount(0);

  for (const [tab, words] of [
    ['Billing & plans', 'What the plans include'],
    ['Notifications', 'They choose this in their notification settings'],
    ['Connections', 'connected'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page.getByText(words).first()).toBeVisible();
  }
  // Without an id, the address opens the last opened user.
  await page.goto('/apps/user/view');
  await page.waitForURL(`**/apps/user/view/${own?.id}`);
  await page.getByRole('button', { name: 'What they can do, and why' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
