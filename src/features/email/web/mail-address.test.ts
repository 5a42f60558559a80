import { expect, test } from 'vitest';
import { firstRowFrom, placeFrom } from './folders/mail-place.ts';
import { mailAddress, namesList } from './mail-address.ts';

test('a list, a label and an open mail have their addresses', () => {
  expect(mailAddress({ folder: 'inbox', q: '' })).toBe('/apps/email/inbox');
  expect(mailAddress({ folder: '', label: 'private', q: '' }, 7)).toBe('/apps/email/label/private/7');
  expect(mailAddress({ folder: 'sent', q: 'oak' }, undefined, 120)).toBe('/apps/email/sent?q=oak&at=120');
});

test('a path names the list that is shown, also where mail begins, and no other list or mail', () => {
  const inbox = { folder: 'inbox', q: 'oak' } as const;
  expect(namesList('/apps/email', inbox)).toBe(true);
  expect(namesList('/apps/email/inbox', inbox)).toBe(true);
  expect(namesList('/apps/email/inbox/7', inbox, 7)).toBe(true);
  expect(namesList('/apps/email/inbox', inbox, 7)).toBe(false);
  expect(namesList('/apps/email/sent', inbox)).toBe(false);
  expect(namesList('/apps/kanban', inbox)).toBe(false);
});

test('what looks like a number stays text', () => {
  expect(mailAddress({ folder: 'sent', q: '12' })).toBe('/apps/email/sent?q=%2212%22');
});

test('an address names its list', () => {
  expect(placeFrom({}, {})).toEqual({ folder: 'inbox', q: '' });
  expect(placeFrom({ label: 'company' }, { q: 12 })).toEqual({ folder: '', label: 'company', q: '12' });
  expect(placeFrom({ folder: 'attic' }, {})).toBeNull();
  expect(placeFrom({ label: 'attic' }, {})).toBeNull();
});

test('the first row is a whole number from 0', () => {
  expect(firstRowFrom({ at: 120 })).toBe(120);
  expect(firstRowFrom({ at: -3 })).toBe(0);
  expect(firstRowFrom({ at: 'x' })).toBe(0);
});
