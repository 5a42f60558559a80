import { expect, test } from 'vitest';
import { helpOfPage, pageOfArticle } from '#features/help/page-help.ts';
import { pagesOf } from '#web/page-table.ts';
import { lazyAreas, pageTable } from './areas.ts';

const rarePages = (await Promise.all(lazyAreas.map(({ load }) => load()))).flat();
const inShell = pagesOf([...pageTable, ...rarePages]).filter(({ shell }) => shell === 'app');

test('every page in the shell has a help article listed in page-help.ts', () => {
  const without = inShell.flatMap((row) => [row, ...(row.shows ?? [])].map(({ path }) => path)).filter((path) => !helpOfPage(path));
  expect(without).toEqual([]);
});

test('the longest matching prefix wins, and matches whole path segments only', () => {
  expect(helpOfPage('/')).toBe('personalization/arrange-a-dashboard');
  expect(helpOfPage('/apps/email/inbox/7')).toBe('email-marketing/read-and-write-mail');
  expect(helpOfPage('/apps/email/settings/rules')).toBe('email-marketing/sort-mail-by-rules');
  expect(helpOfPage('/apps/emails')).toBeNull();
  expect(pageOfArticle('read-and-write-mail')).toBe('/apps/email');
  expect(pageOfArticle('nothing')).toBeNull();
});
