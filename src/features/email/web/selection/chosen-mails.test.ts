import { expect, test } from 'vitest';
import type { Email } from '../../contract.ts';
import { chosenMails } from './chosen-mails.ts';

const mail = (id: number, given: Partial<Email> = {}) => ({ id, isRead: false, ...given }) as Email;

test('mails of pages that were let go stay known, and others are taken as they are now', () => {
  const [far, near] = [mail(1), mail(2)];
  const seen = chosenMails(new Set([1, 2]), [far, near], []);
  const now = chosenMails(new Set([1, 2]), [mail(2, { isRead: true })], seen);
  expect(now.map(({ id, isRead }) => [id, isRead])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('mails that were chosen without being listed are known as they were given, until they are seen', () => {
  const given = [mail(1), mail(2)];
  const seen = chosenMails(new Set([1, 2]), [], [], given);
  expect(seen).toEqual(given);
  expect(chosenMails(new Set([1, 2]), [], seen, given)).toBe(seen);
  expect(chosenMails(new Set([1, 2]), [mail(2, { isRead: true })], seen, given).map(({ isRead }) => isRead)).toEqual([false, true]);
});

test('what is no longer chosen goes; without a change the array is the same', () => {
  const seen = chosenMails(new Set([1, 2]), [mail(1), mail(2)], []);
  expect(chosenMails(new Set([1, 2]), [], seen)).toBe(seen);
  expect(chosenMails(new Set([2]), [], seen).map(({ id }) => id)).toEqual([2]);
});
