import { expect, test } from 'vitest';
import { peopleLike } from './people-like.ts';

const people = ['Zoë van der Meulen', 'Anaïs Delacroix-Fontaine', '佐藤 遥 (Sato Haruka)', 'ليلى الحداد (Layla al-Haddad)'].map(
  (fullName, index) => ({ id: index + 1, fullName, avatar: null }),
);
const found = (typed: string) => peopleLike(people, typed).map(({ id }) => id);

test('finds people by prefixes of their names, ignoring accents', () => {
  expect(found('zoe')).toEqual([1]);
  expect(found('ANAIS font')).toEqual([2]);
  expect(found('haruka sato')).toEqual([3]);
  expect(found('ليل')).toEqual([4]);
  expect(found('')).toEqual([1, 2, 3, 4]);
  expect(found('oe')).toEqual([]);
});
