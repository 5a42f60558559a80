import { answerTo } from './answer-to.ts';
import { addByApi, drawer, eventOf, goToCalendar, openCalendar } from './calendar-page.ts';
import { expect, test } from './journey.ts';
import { keepSession, signUp } from './sign-in.ts';

test('applies the date format at once on all pages, in other browsers and after a reload', {
  tag: '@two-browsers',
}, async ({ page, other, request }) => {
  const person = await signUp(page, request);
  await keepSession(other, person);
  await addByApi(request, person.accessToken, { title: 'Visit', start: '2031-03-12T15:00:00Z', end: '2031-03-12T16:00:00Z' });
  const following = answerTo(other, '/api/v1/events');
  await goToCalendar(other);
  await following;
  await expect(eventOf(other, 'Visit')).toContainText('15:00');
  const firstDay = other.locator('[role=gridcell][data-date], [role=cell][data-date]').first();
  await expect(firstDay).toHaveAttribute('data-date', '2031-02-23');

  await page.goto('/access-control');
  await page.getByRole('button', { name: person.userData.fullName }).click();
  await page.getByRole('menuitem', { name: 'Date and time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Date and time' });
  const zone = dialog.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('Same as this device: UTC');
  const example = dialog.getByRole('region', { name: 'Preview' });
  await dialog.getByLabel('Clock').selectOption('12 hours');
  await expect(example).toContainText(/\d (am|pm)/);
  await expect(eventOf(other, 'Visit')).toContainText('3:00 pm');
  await dialog.getByLabel('Week starts on').selectOption('Saturday');
  await expect(firstDay).toHaveAttribute('data-date', '2031-03-01');

  await zone.fill('kath');
  await expect(dialog.getByRole('option', { name: /Kathmandu/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Asia/Kathmandu');
  await expect(example).toContainText('Asia/Kathmandu');
  await expect(eventOf(other, 'Visit')).toContainText('8:45 pm');
  await other.reload();
  await expect(eventOf(other, 'Visit')).toContainText('8:45 pm');

  // A failed save is rolled back and can be retried.
  await page.route('**/api/v1/session/dates', (route) => route.abort());
  await dialog.getByLabel('Clock').selectOption('24 hours');
  await expect(dialog.getByText('Couldn’t save the date format')).toBeVisible();
  await expect(dialog.getByLabel('Clock')).toHaveValue('h12');
  await page.unroute('**/api/v1/session/dates');
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Couldn’t save the date format' }).getByRole('button', { name: 'Try again' }).click();
  await expect(eventOf(other, 'Visit')).toContainText('20:45');
});

test('accepts a date and time typed freely or picked from a calendar by keyboard alone', async ({ page, request }) => {
  await openCalendar(page, request);
  await page.keyboard.press('n');
  const form = drawer(page, 'New event');
  const start = form.getByLabel('Start', { exact: true });
  await start.fill('24/12/2031');
  await page.keyboard.press('Tab');
  await expect(start).toHaveValue('24 Dec 2031');
  await form.getByRole('button', { name: 'Ends on another day' }).click();
  await expect(form.getByLabel('End', { exact: true })).toHaveValue('24 Dec 2031');
  await form.getByLabel('Starts at').fill('9pm');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Starts at')).toHaveValue('21:00');
  await expect(form.getByLabel('Ends at')).toHaveValue('22:00');

  // Unparsable input leaves the day unchanged.
  await start.fill('frog');
  await page.keyboard.press('Tab');
  await expect(start).toHaveAccessibleDescription(/“frog” isn’t a date/);
  await expect(start).toHaveValue('24 Dec 2031');
  await start.fill('three days after 1 january 2032');
  await page.keyboard.press('Tab');
  await expect(start).toHaveValue('4 Jan 2032');

  const picker = page.getByRole('dialog', { name: 'Calendar', exact: true });
  await form.getByRole('button', { name: 'Open the calendar' }).first().press('Enter');
  await expect(picker.getByRole('button', { name: /\D 4 January 2032/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(start).toHaveValue('5 Jan 2032');
  await form.getByRole('button', { name: 'Open the calendar' }).first().press('Enter');
  await expect(picker.getByRole('button', { name: /\D 5 January 2032/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(form).toBeVisible();
});
