import { answerTo } from './answer-to.ts';
import { expect, test } from './journey.ts';
import { onePixel } from './one-pixel.ts';
import { signUp } from './sign-in.ts';

test('formats input fields by type, by mouse and keyboard', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/forms/elements/input-mask');
  const card = page.getByLabel('Card number');
  await card.fill('');
  await card.pressSequentially('371449635398431');
  await expect(card).toHaveValue('3714 496353 98431');
  // In the middle: the caret stays after what is typed.
  await card.fill('4111');
  await card.press('Home');
  await card.press('ArrowRight');
  await card.pressSequentially('29');
  await expect(card).toHaveValue('4291 11');
  await card.press('Delete');
  await expect(card).toHaveValue('4291 1');
  await card.press('Backspace');
  await expect(card).toHaveValue('4211');

  await page.goto('/forms/elements/number-input');
  const seats = page.getByRole('spinbutton', { name: 'Seats at the table' });
  await seats.press('End');
  await expect(seats).toHaveValue('12');
  await seats.press('PageDown');
  await expect(seats).toHaveValue('2');
  await page.getByRole('button', { name: 'Increase: Seats at the table' }).click();
  await expect(seats).toHaveValue('3');
  // A value out of range stays visible but is not accepted.
  await seats.fill('40');
  await seats.press('Tab');
  await expect(seats).toHaveValue('40');
  await expect(page.getByText('At most 12.')).toBeVisible();
  await expect(seats).toHaveAttribute('aria-valuenow', '3');

  await page.goto('/forms/elements/select');
  const film = page.getByRole('combobox', { name: 'Movie' });
  await film.click();
  await film.pressSequentially('incep');
  const found = page.getByRole('listbox', { name: 'Movie' }).getByRole('option');
  await expect(found).toHaveText(['Inception']);
  // Nothing is highlighted while the results may be for a shorter query.
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await film.press('Enter');
  await expect(film).toHaveValue('Inception');

  await page.goto('/forms/elements/file-uploader');
  await page.getByLabel('Choose photos of the room').setInputFiles([
    { name: 'room.png', mimeType: 'image/png', buffer: onePixel },
    { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('oak, linen') },
  ]);
  await expect(page.getByRole('link', { name: 'room.png' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'list.txt' })).toBeVisible();
});

test('keeps form input across a reload, a rejection and a different order', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/forms/wizard');
  const wizard = page.getByRole('region', { name: 'Horizontal' });
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(wizard.getByLabel('Name', { exact: true })).toBeFocused();
  await wizard.getByLabel('Name', { exact: true }).fill('Maren');
  await wizard.getByLabel('Email').fill('maren@juniper-vale.example');
  await wizard.getByLabel('Email').press('Enter');
  await wizard.getByLabel('City').fill('Oslo');
  await page.reload();
  await expect(wizard.getByLabel('City')).toHaveValue('Oslo');
  await wizard.getByRole('button', { name: /Your details/ }).click();
  await expect(wizard.getByLabel('Name', { exact: true })).toHaveValue('Maren');

  await page.goto('/forms/validation');
  const bySchema = page.getByRole('region', { name: 'Schema validation' });
  await bySchema.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(bySchema.getByLabel('Name', { exact: true })).toBeFocused();
  // A missing value is still reported when focus moves to the next field.
  await page.keyboard.press('Tab');
  await expect(bySchema.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute('aria-invalid', 'true');
  const asked = answerTo(page, '/api/v1/calendar/free-busy');
  await page.getByRole('button', { name: 'When am I busy?' }).click();
  expect(await asked).toBe(400);
  const until = page.getByLabel('Busy until');
  await expect(until).toBeFocused();
  await until.fill('+3d');
  await until.press('Enter');
  await page.getByRole('button', { name: 'When am I busy?' }).click();
  await expect(page.getByText(/events in this period/)).toBeVisible();
  const name = page.getByLabel('New lamp name');
  await name.fill('inception');
  await expect(page.getByText('“inception” is taken by a movie.')).toBeVisible();
  await name.fill('Thistle');
  await expect(page.getByText('“Thistle” is available.')).toBeVisible();

  await page.goto('/forms/repeater');
  const steps = page.getByRole('list', { name: 'Lamp production steps' });
  const texts = () => steps.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const handle = (step: string) => steps.getByRole('button', { name: `Move ${step}` });
  await handle('Fold the paper').press('ArrowUp');
  await expect.poll(texts).toEqual(['Fold the paper', 'Steam the ash strip', 'Glue the shade', 'Wire the socket']);
  await expect(handle('Fold the paper')).toBeFocused();
  await handle('Wire the socket').dragTo(steps.getByRole('listitem').first(), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(texts).toEqual(['Wire the socket', 'Fold the paper', 'Steam the ash strip', 'Glue the shade']);
  await steps.getByRole('button', { name: 'Remove step 2' }).click();
  await expect.poll(texts).toEqual(['Wire the socket', 'Steam the ash strip', 'Glue the shade']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(texts).toEqual(['Wire the socket', 'Fold the paper', 'Steam the ash strip', 'Glue the shade']);
});
