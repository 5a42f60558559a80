import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../../../tests/client.ts';
import { message, openPage, type Page, settled } from '../../../../tests/page/open-page.ts';
import { testApi } from '../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

/** Opens the to-dos of a new company, created from these in order. A function receives the owner, for assignees. */
async function openTodos(given: readonly object[] | ((owner: { fullName: string }) => readonly object[]) = []) {
  const owner = await registerUser(api);
  const { fullName } = owner.userData;
  const tasks = typeof given === 'function' ? given({ fullName }) : given;
  const ids: number[] = [];
  for (const task of tasks) {
    const { status, body } = await owner.post('/apps/todo/add-tasks', { task });
    expect(status, JSON.stringify(body)).toBe(201);
    ids.push(body.task.id);
  }
  const page = await openPage(api, '/apps/todo', owner);
  await page.findByRole('heading', { level: 1 });
  await settled();
  return { owner, ids, page };
}

const titled = (...titles: string[]) => titles.map((title) => ({ title }));
const rows = () => [...document.querySelectorAll<HTMLElement>('li[data-index]')];
const titles = () => [...document.querySelectorAll('li[data-index] [data-link] > [dir=auto]')].map(({ textContent }) => textContent);
const listed = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
const row = (title: string) =>
  waitFor(() => {
    const found = rows().find(({ textContent }) => textContent.includes(title));
    if (!found) throw new Error(`there is no to-do “${title}”: ${titles().join(', ')}`);
    return found;
  });
const link = async (title: string) => within(await row(title)).getByRole('link');
const tick = (page: Page, title: string) => page.findByRole('checkbox', { name: `Completed: ${title}` });
const place = (page: Page, name: string) =>
  within(page.getByRole('navigation', { name: 'Filters and tags' })).findByRole('link', { name: new RegExp(`^${name}`) });
const drawer = async (page: Page) => within(await page.findByRole('dialog'));

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await page.user.click(await page.findByRole('button', { name: `Actions for ${title}` }));
  await page.user.click(await page.findByRole('menuitem', { name: entry }));
}

async function select(page: Page, ...names: string[]): Promise<void> {
  await page.user.click(page.getByRole('button', { name: 'Select several' }));
  for (const name of names) await page.user.click(await page.findByRole('checkbox', { name: `Select ${name}` }));
}

async function undo(page: Page, words: RegExp): Promise<void> {
  await page.user.click(within(await message(page, words)).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(page.queryByRole('group', { name: words })).toBeNull());
}

test('sorts the list by each order', async () => {
  const { page } = await openTodos((owner) => [
    { title: 'Beta', dueDate: '2031-01-02', assignee: owner },
    { title: 'alpha', dueDate: '2031-01-01' },
    { title: 'Gamma', isCompleted: true },
  ]);
  await waitFor(() => expect(rows()).toHaveLength(3));
  const order = async (name: string, ...expected: string[]) => {
    await page.user.click(page.getAllByRole('button', { name: /^Order:|first$|^Title|^Assignee$|^Due date$|^Manual$/ })[0] as HTMLElement);
    await page.user.click(await page.findByRole('menuitemradio', { name }));
    await listed(...expected);
  };
  await order('Title A–Z', 'alpha', 'Beta', 'Gamma');
  await order('Title Z–A', 'Beta', 'alpha', 'Gamma');
  await order('Assignee', 'Beta', 'alpha', 'Gamma');
  await order('Due date', 'alpha', 'Beta', 'Gamma');
  await order('Manual', 'alpha', 'Beta', 'Gamma');
  await order('Latest first', 'alpha', 'Beta', 'Gamma');
});

