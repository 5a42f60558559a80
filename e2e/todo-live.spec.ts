import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { signIn } from './sign-in.ts';
import { drawer, link, quickAdd, row, star, tick, todosOf } from './todo-list.ts';

test('shows one person’s changes to the other live, without disturbing their work', { tag: ['@two-browsers', '@core'] }, async ({
  page,
  request,
  other,
}) => {
  const { accessToken } = await signIn(page, request, 'admin');
  const { add } = todosOf(request, accessToken);
  const mark = Date.now().toString(36);
  const [seen, opened, added] = [`Seen by both ${mark}`, `Open on one side ${mark}`, `New from the other side ${mark}`];
  await add({ title: seen });
  await add({ title: opened });
  await signIn(other, request, 'staff');
  const streams = [page, other].map((each) => answerTo(each, '/api/v1/events'));
  await Promise.all([page.goto('/apps/todo'), other.goto('/apps/todo')]);
  await Promise.all(streams);

  await link(other, opened).click();
  await drawer(other).getByLabel('Title').fill('Half typed');
  await tick(page, seen).click();
  await star(page, seen).click();
  await expect(row(other, seen)).toHaveAttribute('data-done', 'true');
  await quickAdd(page).fill(added);
  await quickAdd(page).press('Enter');
  await expect(row(other, added)).toBeAttached();
  await expect(drawer(other).getByLabel('Title')).toHaveValue('Half typed');
  await expect(drawer(other).getByLabel('Title')).toBeFocused();
});
