import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { picturedPages, pictureOfPage } from './article-pictures.ts';
import { helpOfPage, pageOfArticle } from './page-help.ts';

test.each(picturedPages)('/%s has a picture, in the article that covers it first', (at) => {
  expect(existsSync(`public${pictureOfPage(`/${at}`)}`)).toBe(true);
  expect(pageOfArticle(helpOfPage(`/${at}`)?.split('/')[1] ?? '')).toBe(`/${at}`);
});

test('a page without a picture has none, nor does a missing page', () => {
  expect([pictureOfPage('/apps/emails'), pictureOfPage('/apps/email/settings'), pictureOfPage(null)]).toEqual([null, null, null]);
});
