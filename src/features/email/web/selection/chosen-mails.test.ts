import { expect, test } from 'vitest';
import type { Email } from '../../contract.ts';
import { chosenMails } from './chosen-mails.ts';

const mail = (id: number, given: Partial<Email> = {}) => ({ id, isRead: false, ...given }) as Email;

test('keeps emails of unloaded pages, and updates the others', () => {
  const [far, near] = [mail(1), mail(2)];
  const seen = chosenMails(new Set([1, 2]), [far, near], []);
  const now = chosenMails(new Set([1, 2]), [mail(2, { isRead: true })], seen);
  expect(now.map(({ id, isRead }) => [id, isRead])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('keeps emails selected without being listed as given, until they are loaded', () => {
  const given = [mail(1), mail(2)];
  const seen = chosenMails(new Set([1, 2]), [], [], given);
  expect(seen).toEqual(given);
  expect(chosenMails(new Set([1, 2]), [], seen, given)).toBe(seen);
  expect(chosenMails(new Set([1, 2]), [mail(2, { isRead: true })], seen, given).map(({ isRead }) => isRead)).toEqual([false, true]);
});

test('drops deselected emails, and returns the same array without a change', () => {
  const seen = chosenMails(new Set([1, 2]), [mail(1), mail(2)], []);
  expect(chosenMails(new Set([1, 2]), [], seen)).toBe(seen);
  expect(chosenMails(new Set([2]), [], seen).map(({ id }) => id)).toEqual([2]);
});
