import { randomUUID } from 'node:crypto';
import { expect, test } from './journey.ts';
import { signIn } from './sign-in.ts';
import { drawer, link, quickAdd, row, star, tick, todosOf } from './todo-list.ts';

test('what one does the other sees, without losing what they are at', async ({ page, request, other }) => {
  // Both accounts are shared by all journeys.
  const mark = randomUUID().slice(0, 8);
  const { accessToken } = await signIn(page, request, 'admin');
  const { add } = todosOf(request, accessToken);
  await add({ title: `Seen by both ${mark}` });
  await add({ title: `Open on one side ${mark}` });
  await signIn(other, request, 'staff');
  const streams = [page, other].map((each) => each.waitForResponse('**/api/v1/events*'));
  await Promise.all([page.goto('/apps/todo'), other.goto('/apps/todo')]);
  await Promise.all(streams);

  await link(other, `Open on one side ${mark}`).click();
  await drawer(other).getByLabel('Title').fill('Half typed');
  await tick(page, `Seen by both ${mark}`).click();
  await star(page, `Seen by both ${mark}`).click();
  await expect(row(other, `Seen by both ${mark}`)).toHaveAttribute('data-done', 'true');
  await quickAdd(page).fill(`New from the other side ${mark}`);
  await quickAdd(page).press('Enter');
  await expect(row(other, `New from the other side ${mark}`)).toBeAttached();
  await expect(drawer(other).getByLabel('Title')).toHaveValue('Half typed');
  await expect(drawer(other).getByLabel('Title')).toBeFocused();
});
