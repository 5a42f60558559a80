import type { Locator } from '@playwright/test';
import { answerToWrite } from './answer-to.ts';
import { closeMessages } from './close-messages.ts';
import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

test('creates a board in steps that survive a reload, and undoes it', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/pages/modal-examples');
  await page.getByRole('button', { name: 'Show: Create app' }).click();
  await expect(page).toHaveURL(/open=board/);
  const dialog = page.getByRole('dialog', { name: 'Create app' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Enter a name for the board.')).toBeVisible();
  await dialog.getByLabel('Board name').fill('New lamps');
  await dialog.getByLabel('Board name').press('Enter');
  await dialog.getByLabel('Start with columns for').selectOption('Ideas');
  await dialog.getByLabel('Column 4', { exact: true }).fill('In the shop');

  await page.reload();
  await expect(dialog.getByLabel('Column 4', { exact: true })).toHaveValue('In the shop');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('radio', { name: 'Everyone in the company' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Column 4', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText('In the shop')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create board' }).click();
  await expect(dialog.getByText('Board New lamps created')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);

  const { spaces } = await boards();
  expect(spaces.map(({ name }) => name)).toContain('New lamps');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await boards()).spaces.map(({ name }) => name)).not.toContain('New lamps');
  // The form is empty after creating.
  await page.getByRole('button', { name: 'Show: Create app' }).click();
  await expect(dialog.getByLabel('Board name')).toHaveValue('');
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  function boards(): Promise<{ spaces: { name: string }[] }> {
    return page.evaluate(async () => {
      const answer = await fetch('/api/v1/kanban', { headers: { Authorization: `Bearer ${localStorage.getItem('accessToken')}` } });
      return answer.json();
    });
  }
});

test('saves an address and a card: one is offered at checkout, the other appears on its board', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/pages/modal-examples?open=address');
  const address = page.getByRole('dialog', { name: 'Add address' });
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(address.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  for (const [label, value] of [
    ['Name', 'Nora Quill'],
    ['Street and number', 'Elm Lane 9'],
    ['Postal code', '70173'],
    ['City', 'Stuttgart'],
    ['Country', 'Germany'],
  ] as const)
    await address.getByLabel(label, { exact: true }).fill(value);
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(address).toHaveCount(0);
  await closeMessages(page, 'Elm Lane 9 added to your address book');

  await page.getByRole('button', { name: 'Show: Add card' }).click();
  const card = page.getByRole('dialog', { name: 'Add card' });
  await card.getByLabel('Task').fill('Write to the shop');
  await card.getByRole('button', { name: 'Add card' }).click();
  await card.getByRole('link', { name: 'Open card' }).click();
  await expect(page.getByRole('dialog').getByText('Write to the shop').first()).toBeVisible();

  await page.goto('/apps/ecommerce/checkout');
  await page.getByRole('link', { name: 'Choose an address' }).click();
  await expect(page.getByRole('radio', { name: /Elm Lane 9/ })).toBeVisible();
});

test('shares a board with some people and with everyone again, and closes only the topmost dialog on Esc', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/pages/modal-examples?open=second-step');
  const steps = page.getByRole('dialog', { name: 'Two-factor', exact: true });
  await steps.getByRole('button', { name: 'Turn on' }).click();
  const proof = page.getByRole('dialog', { name: 'Two-step verification' });
  await expect(proof).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proof).toHaveCount(0);
  await expect(steps).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(steps).toHaveCount(0);

  await page.getByRole('button', { name: 'Show: Share project' }).click();
  const share = page.getByRole('dialog', { name: 'Share project' });
  await expect(share.getByRole('textbox', { name: 'Link to the board' })).toHaveValue(/\/apps\/kanban\/\d+$/);
  await share.getByRole('radio', { name: 'Only the owner and these people' }).check();
  await share.getByRole('button', { name: 'Save' }).click();
  await expect(share).toHaveCount(0);
  const undone = answerToWrite(page, '/api/v1/kanban/spaces/1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await undone;
  await page.getByRole('button', { name: 'Show: Share project' }).click();
  await expect(share.getByRole('radio', { name: 'Everyone in the company' })).toBeChecked();
  await page.keyboard.press('Escape');
});

test('invites someone', { tag: '@server' }, async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/pages/modal-examples');
  await page.getByRole('button', { name: 'Show: Refer and earn' }).click();
  const invite = page.getByRole('dialog', { name: 'Refer and earn' });
  await invite.getByLabel('Full name').fill('Ida Brandt');
  await invite.getByLabel('Email').fill('no address');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invite.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await invite.getByLabel('Email').fill('ida@brandt.example');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await closeMessages(page, 'Invitation to Ida Brandt not sent: this server can’t send mail outside.');
});

test('edits a user in a dialog, and changes, cancels and restores their plan on its tab', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/pages/modal-examples?open=user');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('Nora Quill');
  await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Edit user' });
  await editor.getByLabel('Country').fill('Norway');
  await editor.getByRole('button', { name: 'Save' }).click();
  await closeMessages(page, 'Nora Quill saved');

  await page.goto('/apps/user/view/1?tab=billing');
  const current = page.getByRole('region', { name: 'Current plan' });
  await page.getByRole('button', { name: 'Change to Team' }).click();
  await expect(current).toContainText('US$49 a month, or US$480 a year');
  await closeMessages(page, 'Nora Quill changed to Team');
  await current.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(current).toContainText('Free');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(current).toContainText('Team');
});

test('asks before discarding input in a dialog, shows its errors, and keeps its buttons in view', async ({ page, request }) => {
  await signUp(page, request);
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto('/pages/modal-examples?open=address');
  const address = page.getByRole('dialog', { name: 'Add address' });
  const save = address.getByRole('button', { name: 'Save address' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await address.getByLabel('Phone').focus();
  const bottomOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  const topOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  expect(await bottomOf(address.getByLabel('Phone')), 'the foot does not cover what has the focus').toBeLessThan(await topOf(save));
  await save.click();
  const name = address.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await expect(address.getByRole('heading', { name: 'Add address' })).toBeInViewport({ ratio: 1 });

  await name.fill('Ishbel Tait');
  await page.keyboard.press('Escape');
  const asked = page.getByRole('dialog', { name: 'Discard your changes?' });
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Ishbel Tait');
  await page.mouse.click(5, 200);
  await asked.getByRole('button', { name: 'Discard' }).click();
  await expect(address).toHaveCount(0);

  // An untouched dialog closes without asking.
  await page.getByRole('button', { name: 'Show: Add address' }).click();
  await address.getByRole('button', { name: 'Cancel' }).click();
  await expect(address).toHaveCount(0);
});
