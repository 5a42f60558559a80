import { expect, test } from 'vitest';
import { pageAddress } from '#contract/page-address.ts';
import { readSources } from '../../scripts/read-sources.mjs';
import { lazyAreas, pageTable } from './areas.ts';
import { servedPages } from './served-pages.ts';

const tables = [...pageTable, ...(await Promise.all(lazyAreas.map(({ load }) => load()))).flat()];
const patterns = new Set([...servedPages, ...tables].map(({ path }) => path));
/** The first path segments of all pages. */
const places = new Set([...patterns].map((path) => path.split('/')[1]));
const sources = [...readSources('.')].filter(
  ([file]) => file.startsWith('src/') && !/\.test\.tsx?$|[/-]contract\.ts$|\/pages\.ts$|own-pages\.ts$|areas\.ts$/.test(file),
);
const isOfServer = (file: string) => /\/server\/|^src\/(server|hosts\/node)\//.test(file);

/** Returns the string literals in a source that start like a page address. */
function addressesIn(text: string): string[] {
  const found = [...text.matchAll(/['"`](\/[a-z-]+(?:\/[^'"`?#\s]*)?)[^'"`]*['"`]/g)].map(([, address = '']) => address);
  return found.filter((address) => places.has(address.split('/')[1]));
}

/** Checks whether an address fits the pattern of a page. An unknown value in it may fill or end any segment. */
function leadsToPage(address: string): boolean {
  const given = address.replaceAll(/\$\{[^}]*\}?/g, ':any').split('/');
  return [...patterns].some((pattern) => {
    const wanted = pattern.split('/');
    const fits = wanted.every((segment, at) => segment === given[at] || segment.startsWith(':') || given[at]?.includes(':any'));
    return fits && wanted.length === given.length;
  });
}

test('a path of no page, or one with missing params, does not compile', () => {
  expect(pageAddress('/apps/invoice/preview/:id', { id: 7 }, { from: 'mail & co' })).toBe('/apps/invoice/preview/7?from=mail+%26+co');
  expect(pageAddress('/misc/coming-soon', {})).toBe('/misc/coming-soon');
  // @ts-expect-error: no page
  pageAddress('/apps/nowhere', {});
  // @ts-expect-error: which one?
  pageAddress('/apps/invoice/preview/:id', {});
});

test('the server builds all of its links with pageAddress', () => {
  for (const [file, text] of sources) {
    if (!isOfServer(file)) continue;
    const written = text.replaceAll(/\bpageAddress\(\s*'[^']*'/g, '');
    expect(addressesIn(written), `${file}: made by pageAddress, whose types know the pages`).toEqual([]);
  }
});

test('every address written in the web code leads to a page', () => {
  const lost = sources.flatMap(([file, text]) =>
    addressesIn(text)
      .filter((address) => !leadsToPage(address))
      .map((address) => `${file}: ${address}`),
  );
  expect(lost).toEqual([]);
});
