import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

test('does not submit twice when a request with a lost response is retried', { tag: '@network' }, async ({ page, request }) => {
  const { accessToken } = await signUp(page, request);
  await page.goto('/');
  const add = page.getByRole('button', { name: /^Add to the stock of / }).first();
  const name = (await add.getAttribute('aria-label'))?.replace('Add to the stock of ', '');
  await page.route(
    '**/api/v1/products/*/stock',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await add.click();
  const again = page.getByRole('button', { name: 'Try again', exact: true });
  await expect(again).toBeVisible();
  const booked = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/stock'));
  await again.click();
  const answer = await booked;
  expect([answer.status(), (await answer.json()).product.name]).toEqual([200, name]);
  const { moves } = await (await request.get(answer.url(), { headers: { Authorization: `Bearer ${accessToken}` } })).json();
  expect(moves.filter(({ reason }: { reason: string }) => reason === 'delivery')).toHaveLength(1);
});
