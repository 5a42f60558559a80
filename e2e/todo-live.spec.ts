import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { signIn } from './sign-in.ts';
import { drawer, link, quickAdd, row, star, tick, todosOf } from './todo-list.ts';

test('what one does the other sees, without losing what they are at', { tag: ['@two-browsers', '@core'] }, async ({
  page,
  request,
  other,
}) => {
  const { accessToken } = await signIn(page, request, 'admin');
  const { add } = todosOf(request, accessToken);
  await add({ title: 'Seen by both' });
  await add({ title: 'Open on one side' });
  await signIn(other, request, 'staff');
  const streams = [page, other].map((each) => answerTo(each, '/api/v1/events'));
  await Promise.all([page.goto('/apps/todo'), other.goto('/apps/todo')]);
  await Promise.all(streams);

  await link(other, 'Open on one side').click();
  await drawer(other).getByLabel('Title').fill('Half typed');
  await tick(page, 'Seen by both').click();
  await star(page, 'Seen by both').click();
  await expect(row(other, 'Seen by both')).toHaveAttribute('data-done', 'true');
  await quickAdd(page).fill('New from the other side');
  await quickAdd(page).press('Enter');
  await expect(row(other, 'New from the other side')).toBeAttached();
  await expect(drawer(other).getByLabel('Title')).toHaveValue('Half typed');
  await expect(drawer(other).getByLabel('Title')).toBeFocused();
});