test('stores filter, tag and search in the URL and restores them', async () => {
  const { page } = await openTodos([
    { title: 'Beta', tags: ['wood'] },
    { title: 'alpha', isImportant: true },
    { title: 'Gamma', isCompleted: true, tags: ['wood'] },
  ]);
  await page.user.click(await place(page, 'Important'));
  await listed('alpha');
  await page.user.click(await place(page, 'Completed'));
  await listed('Gamma');
  await page.user.click(await place(page, 'wood'));
  await listed('Beta', 'Gamma');
  await page.user.type(page.getByRole('textbox', { name: 'Search to-dos' }), 'bet');
  await listed('Beta');
  await waitFor(() => expect(location.pathname + location.search).toBe('/apps/todo/tag/wood?q=bet'));
  await page.reload();
  await listed('Beta');
  await page.user.clear(page.getByRole('textbox', { name: 'Search to-dos' }));
  await page.user.type(page.getByRole('textbox', { name: 'Search to-dos' }), 'zzz');
  await page.findByText('No to-do here matches “zzz”.');
  history.back();
  await listed('Gamma');
});

test('requires a title for a new to-do, and keeps the draft across a reload', async () => {
  const { page } = await openTodos();
  await page.user.click(page.getAllByRole('button', { name: 'Add to-do' })[0] as HTMLElement);
  const form = await drawer(page);
  expect(form.getByLabelText('Title')).toHaveFocus();
  await page.user.click(form.getByRole('button', { name: 'Add to-do' }));
  await form.findByText('Enter a title.');
  expect(form.getByLabelText('Title')).toHaveFocus();
  await page.user.type(form.getByLabelText('Title'), 'Count the screws');
  await page.reload();
  const restored = await drawer(page);
  expect(await restored.findByLabelText('Title')).toHaveValue('Count the screws');
  restored.getByText('These changes aren’t saved yet.');
  await page.user.keyboard('{Escape}');
  await page.user.click(await page.findByRole('button', { name: 'Keep editing' }));
  await page.user.click(restored.getByRole('button', { name: 'Add to-do' }));
  await row('Count the screws');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

test('shows the change of someone else next to the draft', async () => {
  const { owner, ids, page } = await openTodos([{ title: 'Oak', tags: [] }]);
  const [id] = ids;
  await page.user.click(await link('Oak'));
  const form = await drawer(page);
  // Holds the automatic save until the other change is stored.
  const { promise: theirsIsThere, resolve } = Promise.withResolvers<void>();
  page.network.before = (call) => (call === 'POST /apps/todo/update-task' ? theirsIsThere : undefined);
  await page.user.clear(form.getByLabelText('Title'));
  await page.user.type(form.getByLabelText('Title'), 'Oak, mine');
  expect((await owner.post('/apps/todo/update-task', { task: { id, title: 'Oak, theirs' } })).status).toBe(200);
  resolve();
  await page.user.keyboard('{Enter}');
  const note = (await form.findByText(/was changed by someone else/)).closest<HTMLElement>('[role=alert]') as HTMLElement;
  expect(note).toHaveTextContent('Oak, mine');
  expect(note).toHaveTextContent('Oak, theirs');
  await page.user.click(within(note).getByRole('button', { name: 'Save mine' }));
  await row('Oak, mine');

  // Changes to different fields don't conflict: both are kept.
  await page.user.clear(form.getByLabelText('Title'));
  await page.user.type(form.getByLabelText('Title'), 'Oak, last');
  expect((await owner.post('/apps/todo/update-task', { task: { id, isImportant: true } })).status).toBe(200);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.getByRole('button', { name: 'Important: Oak, last' })).toHaveAttribute('aria-pressed', 'true'));
});

test('adds the next to-do when a repeating one is completed, and Undo removes it', async () => {
  const { page } = await openTodos([{ title: 'Water the tree', dueDate: '2031-05-04', repeat: { every: 1, unit: 'week' } }]);
  await page.user.click(await tick(page, 'Water the tree'));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toHaveTextContent('11 May 2031');
  await undo(page, /will repeat/);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(await tick(page, 'Water the tree')).not.toBeChecked();
});

