import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { picturedPages, pictureOfPage } from './article-pictures.ts';
import { helpOfPage, pageOfArticle } from './page-help.ts';

test.each(picturedPages)('/%s has its picture, in an article that is about it first', (at) => {
  expect(existsSync(`public${pictureOfPage(`/${at}`)}`)).toBe(true);
  expect(pageOfArticle(helpOfPage(`/${at}`)?.split('/')[1] ?? '')).toBe(`/${at}`);
});

test('a page without one has none, nor has no page', () => {
  expect([pictureOfPage('/apps/emails'), pictureOfPage('/apps/email/settings'), pictureOfPage(null)]).toEqual([null, null, null]);
});
