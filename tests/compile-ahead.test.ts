import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileAhead } from '../scripts/compile-ahead.mjs';

test('adds the compile hint once, only to scripts a page runs on load', () => {
  const web = mkdtempSync(join(tmpdir(), 'atrium-hint-'));
  onTestFinished(() => rmSync(web, { recursive: true }));
  for (const name of ['.vite', 'assets']) mkdirSync(join(web, name));
  for (const name of ['main', 'base', 'mail', 'later']) writeFileSync(join(web, `assets/${name}.js`), `${name}()`);
  const manifest = {
    'index.html': { file: 'assets/main.js', imports: ['_base.js'] },
    '_base.js': { file: 'assets/base.js' },
    'mail.tsx': { file: 'assets/mail.js', imports: ['_base.js'], dynamicImports: ['later.tsx'] },
    'later.tsx': { file: 'assets/later.js' },
  };
  writeFileSync(join(web, '.vite/manifest.json'), JSON.stringify(manifest));
  compileAhead(web, [{ modules: ['mail.tsx'] }, { modules: [] }]);
  const codes = ['main', 'base', 'mail', 'later'].map((name) => readFileSync(join(web, `assets/${name}.js`), 'utf8'));
  const hint = '//# allFunctionsCalledOnLoad\n';
  expect(codes).toEqual([`${hint}main()`, `${hint}base()`, `${hint}mail()`, 'later()']);
});
