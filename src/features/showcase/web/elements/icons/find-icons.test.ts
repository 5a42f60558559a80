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

test('what is called as it is typed comes first, then what begins so', () => {
  expect(found({ typed: 'user' })).toEqual([2, 5, 1, 3, 4]);
});

test('other words find it too, once they are there', () => {
  expect(found({ typed: 'Delete' })).toEqual([0]);
  expect(found({ typed: 'root' })).toEqual([4]);
  expect(findIcons(icons, undefined, { ...everything, typed: 'delete' })).toEqual([]);
});

test('category and style narrow what is shown', () => {
  expect(found({ category: 'System' })).toEqual([0]);
  expect(found({ style: 'filled' })).toEqual([5]);
});

test('an icon is imported by its name in words', () => {
  expect(iconName({ name: 'arrow-left', isFilled: false })).toBe('IconArrowLeft');
  expect(iconName({ name: '2fa', isFilled: true })).toBe('Icon2faFilled');
});
