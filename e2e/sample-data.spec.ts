import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

test('opens the sample data from the badge, removes it and restores it', { tag: '@server' }, async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/apps/invoice/clients');
  const badge = page.getByRole('link', { name: 'Sample company' });
  await badge.click();
  const card = page.getByRole('region', { name: 'Sample data' });
  await expect(card.getByText('Will be removed')).toBeVisible();
  await card.getByRole('button', { name: 'Remove sample data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove sample data' }).click();
  await expect(card.getByText('You can restore it for 30 days')).toBeVisible();
  await expect(badge).toBeHidden();
  await card.getByRole('button', { name: 'Restore sample data' }).click();
  await expect(card.getByText('Will be removed')).toBeVisible();
  await expect(badge).toBeVisible();
});
