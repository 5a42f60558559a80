import type { APIRequestContext, Page } from '@playwright/test';
import { answerTo } from './answer-to.ts';
import {
  addByApi,
  card,
  cellOf,
  drag,
  drawer,
  edit,
  emptyMonth,
  eventOf,
  goToCalendar,
  keptEvent,
  message,
  openCalendar,
} from './calendar-page.ts';
import { closeMessages } from './close-messages.ts';
import { expect, test } from './journey.ts';
import { presetStorage } from './preset-storage.ts';
import { settled } from './settled.ts';
import { signIn, signUp } from './sign-in.ts';

const day = (date: number) => `${emptyMonth}-${String(date).padStart(2, '0')}`;

test('adds, changes and removes an event, and restores it with Undo', { tag: '@network' }, async ({ page, request }) => {
  await openCalendar(page, request);
  const reread = Promise.withResolvers<void>();
  await page.route('**/apps/calendar/events?*', async (route) => {
    await reread.promise;
    await route.continue();
  });
  await page.keyboard.press('n');
  await expect(drawer(page, 'New event').getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Varnish delivery');
  await drawer(page, 'New event').getByLabel('Location').fill('Porto');
  await drawer(page, 'New event').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(drawer(page, 'New event')).toHaveCount(0);
  await expect(cellOf(page, day(12)).getByText('Varnish delivery')).toBeVisible();

  // It opens before the list is refetched.
  await edit(page, eventOf(page, 'Varnish delivery'), 'Varnish delivery');
  // Without focus in a field, Space scrolls.
  await page.keyboard.press('Space');
  await expect(drawer(page).getByLabel('Location')).toHaveValue('Porto');
  reread.resolve();
  await drawer(page).getByLabel('Title').fill('Varnish and oil');
  await drawer(page).getByLabel('Start', { exact: true }).fill(day(14));
  // Closing saves what is not saved yet.
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(cellOf(page, day(14)).getByText('Varnish and oil')).toBeVisible();

  await eventOf(page, 'Varnish and oil').click();
  await card(page, 'Varnish and oil').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(eventOf(page, 'Varnish and oil')).toHaveCount(0);
  const undone = answerTo(page, '/undo');
  await message(page, 'removed').getByRole('button', { name: 'Undo' }).click();
  await expect(eventOf(page, 'Varnish and oil')).toBeVisible();
  await undone;
  await page.reload();
  await expect(cellOf(page, day(14)).getByText('Varnish and oil')).toBeVisible();
});

test('shows a validation error at its field and keeps what was typed', async ({ page, request }) => {
  await openCalendar(page, request);
  await page.getByRole('button', { name: 'Add event' }).first().click();
  const form = drawer(page, 'New event');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Enter a title.');
  await form.getByLabel('Title').fill('Fair');
  await form.getByLabel('Link').fill('not an address');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByLabel('Link')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Fair');

  // The form adds a recurrence rule.
  await form.getByLabel('Link').fill('');
  await form.getByLabel('Repeats').selectOption('Weekly');
  await form.getByRole('checkbox', { name: 'Friday' }).check();
  await form.getByLabel('Ends', { exact: true }).selectOption('After a number of times');
  await form.getByLabel('Number of times').fill('4');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(eventOf(page, 'Fair')).toHaveCount(4);
});

test('drags an event to another day with the mouse, and undoes it', async ({ page, request }) => {
  const token = await openCalendar(page, request);
  await addByApi(request, token, { title: 'Fair', start: day(10), end: day(12), allDay: true });
  const rule = { rrule: 'FREQ=WEEKLY;COUNT=2' };
  await addByApi(request, token, { title: 'Stocktaking', start: `${day(4)}T09:00:00Z`, end: `${day(4)}T09:30:00Z`, extendedProps: rule });
  await addByApi(request, token, { title: 'Visit', start: `${day(3)}T09:00:00Z`, end: `${day(3)}T10:00:00Z` });
  await expect(eventOf(page, 'Visit')).toBeVisible();
  const answered = answerTo(page, '/change');
  await drag(page, eventOf(page, 'Visit'), cellOf(page, day(19)));
  expect(await answered).toBe(200);
  await expect(cellOf(page, day(19)).getByText('Visit')).toBeVisible();
  await message(page, 'moved').getByRole('button', { name: 'Undo' }).click();
  await expect(cellOf(page, day(3)).getByText('Visit')).toBeVisible();

  // An occurrence asks which events to change, and stays in place if canceled.
  await expect(eventOf(page, 'Stocktaking')).toHaveCount(2);
  const question = page.getByRole('dialog', { name: 'Change repeating event' });
  await drag(page, eventOf(page, 'Stocktaking').first(), cellOf(page, day(5)));
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(cellOf(page, day(4)).getByText('Stocktaking')).toBeVisible();
  await drag(page, eventOf(page, 'Stocktaking').first(), cellOf(page, day(6)));
  await question.getByRole('radio', { name: 'All events' }).check();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(cellOf(page, day(6)).getByText('Stocktaking')).toBeVisible();
  await expect(cellOf(page, day(13)).getByText('Stocktaking')).toBeVisible();

  // It stays under the pointer while someone else adds an event, and is saved where it is dropped.
  const [from, to] = [await eventOf(page, 'Visit').boundingBox(), await cellOf(page, day(19)).boundingBox()];
  if (!from || !to) throw new Error('there is nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 40, { steps: 8 });
  const read = answerTo(page, '/apps/calendar/events');
  await addByApi(request, token, { title: 'Fitting', start: `${day(20)}T09:00:00Z`, end: `${day(20)}T10:00:00Z` });
  await read;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const kept = answerTo(page, '/change');
  await page.mouse.up();
  expect(await kept).toBe(200);
  await expect(cellOf(page, day(19)).getByText('Visit')).toBeVisible();
  await expect(eventOf(page, 'Fitting')).toBeVisible();
});

test('drops an event on the right day in right-to-left layout', async ({ page, request }) => {
  await presetStorage(page, { language: 'ar', direction: 'rtl' });
  const token = await openCalendar(page, request);
  await addByApi(request, token, { title: 'Visit', start: `${day(3)}T09:00:00Z`, end: `${day(3)}T10:00:00Z` });
  await expect(eventOf(page, 'Visit')).toBeVisible();
  await drag(page, eventOf(page, 'Visit'), cellOf(page, day(19)));
  await expect(cellOf(page, day(19)).getByText('Visit')).toBeVisible();
});

test('moves and resizes an event by keyboard and announces it', { tag: '@core' }, async ({ page, request }) => {
  const { accessToken: token } = await signUp(page, request);
  const { id } = await addByApi(request, token, { title: 'Visit', start: `${day(12)}T09:00:00Z`, end: `${day(12)}T10:00:00Z` });
  await goToCalendar(page, `view=week&date=${day(12)}`);
  await eventOf(page, 'Visit').focus();
  const moved = answerTo(page, '/change');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: /Visit: .*9:15.*10:15/ })).toBeAttached();
  await moved;
  await expect(eventOf(page, 'Visit')).toBeFocused();
  // Right away, without waiting for the server between two keys.
  const resized = answerTo(page, '/change');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  expect(await resized).toBe(200);
  expect(await keptEvent(request, token, id)).toMatchObject({ start: `${day(12)}T09:15:00.000Z`, end: `${day(12)}T10:30:00.000Z` });
  await eventOf(page, 'Visit').focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Visit').getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(eventOf(page, 'Visit')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Visit').getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByLabel('Ends at')).toHaveValue('10:30');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);

  // Every press counts, however fast.
  await eventOf(page, 'Visit').focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => keptEvent(request, token, id)).toMatchObject({ start: `${day(12)}T10:00:00.000Z` });
  await expect(eventOf(page, 'Visit')).toBeFocused();
});

