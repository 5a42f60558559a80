import { expect, test } from 'vitest';
import { firstRowFrom, placeFrom } from './folders/mail-place.ts';
import { mailAddress, namesList } from './mail-address.ts';

test('builds the URLs of a list, a label and an open email', () => {
  expect(mailAddress({ folder: 'inbox', q: '' })).toBe('/apps/email/inbox');
  expect(mailAddress({ folder: '', label: 'private', q: '' }, 7)).toBe('/apps/email/label/private/7');
  expect(mailAddress({ folder: 'sent', q: 'oak' }, undefined, 120)).toBe('/apps/email/sent?q=oak&at=120');
});

test('a path matches the list it shows, even without a folder, and no other list or email', () => {
  const inbox = { folder: 'inbox', q: 'oak' } as const;
  expect(namesList('/apps/email', inbox)).toBe(true);
  expect(namesList('/apps/email/inbox', inbox)).toBe(true);
  expect(namesList('/apps/email/inbox/7', inbox, 7)).toBe(true);
  expect(namesList('/apps/email/inbox', inbox, 7)).toBe(false);
  expect(namesList('/apps/email/sent', inbox)).toBe(false);
  expect(namesList('/apps/kanban', inbox)).toBe(false);
});

test('keeps text that looks like a number as text', () => {
  expect(mailAddress({ folder: 'sent', q: '12' })).toBe('/apps/email/sent?q=%2212%22');
});

test('parses the list from a URL', () => {
  expect(placeFrom({}, {})).toEqual({ folder: 'inbox', q: '' });
  expect(placeFrom({ label: 'company' }, { q: 12 })).toEqual({ folder: '', label: 'company', q: '12' });
  expect(placeFrom({ folder: 'attic' }, {})).toBeNull();
  expect(placeFrom({ label: 'attic' }, {})).toBeNull();
});

test('parses the first row as a whole number from 0', () => {
  expect(firstRowFrom({ at: 120 })).toBe(120);
  expect(firstRowFrom({ at: -3 })).toBe(0);
  expect(firstRowFrom({ at: 'x' })).toBe(0);
});
