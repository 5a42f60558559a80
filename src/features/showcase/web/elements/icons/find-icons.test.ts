import { expect, test } from 'vitest';
import { findIcons, type SetIcon } from './find-icons.ts';
import { iconName } from './icon-name.ts';

const icons: SetIcon[] = ['trash', 'user-minus', 'user', 'users', 'superuser', 'user'].map((name, at) => ({
  ...{ at, name, category: name === 'trash' ? 'System' : 'People', isFilled: at === 5 },
}));
const words = ['delete bin', 'remove', 'person', 'people', 'root', 'person'];
const everything = { typed: '', category: '', style: 'all' } as const;
const found = (wanted: Partial<Parameters<typeof findIcons>[2]>, known: string[] | undefined = words) =>
  findIcons(icons, known, { ...everything, ...wanted }).map(({ at }) => at);

test('ranks exact names first, then names with the same prefix', () => {
  expect(found({ typed: 'user' })).toEqual([2, 5, 1, 3, 4]);
});

test('finds synonyms once they are loaded', () => {
  expect(found({ typed: 'Delete' })).toEqual([0]);
  expect(found({ typed: 'root' })).toEqual([4]);
  expect(findIcons(icons, undefined, { ...everything, typed: 'delete' })).toEqual([]);
});

test('filters by category and style', () => {
  expect(found({ category: 'System' })).toEqual([0]);
  expect(found({ style: 'filled' })).toEqual([5]);
});

test('converts an icon name to its import', () => {
  expect(iconName({ name: 'arrow-left', isFilled: false })).toBe('IconArrowLeft');
  expect(iconName({ name: '2fa', isFilled: true })).toBe('Icon2faFilled');
});