test('completes, tags, assigns, schedules and deletes several at once, each with Undo', async () => {
  const { owner, page } = await openTodos(titled('One', 'Two', 'Three'));
  const { fullName } = owner.userData;
  await select(page, 'One', 'Three');
  await page.findByText('2 selected');
  await page.user.click(page.getByRole('button', { name: 'Mark as completed' }));
  await waitFor(async () => expect(await tick(page, 'One')).toBeChecked());
  expect(await tick(page, 'Two')).not.toBeChecked();
  await undo(page, /2 to-dos completed/);
  await waitFor(async () => expect(await tick(page, 'One')).not.toBeChecked());

  await select(page, 'One', 'Three');
  await page.user.click(page.getByRole('button', { name: 'Add or remove a tag' }));
  await page.user.type(await page.findByLabelText('Tag'), 'oak{Enter}');
  await waitFor(async () => expect(await row('Three')).toHaveTextContent('oak'));
  await page.user.click(page.getByRole('button', { name: 'Assign to someone' }));
  await page.user.type(await page.findByRole('combobox', { name: 'Assignee' }), fullName);
  await page.user.click(await page.findByRole('option', { name: new RegExp(fullName) }));
  await waitFor(async () => expect(await row('One')).toHaveTextContent(fullName));
  await page.user.click(page.getByRole('button', { name: 'Set the due date' }));
  await page.user.click(await page.findByRole('button', { name: 'Tomorrow' }));
  await waitFor(async () => expect(await row('One')).toHaveTextContent('Tomorrow'));
  await undo(page, /set to Tomorrow/);
  await waitFor(async () => expect(await row('One')).not.toHaveTextContent('Tomorrow'));
  await page.user.click(page.getByRole('button', { name: 'Delete' }));
  await listed('Two');
  await undo(page, /2 to-dos deleted/);
  await listed('Three', 'Two', 'One');
});

test('restores a deleted to-do, or deletes it forever after confirmation', async () => {
  const { page } = await openTodos(titled('Keep', 'Lose', 'Burn'));
  for (const title of ['Keep', 'Lose', 'Burn']) await choose(page, title, 'Delete');
  await page.user.click(await place(page, 'Deleted'));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await choose(page, 'Keep', 'Restore');
  await message(page, /“Keep” restored/);
  expect(rows()).toHaveLength(2);
  await choose(page, 'Lose', 'Delete forever');
  await page.user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Delete forever' }));
  await listed('Burn');
  await message(page, /deleted forever/);
  await page.user.click(page.getByRole('button', { name: 'Delete all forever' }));
  await page.user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Delete forever' }));
  await page.findByText('Nothing deleted');
  await page.user.click(await place(page, 'All'));
  await listed('Keep');
});

test('waits for a pending restore before emptying the deleted to-dos', async () => {
  const { page } = await openTodos(titled('Keep', 'Burn'));
  for (const title of ['Keep', 'Burn']) await choose(page, title, 'Delete');
  await page.user.click(await place(page, 'Deleted'));
  await waitFor(() => expect(rows()).toHaveLength(2));
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  page.network.before = (call) => (call === 'POST /api/v1/todo/update-tasks' ? isReleased : undefined);
  await choose(page, 'Keep', 'Restore');
  await listed('Burn');
  await page.user.click(page.getByRole('button', { name: 'Delete all forever' }));
  await page.user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Delete forever' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(page.network.calls).not.toContain('POST /api/v1/todo/purge');
  release();
  await message(page, /deleted forever/);
  await page.user.click(await place(page, 'All'));
  await listed('Keep');
});

test('reverts a change that the server rejects, and offers a retry', async () => {
  const { page } = await openTodos(titled('Stubborn'));
  page.network.answer = (call) =>
    call === 'POST /api/v1/todo/update-tasks'
      ? Response.json({ error: { code: 'internal', message: 'Broken' } }, { status: 500 })
      : undefined;
  await page.user.click(await tick(page, 'Stubborn'));
  const note = await message(page, /Couldn’t save the change/);
  expect(await tick(page, 'Stubborn')).not.toBeChecked();
  page.network.answer = undefined;
  await page.user.click(within(note).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await tick(page, 'Stubborn')).toBeChecked());
});
