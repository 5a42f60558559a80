import { expect, test } from 'vitest';
import en from './locales/en.json' with { type: 'json' };
import { sentenceOf } from './sentence-of.ts';

const says: Record<string, string> = en.notifications.says;
const t = (key: string, { name = '' }: Record<string, string | number> = {}) =>
  (says[key.split('.').at(-1) ?? ''] ?? key).replace('{{name}}', String(name));
const told = { actor: null, actorName: 'Rui', count: 1 } as const;

test.each([
  ['calendar', 'Rui invited you to an event'],
  ['board', 'Rui assigned you a card'],
  ['todo', 'Rui assigned you a to-do'],
] as const)('an item shared in %s is described by its name', (area, sentence) => {
  expect(sentenceOf({ ...told, kind: 'assignment', area }, t)).toBe(sentence);
});

test.each([
  ['comment', 'blog', 'Rui commented on your article'],
  ['digest', 'blog', 'New on the blog this week'],
  ['reminder', 'blog', 'Your post is published'],
  ['follow', 'profile', 'Rui follows you'],
  ['announcement', 'profile', 'Rui posted about a page you follow'],
  ['product', 'product', 'From your wishlist: cheaper, or back in stock'],
] as const)('a %s in %s is described by its kind', (kind, area, sentence) => {
  expect(sentenceOf({ ...told, kind, area }, t)).toBe(sentence);
});
