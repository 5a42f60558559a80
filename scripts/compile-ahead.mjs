// Compiles what a page runs on load as a whole while it downloads, off the main thread, instead of each function on its first call.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunksOf } from '../src/hosts/node/manifest-chunks.ts';

/** V8 reads it only in the first line: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to the built scripts in a folder that some page needs on load.
 * @param {string} web
 * @param {readonly { modules: readonly string[] }[]} pages
 */
export function compileAhead(web, pages) {
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'));
  const scripts = pages.flatMap(({ modules }) => chunksOf(manifest, ['index.html', ...modules]).scripts);
  for (const script of new Set(scripts)) writeFileSync(join(web, script), hint + readFileSync(join(web, script), 'utf8'));
}
