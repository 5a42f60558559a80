import { expect, test } from 'vitest';
import { canArchive, canDelete, canRestore, canSnooze, homeOf, restoreLabel } from './may-do.ts';

const mail = { folder: 'inbox', sendAt: null, snoozedUntil: null, isDraft: false } as const;
const draft = { ...mail, folder: 'draft', isDraft: true } as const;

test('only inbox emails can be snoozed', () => {
  expect(canSnooze(mail)).toBe(true);
  expect(canSnooze({ ...mail, folder: 'sent' })).toBe(false);
});

test('inbox emails can be archived, and only emails put away can be restored', () => {
  expect(canArchive({ ...mail, snoozedUntil: '2026-03-12T09:41:00Z' })).toBe(true);
  expect(canArchive({ ...mail, folder: 'sent' })).toBe(false);
  expect(canRestore({ ...mail, folder: 'archive' })).toBe(true);
  expect(canRestore(mail)).toBe(false);
});

test('spam is restored as not spam', () => {
  const spam = { ...mail, folder: 'spam' } as const;
  expect(canRestore(spam)).toBe(true);
  expect(restoreLabel([spam])).toBe('email.notSpam');
  expect(restoreLabel([{ ...mail, folder: 'trash' }])).toBe('email.restore');
  expect(restoreLabel([{ ...draft, folder: 'trash' }])).toBe('email.restoreDraft');
});

test('emails in trash or spam can be permanently deleted, and drafts unless scheduled', () => {
  expect(canDelete(mail)).toBe(false);
  expect(canDelete({ ...mail, folder: 'trash' })).toBe(true);
  expect(canDelete({ ...mail, folder: 'spam' })).toBe(true);
  expect(canDelete(draft)).toBe(true);
  expect(canDelete({ ...draft, sendAt: '2026-03-12T09:41:00Z' })).toBe(false);
});

test('a draft is restored to drafts', () => {
  expect(homeOf({ ...draft, folder: 'trash' })).toBe('draft');
  expect(homeOf({ ...mail, folder: 'trash' })).toBe('inbox');
});
