import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { picturedPages, pictureOfPage } from './article-pictures.ts';
import { helpOfPage, pageOfArticle } from './page-help.ts';

test.each(picturedPages)('%s has its picture, in an article that is about it first', (path) => {
  expect(existsSync(`public${pictureOfPage(path)}`)).toBe(true);
  expect(pageOfArticle(helpOfPage(path)?.split('/')[1] ?? '')).toBe(path);
});

test('a page without one has none, nor has no page', () => {
  expect([pictureOfPage('/apps/emails'), pictureOfPage('/apps/email/settings'), pictureOfPage(null)]).toEqual([null, null, null]);
});
