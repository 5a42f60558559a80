import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

// Six times the number of cards allowed in the DOM. The boards benchmark measures the cost of two thousand.
const cards = 500;
const atOnce = 25;

test('renders only the visible cards of five hundred, and reaches all of them', async ({ page, request }) => {
  const { accessToken } = await signUp(page, request);
  const headers = { Authorization: `Bearer ${accessToken}` };
  for (let number = 1; number <= cards; number += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, cards - number + 1) }, (_, index) =>
      request.post('/apps/kanban/add-task', { headers, data: { data: { title: `Card ${number + index}`, boardId: 'todo' } } }),
    );
    for (const answer of await Promise.all(batch)) expect(answer.status()).toBe(201);
  }
  await page.goto('/apps/kanban');
  const column = page.getByRole('region', { name: 'To do', exact: true });
  await expect(column.locator('li[draggable=true]').first()).toBeVisible();
  const bounded = async () => expect(await page.locator('[data-card]').count()).toBeLessThan(80);
  await bounded();
  expect(await page.locator('*').count()).toBeLessThan(2500);

  await column.locator('[data-card]').first().focus();
  await page.keyboard.press('End');
  const last = column.locator('[data-card]:focus');
  await expect(last).toHaveText(/Card \d+/);
  await expect(last).toBeInViewport();
  const title = (await last.textContent()) ?? '';
  await page.keyboard.press('ArrowUp');
  await expect(column.locator('[data-card]:focus')).not.toHaveText(title);
  await page.keyboard.press('ArrowDown');
  await expect(last).toHaveText(title);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByRole('region', { name: 'In progress', exact: true }).locator('[data-card]:focus')).toHaveText(title);
  await bounded();

  await page.keyboard.press('/');
  await page.keyboard.type('card 499');
  await expect(page.locator('[data-card]')).toHaveCount(1);
});
