// What a page runs at once is compiled whole while it arrives, beside the page's thread, instead of function by function when each is first called.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunksOf } from '../src/hosts/node/manifest-chunks.ts';

/** Read by V8, in the first line only: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts of the built web in a folder that some page needs at once.
 * @param {string} web
 * @param {readonly { modules: readonly string[] }[]} pages
 */
export function compileAhead(web, pages) {
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'));
  const scripts = pages.flatMap(({ modules }) => chunksOf(manifest, ['index.html', ...modules]).scripts);
  for (const script of new Set(scripts)) writeFileSync(join(web, script), hint + readFileSync(join(web, script), 'utf8'));
}