test('resizes an event with the mouse, and drags out a range for a new one', async ({ page, request }) => {
  const token = await openCalendar(page, request, `view=day&date=${day(12)}`);
  const { id } = await addByApi(request, token, { title: 'Visit', start: `${day(12)}T09:00:00Z`, end: `${day(12)}T10:00:00Z` });
  const box = await eventOf(page, 'Visit').boundingBox();
  if (!box) throw new Error('the event is not in sight');
  await page.mouse.move(box.x + 80, box.y + box.height / 2);
  const changed = answerTo(page, '/change');
  await page.mouse.move(box.x + 80, box.y + box.height - 1, { steps: 3 });
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + box.height * 2 - 2, { steps: 8 });
  await page.mouse.up();
  expect(await changed).toBe(200);
  expect(await keptEvent(request, token, id)).toMatchObject({ end: `${day(12)}T11:00:00.000Z` });

  await page.mouse.move(box.x + 80, box.y + box.height * 4 + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + box.height * 5 + 4, { steps: 8 });
  await page.mouse.up();
  await expect(drawer(page, 'New event').getByLabel('Starts at')).toHaveValue('13:00');
});

test('starts an event from an empty slot, shows its details and replies on its card, moves it and undoes the move', {
  tag: '@network',
}, async ({ page, request }) => {
  // Set up before the page opens: a request sent while the first route is being set could bypass it.
  let isCut = false;
  await page.route('**/add-event', (route) => (isCut ? route.abort() : route.continue()));
  const token = await openCalendar(page, request, `view=day&date=${day(12)}`);
  const { id: visit } = await addByApi(request, token, { title: 'Visit', start: `${day(12)}T09:00:00Z`, end: `${day(12)}T10:00:00Z` });
  const box = await eventOf(page, 'Visit').boundingBox();
  if (!box) throw new Error('the event is not in sight');
  await page.mouse.click(box.x + 80, box.y + box.height * 1.6);
  const slot = drawer(page, 'New event');
  await expect(slot.getByLabel('Title')).toBeFocused();
  await expect(slot.getByLabel('Starts at')).toHaveValue('10:30');
  await page.keyboard.type('Fitting');
  // What was typed carries over to the form, and closing it there asks for confirmation.
  await slot.getByRole('button', { name: 'More options' }).click();
  await expect(slot.getByLabel('Title')).toHaveValue('Fitting');
  await expect(slot.getByLabel('Ends at')).toHaveValue('11:30');
  await slot.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click();
  await expect(slot).toHaveCount(0);

  // Pressing Enter twice adds one event; a discarded title reappears; a failed request is retried.
  await page.mouse.click(box.x + 80, box.y + box.height * 1.6);
  await expect(slot.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Fitting');
  await page.keyboard.press('Escape');
  await expect(slot).toHaveCount(0);
  await page.mouse.click(box.x + 80, box.y + box.height * 1.6);
  await expect(slot.getByLabel('Title')).toHaveValue('Fitting');
  isCut = true;
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(slot).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  isCut = false;
  const added = answerTo(page, '/add-event');
  await again.click();
  expect(await added).toBe(201);
  await expect(eventOf(page, 'Fitting')).toHaveCount(1);

  // The card takes the guest's reply.
  const personId = await page.evaluate(() => (JSON.parse(localStorage.getItem('userData') ?? '{}') as { id: number }).id);
  const data = { event: { id: visit, extendedProps: { guests: [{ personId }], location: 'Porto' } } };
  const invited = answerTo(page, '/apps/calendar/events');
  await request.post('/apps/calendar/update-event', { data, headers: { Authorization: `Bearer ${token}` } });
  await invited;
  await eventOf(page, 'Visit').click();
  await expect(card(page, 'Visit')).toContainText('Porto');
  const answered = answerTo(page, '/answer');
  await card(page, 'Visit').getByRole('button', { name: 'Maybe' }).click();
  expect(await answered).toBe(200);
  await expect(card(page, 'Visit').getByRole('button', { name: 'Maybe' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(card(page, 'Visit')).toHaveCount(0);

  await page.keyboard.press('m');
  // The day view stays until the month has loaded, and the event is in a different place there.
  await expect(cellOf(page, day(19))).toBeVisible();
  await drag(page, eventOf(page, 'Visit'), cellOf(page, day(19)));
  await expect(cellOf(page, day(19)).getByText('Visit')).toBeVisible();
  await message(page, 'moved').getByRole('button', { name: 'Undo' }).click();
  await expect(cellOf(page, day(12)).getByText('Visit')).toBeVisible();
});

test('shows and hides each calendar, or all at once, and keeps the choice in the address', async ({ page, request }) => {
  const token = await openCalendar(page, request);
  const calendars = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'];
  for (const [index, calendar] of calendars.entries())
    await addByApi(request, token, { title: `Kept as ${calendar}`, start: day(3 + index), allDay: true, extendedProps: { calendar } });
  await expect(eventOf(page, 'Kept as')).toHaveCount(5);
  for (const [name, calendar] of [
    ['Personal', 'Personal'],
    ['Other', 'ETC'],
  ] as const) {
    await page.getByRole('checkbox', { name }).uncheck();
    await expect(eventOf(page, `Kept as ${calendar}`)).toHaveCount(0);
  }
  expect(new URL(page.url()).searchParams.get('calendars')).toBe('Business,Family,Holiday');
  await page.reload();
  await expect(eventOf(page, 'Kept as')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'All calendars' }).check();
  await expect(eventOf(page, 'Kept as')).toHaveCount(5);
  await page.getByRole('checkbox', { name: 'All calendars' }).uncheck();
  await expect(eventOf(page, 'Kept as')).toHaveCount(0);
});

test('reorders the sidebar by keyboard, menu and mouse, and keeps the order', async ({ page, request }) => {
  await openCalendar(page, request);
  const group = page.getByRole('complementary', { name: 'Calendars and days' }).getByRole('group', { name: 'Also show' });
  const order = () => group.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.parentElement?.textContent?.split(' ')[0]));
  const handle = (name: string) => group.getByRole('button', { name: `Move ${name} due dates` });
  await expect.poll(order).toEqual(['Card', 'To-do', 'Invoice']);
  await handle('Card').press('ArrowDown');
  await expect.poll(order).toEqual(['To-do', 'Card', 'Invoice']);
  await expect(handle('Card')).toBeFocused();
  await handle('Invoice').click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(order).toEqual(['To-do', 'Invoice', 'Card']);
  await handle('To-do').hover();
  const [from, onto] = [await handle('To-do').boundingBox(), await handle('Card').boundingBox()];
  if (!from || !onto) throw new Error('there is nothing to drag');
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 20, { steps: 3 });
  await page.mouse.move(onto.x + 12, onto.y + onto.height - 3, { steps: 8 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['Invoice', 'Card', 'To-do']);
  await page.reload();
  await expect.poll(order).toEqual(['Invoice', 'Card', 'To-do']);
});

/** Opens a series of five days, with helpers to change its occurrences in the panel. */
async function openSeries(page: Page, request: APIRequestContext) {
  const token = await openCalendar(page, request);
  const rule = { rrule: 'FREQ=DAILY;COUNT=5' };
  await addByApi(request, token, { title: 'Stocktaking', start: `${day(10)}T09:00:00Z`, end: `${day(10)}T09:30:00Z`, extendedProps: rule });
  await expect(eventOf(page, 'Stocktaking')).toHaveCount(5);
  const panel = drawer(page);
  const status = panel.getByRole('status');
  const save = async (act: () => Promise<void>) => {
    // The next edit starts from the server's state at that time.
    const read = answerTo(page, '/change').then(() => answerTo(page, '/apps/calendar/events'));
    await act();
    await read;
    await expect(status).toHaveText('Saved');
  };
  const rename = async (date: number, from: string, to: string, scope: string) => {
    await edit(page, cellOf(page, day(date)).getByText(from), from);
    await expect(panel.getByRole('radio', { name: 'This event', exact: true })).toBeChecked();
    await panel.getByRole('radio', { name: scope, exact: true }).check();
    await panel.getByLabel('Title').fill(to);
    await save(() => panel.getByLabel('Title').press('Enter'));
  };
  const close = async () => {
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
  };
  return { panel, save, rename, close };
}

test('changes one occurrence, opens it as its own event, and rejoins it to the series on undo', async ({ page, request }) => {
  const { panel, save, rename } = await openSeries(page, request);
  await rename(11, 'Stocktaking', 'Once', 'This event');
  await expect(eventOf(page, 'Once')).toHaveCount(1);
  await panel.getByLabel('Location').fill('Porto');
  await save(() => panel.getByLabel('Location').press('Enter'));
  await expect(eventOf(page, 'Once')).toHaveCount(1);
  await message(page, 'saved').getByRole('button', { name: 'Undo' }).click();
  await expect(eventOf(page, 'Stocktaking')).toHaveCount(5);
  await expect(panel.getByLabel('Title')).toHaveValue('Stocktaking');
  await expect(panel.getByLabel('Location')).toHaveValue('');
});

test('changes a recurring event from one occurrence on, and as a whole', async ({ page, request }) => {
  const { panel, save, rename, close } = await openSeries(page, request);
  await rename(13, 'Stocktaking', 'Later', 'This and following events');
  await expect(eventOf(page, 'Later')).toHaveCount(2);
  // The panel shows the series that starts there.
  await panel.getByLabel('Location').fill('Porto');
  await save(() => panel.getByLabel('Location').press('Enter'));
  await expect(eventOf(page, 'Later')).toHaveCount(2);
  await close();
  await rename(10, 'Stocktaking', 'Whole', 'All events');
  await expect(cellOf(page, day(12)).getByText('Whole')).toBeVisible();
  // The recurrence never applies to a single occurrence.
  await panel.getByRole('radio', { name: 'This event', exact: true }).check();
  await save(async () => void (await panel.getByLabel('Repeats').selectOption('Weekly')));
  await expect(panel.getByRole('radio', { name: 'This and following events' })).toBeChecked();
  await expect(cellOf(page, day(12)).getByText('Whole')).toHaveCount(0);
  await expect(cellOf(page, day(17)).getByText('Whole')).toBeVisible();
  await close();

  await cellOf(page, day(14)).getByText('Later').click();
  await card(page, 'Later').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog', { name: 'Remove repeating event' }).getByRole('button', { name: 'Remove' }).click();
  await expect(eventOf(page, 'Later')).toHaveCount(1);
});

test('saves each field of an open event separately, skips invalid ones, and stays open when the event moves', async ({ page, request }) => {
  const token = await openCalendar(page, request);
  const { id } = await addByApi(request, token, { title: 'Visit', start: `${day(12)}T09:00:00Z`, end: `${day(12)}T10:00:00Z` });
  const kept = () => keptEvent(request, token, id);
  await edit(page, eventOf(page, 'Visit'), 'Visit');
  const panel = drawer(page);
  await panel.getByLabel('Calendar', { exact: true }).selectOption('Family');
  await expect.poll(kept).toMatchObject({ extendedProps: { calendar: 'Family' } });
  await panel.getByLabel('Link').fill('not an address');
  await panel.getByLabel('Location').fill('Porto');
  await expect.poll(kept).toMatchObject({ url: '', extendedProps: { location: 'Porto' } });
  await expect(panel.getByLabel('Link')).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByLabel('Link')).toHaveValue('not an address');
  await panel.getByLabel('Title').fill('');
  await panel.getByLabel('Link').fill('https://there.example');
  await expect(panel.getByLabel('Title')).toHaveValue('Visit');
  await expect.poll(kept).toMatchObject({ title: 'Visit', url: 'https://there.example' });

  // Moves it to another year, out of view.
  await panel.getByLabel('Start', { exact: true }).fill('2034-01-12');
  await panel.getByLabel('Start', { exact: true }).press('Enter');
  await expect(eventOf(page, 'Visit')).toHaveCount(0);
  await expect(panel.getByRole('status')).toHaveText('Saved');
  await panel.getByLabel('Title').fill('Visit later');
  await panel.getByLabel('Title').press('Enter');
  await expect.poll(kept).toMatchObject({ title: 'Visit later', start: '2034-01-12T09:00:00.000Z' });
  await message(page, 'saved').getByRole('button', { name: 'Undo' }).click();
  await expect(eventOf(page, 'Visit')).toBeVisible();
  await expect(panel.getByLabel('Link')).toHaveValue('');

  // Someone else deletes it.
  await request.delete(`/apps/calendar/remove-event?id=${id}`, { headers: { Authorization: `Bearer ${token}` } });
  await expect(message(page, 'no longer')).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('restores the view, and an event, from the address', async ({ page, request }) => {
  const token = await openCalendar(page, request);
  const { id } = await addByApi(request, token, { title: 'Visit', start: `${day(12)}T09:00:00Z` });
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/view=week/);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(new RegExp(`date=${day(19)}`));
  await page.goBack();
  await expect(eventOf(page, 'Visit')).toBeVisible();
  await page.goto(`/apps/calendar?event=${id}`);
  await expect(drawer(page).getByLabel('Title')).toHaveValue('Visit');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
});

test.describe('in another time zone', () => {
  test.use({ unusual: { timezoneId: 'Pacific/Auckland' } });

  test('keeps an all-day event on its day, and shows a time from another zone in both zones', async ({ page, request }) => {
    const token = await openCalendar(page, request);
    await addByApi(request, token, { title: 'Holiday', start: day(10), end: day(11), allDay: true });
    await addByApi(request, token, {
      title: 'Call',
      start: `${day(20)}T20:00:00Z`,
      end: `${day(20)}T21:00:00Z`,
      extendedProps: { timeZone: 'Europe/Lisbon' },
    });
    await expect(cellOf(page, day(10)).getByText('Holiday')).toBeVisible();
    await edit(page, cellOf(page, day(21)).getByText('Call'), 'Call');
    await expect(drawer(page).getByLabel('Starts at')).toHaveValue('20:00');
    await expect(drawer(page).getByText(/Your time \(Pacific\/Auckland\): .*9:00/)).toBeVisible();
  });
});

test('shows an event one account adds to the other without moving its view, except in personal calendars', {
  tag: '@two-browsers',
}, async ({ page: mine, other: theirs, request }) => {
  const { accessToken } = await signIn(mine, request, 'admin');
  await signIn(theirs, request, 'staff');
  const stamp = Date.now().toString(36);
  const following = answerTo(theirs, '/api/v1/events');
  await goToCalendar(theirs, 'view=week&date=2032-05-12');
  await following;
  await theirs.keyboard.press('n');
  await drawer(theirs, 'New event').getByLabel('Title').fill('half typed');
  await settled(theirs);
  const scroller = theirs.locator('[role=row]').last();
  const before = await scroller.boundingBox();

  const at = (hour: string) => ({ start: `2032-05-12T${hour}:00:00Z`, end: `2032-05-12T${hour}:45:00Z` });
  const shared = await addByApi(request, accessToken, { title: `Shared ${stamp}`, ...at('09') });
  const own = await addByApi(request, accessToken, { title: `Own ${stamp}`, ...at('11'), extendedProps: { calendar: 'Personal' } });
  await expect(theirs.getByText(`Shared ${stamp}`)).toBeAttached();
  await expect(drawer(theirs, 'New event').getByLabel('Title')).toHaveValue('half typed');
  expect(await scroller.boundingBox()).toEqual(before);
  await expect(theirs.getByText(`Own ${stamp}`)).toHaveCount(0);
  await goToCalendar(mine, 'view=week&date=2032-05-12');
  await expect(eventOf(mine, `Own ${stamp}`)).toBeVisible();
  for (const { id } of [shared, own])
    await request.delete(`/apps/calendar/remove-event?id=${id}`, { headers: { Authorization: `Bearer ${accessToken}` } });
});

test('takes a guest’s reply on the card, and shows it and their availability to the organizer', { tag: '@two-browsers' }, async ({
  page: mine,
  other: theirs,
  request,
}) => {
  const { accessToken } = await signIn(mine, request, 'admin');
  const { userData, accessToken: theirToken } = await signIn(theirs, request, 'staff');
  const title = `Visit ${Date.now().toString(36)}`;
  const guests = [{ personId: (userData as { id?: number }).id }];
  const times = { start: '2032-06-09T09:00:00Z', end: '2032-06-09T10:00:00Z' };
  const { id } = await addByApi(request, accessToken, { title, ...times, extendedProps: { guests } });
  await goToCalendar(theirs, 'view=week&date=2032-06-09');
  await eventOf(theirs, title).click();
  const answered = answerTo(theirs, '/answer');
  await card(theirs, title).getByRole('button', { name: 'Yes' }).click();
  expect(await answered).toBe(200);
  await goToCalendar(mine, 'view=week&date=2032-06-09');
  await eventOf(mine, title).click();
  await expect(card(mine, title).getByRole('listitem')).toContainText('Coming');

  // Their event stays private; only the busy time is visible.
  const dentist = { title: `Dentist ${title}`, start: '2032-06-09T09:30:00Z', end: '2032-06-09T10:30:00Z' };
  const { id: privateId } = await addByApi(request, theirToken, { ...dentist, extendedProps: { calendar: 'Personal' } });
  await card(mine, title).getByRole('button', { name: 'Edit', exact: true }).click();
  const strip = drawer(mine).getByRole('region', { name: 'Availability' });
  await expect(strip.getByRole('listitem').filter({ hasText: 'You' })).toContainText('Free');
  await expect(strip.getByRole('listitem').filter({ hasNotText: 'You' })).toContainText('Busy 09:30–10:30');
  await expect(strip.getByRole('status')).toContainText('1 of 2 is busy');
  await expect(drawer(mine)).not.toContainText('Dentist');
  await strip.getByRole('button', { name: 'Next free time' }).press('Enter');
  await expect(drawer(mine).getByLabel('Starts at')).toHaveValue('10:30');
  await expect(drawer(mine).getByLabel('Ends at')).toHaveValue('11:30');
  await expect(strip.getByRole('status')).toContainText('Everyone is available');
  for (const [eventId, token] of [
    [id, accessToken],
    [privateId, theirToken],
  ] as const)
    await request.delete(`/apps/calendar/remove-event?id=${eventId}`, { headers: { Authorization: `Bearer ${token}` } });
});

test('exports events, and imports them with a count', async ({ page, request }) => {
  const token = await openCalendar(page, request);
  await addByApi(request, token, { title: 'Visit', start: `${day(12)}T09:00:00Z` });
  await page.getByRole('button', { name: 'Export…' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save file' }).click();
  const path = await (await download).path();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Import…' }).click();
  await page.getByLabel('Choose a file').setInputFiles(path);
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Updated')).toBeVisible();
  await expect(page.getByRole('dialog').locator('dd').nth(2)).toHaveText('0');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('subscribes through an address that is shown once and can be revoked', { tag: '@server' }, async ({ page, request }) => {
  await openCalendar(page, request);
  await page.getByRole('button', { name: 'Subscribe…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe on your phone' });
  await dialog.getByRole('button', { name: 'Create address' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Your address' }).inputValue();
  await expect(dialog.getByRole('img', { name: 'QR code of your address' })).toBeVisible();
  const webcal = address.replace('http:', 'webcal:');
  await expect(dialog.getByRole('link', { name: 'Open in this device’s calendar' })).toHaveAttribute('href', webcal);
  const read = await request.get(address);
  expect(read.headers()['content-type']).toContain('text/calendar');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('shows both versions of an edit conflict, and retries a failed save or load', {
  tag: '@network',
}, async ({ page, request }) => {
  const token = await openCalendar(page, request);
  const { id } = await addByApi(request, token, { title: 'Visit', start: `${day(12)}T09:00:00Z`, end: `${day(12)}T10:00:00Z` });
  const theirs = (change: object) =>
    request.post('/apps/calendar/update-event', { data: { event: { id, ...change } }, headers: { Authorization: `Bearer ${token}` } });
  let answered = Promise.withResolvers<void>();
  await page.route('**/change', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await edit(page, eventOf(page, 'Visit'), 'Visit');
  // Changes to different fields are merged.
  const first = page.waitForRequest('**/change');
  await drawer(page).getByLabel('Link').fill('https://there.example');
  await first;
  await theirs({ extendedProps: { location: 'Porto' } });
  answered.resolve();
  await expect(drawer(page).getByRole('status')).toHaveText('Saved');
  await expect(drawer(page).getByLabel('Location')).toHaveValue('Porto');
  answered = Promise.withResolvers<void>();
  const second = page.waitForRequest('**/change');
  await drawer(page).getByLabel('Title').fill('My visit');
  await second;
  await theirs({ title: 'Their visit' });
  answered.resolve();
  const conflict = drawer(page).getByRole('alert').filter({ hasText: 'This event was changed by someone else' });
  await expect(conflict.getByRole('cell', { name: 'Their visit' })).toBeVisible();
  await expect(drawer(page).getByLabel('Title')).toHaveValue('My visit');
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(drawer(page).getByRole('status')).toHaveText('Saved');
  await expect(conflict).toHaveCount(0);
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(eventOf(page, 'My visit')).toBeVisible();
  await page.unroute('**/change');

  // A failed save shows an error and can be retried.
  await page.route('**/change', (route) => route.fulfill({ status: 500, json: {} }));
  await drag(page, eventOf(page, 'My visit'), cellOf(page, day(19)));
  await expect(message(page, 'Couldn’t save the change')).toBeVisible();
  await expect(cellOf(page, day(12)).getByText('My visit')).toBeVisible();
  await page.unroute('**/change');
  await message(page, 'Couldn’t save the change').getByRole('button', { name: 'Try again' }).click();
  await expect(cellOf(page, day(19)).getByText('My visit')).toBeVisible();

  // A failed load shows an error and keeps the grid.
  await page.route('**/apps/calendar/events**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/apps/calendar?view=month&date=2033-01-01');
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load events' })).toBeVisible({ timeout: 20_000 });
  await expect(cellOf(page, '2033-01-05')).toBeVisible();
  await page.unroute('**/apps/calendar/events**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load events' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ unusual: { viewport: { width: 390, height: 844 }, hasTouch: true } });

  test('shows the list first, opens a day from the month on tap, shows three days in a week, and remembers the last view', async ({
    page,
    request,
  }) => {
    const token = await openCalendar(page, request);
    await addByApi(request, token, { title: 'Visit', start: `${day(12)}T09:00:00Z`, end: `${day(12)}T10:00:00Z` });
    await cellOf(page, day(12)).tap();
    await expect(page).toHaveURL(new RegExp(`view=day&date=${day(12)}`));
    await expect(eventOf(page, 'Visit')).toBeVisible();
    await page.getByRole('button', { name: 'Week', exact: true }).tap();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.goto('/apps/calendar');
    await expect(page.getByRole('button', { name: 'Week', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('atrium.calendar.shown')) localStorage.removeItem(key);
    });
    await page.goto('/apps/calendar');
    await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('moves a due item to another day or hour by mouse and keyboard, undoes it, and leaves it in place when rejected', {
  tag: '@network',
}, async ({ page, request }) => {
  const token = await openCalendar(page, request);
  const headers = { Authorization: `Bearer ${token}` };
  const post = async (path: string, data: unknown) => (await request.post(path, { data, headers })).json();
  const { newTask } = await post('/apps/kanban/add-task', { data: { title: 'Sand the legs', boardId: 'todo' } });
  await post('/apps/kanban/update-task', { data: { id: newTask.id, dueDate: Date.parse(`${day(12)}T09:00:00Z`) } });
  const { task } = await post('/apps/todo/add-tasks', { task: { title: 'Order oil', dueDate: day(12), dueTime: '10:00' } });
  await post('/apps/todo/add-tasks', { task: { title: 'Water plants', dueDate: day(12), repeat: { every: 1, unit: 'week' } } });
  const due = async () => {
    const { overlays } = await (
      await request.get('/api/v1/calendar/overlays', { params: { start: day(1), end: day(28) }, headers })
    ).json();
    const startOf = (wanted: number, kind: string) =>
      overlays.find((one: { kind: string; id: number }) => one.kind === kind && one.id === wanted)?.start;
    return [startOf(newTask.id, 'card'), startOf(task.id, 'todo')];
  };
  const [cardStart, todoStart] = await due();
  expect([cardStart, todoStart]).toEqual([`${day(12)}T09:00:00.000Z`, `${day(12)}T10:00:00`]);

  await goToCalendar(page, `view=month&date=${day(12)}&show=card,todo&calendars=Holiday`);
  const movable = page.locator('[data-movable]');
  await expect(movable).toHaveCount(2);
  const dueCard = eventOf(page, 'Sand the legs');
  await drag(page, dueCard, cellOf(page, day(20)));
  await expect(cellOf(page, day(20)).getByText('Sand the legs')).toBeVisible();
  await expect.poll(due).toEqual([`${day(20)}T09:00:00.000Z`, todoStart]);
  await message(page, 'moved').getByRole('button', { name: 'Undo' }).click();
  await expect(cellOf(page, day(12)).getByText('Sand the legs')).toBeVisible();
  await expect.poll(due).toEqual([cardStart, todoStart]);
  // A recurring one can only be moved where its recurrence is visible.
  await drag(page, eventOf(page, 'Water plants'), cellOf(page, day(20)));
  await expect(cellOf(page, day(12)).getByText('Water plants')).toBeVisible();

  await page.route('**/kanban/update-task', (route) => route.fulfill({ status: 404, json: { message: 'No such card.' } }));
  await drag(page, dueCard, cellOf(page, day(5)));
  await expect(message(page, 'no longer exists')).toBeVisible();
  await expect(cellOf(page, day(12)).getByText('Sand the legs')).toBeVisible();

  await goToCalendar(page, `view=week&date=${day(12)}&show=todo&calendars=Holiday`);
  const dueTodo = eventOf(page, 'Order oil');
  await expect(movable).toHaveCount(1);
  await dueTodo.focus();
  for (const _ of [1, 2]) await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: /Order oil: .*10:30/ })).toBeAttached();
  await expect.poll(due).toEqual([cardStart, `${day(12)}T10:30:00`]);
  await expect(dueTodo).toBeFocused();
  await closeMessages(page, 'moved');
  const box = await dueTodo.boundingBox();
  if (!box) throw new Error('it has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 100, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await due())[1]).not.toBe(`${day(12)}T10:30:00`);
  await message(page, 'moved').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(due).toEqual([cardStart, `${day(12)}T10:30:00`]);
});

test('adds a calendar, adds events to it, hides it, shares it with a colleague, deletes it and restores it', async ({ page, request }) => {
  const token = await openCalendar(page, request);
  const headers = { Authorization: `Bearer ${token}` };
  const sidebar = page.getByRole('complementary', { name: 'Calendars and days' });
  await sidebar.getByRole('button', { name: 'Add a calendar' }).click();
  await page.getByRole('menuitem', { name: 'New calendar…' }).click();
  const dialog = page.getByRole('dialog', { name: 'New calendar' });
  await dialog.getByLabel('Name').fill('Workshop');
  await dialog.getByRole('radio', { name: 'Teal' }).check();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const box = sidebar.getByRole('checkbox', { name: 'Workshop' });
  await expect(box).toBeChecked();
  // It shows before it is saved; until then the dialog is open and has the focus.
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('n');
  const form = drawer(page, 'New event');
  await form.getByLabel('Title').fill('Sharpen the planes');
  await form.getByLabel('Calendar', { exact: true }).selectOption('Workshop');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const sharpen = eventOf(page, 'Sharpen the planes');
  await expect(sharpen).toBeVisible();
  await closeMessages(page, 'added');
  await box.uncheck();
  await expect(sharpen).toBeHidden();
  await page.reload();
  await expect(box).not.toBeChecked();
  await expect(sharpen).toBeHidden();
  await box.check();
  await expect(sharpen).toBeVisible();

  await sidebar.getByRole('button', { name: 'Actions for Workshop' }).click();
  await page.getByRole('menuitem', { name: 'Edit and share…' }).click();
  const change = page.getByRole('dialog', { name: 'Edit calendar' });
  await change.getByLabel('Name').fill('Our workshop');
  await change.getByLabel('Everyone in the company').selectOption('Can view');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toBeHidden();
  await expect(sidebar.getByRole('checkbox', { name: 'Our workshop' })).toBeChecked();
  const listed = async () => (await (await request.get('/api/v1/calendar/calendars', { headers })).json()).calendars;
  await expect.poll(listed).toMatchObject([{ name: 'Our workshop', colour: 'teal', companyMay: 'see' }]);

  await sidebar.getByRole('button', { name: 'Actions for Our workshop' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(sharpen).toBeHidden();
  await expect.poll(listed).toEqual([]);
  await message(page, 'deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(sharpen).toBeVisible();
});
