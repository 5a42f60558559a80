// A module that is imported later and shares a file with others gets a file of its own from the bundler, which only hands on its exports: a
// request for nothing. Here, imports of such a facade become imports of the file behind it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const facade = /^export\{([^}]+)\}from["'`]\.\/([^"'`]+)["'`];?\s*$/;

/**
 * The exports that a file hands on, and from where; null for any other file.
 * @param {string} code
 */
export function facadeOf(code) {
  const [, list, file] = facade.exec(code) ?? [];
  if (!list || !file) return null;
  const names = list.split(',').map((one) => one.split(' as '));
  return { file, exports: names.map(([from, to = from]) => `${to}:m.${from}`).join() };
}

/**
 * A script whose later imports of facades go to the files behind them.
 * @param {string} code
 * @param {ReadonlyMap<string, { file: string, exports: string }>} facades by their file's name
 */
export function withoutFacades(code, facades) {
  return code
    .replaceAll(/\bimport\(([`"'])\.\/([^`"']+)\1\)/g, (whole, quote, name) => {
      const known = facades.get(name);
      return known ? `import(${quote}./${known.file}${quote}).then(m=>({${known.exports}}))` : whole;
    })
    .replaceAll(/"assets\/([^"]+)"/g, (whole, name) => (facades.has(name) ? `"assets/${facades.get(name).file}"` : whole));
}

/** Folds the facades of the web that is built in a folder, also in its manifest. */
export function foldFacades(web) {
  const assets = join(web, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const codes = new Map(scripts.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
  const known = [...codes].map(([name, code]) => [name, facadeOf(code)]).filter(([, found]) => found);
  const importedAtOnce = new Set(
    [...codes.values()].flatMap((code) => [...code.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => name)),
  );
  const facades = new Map(known.filter(([name]) => !importedAtOnce.has(name)));
  for (const [name, code] of codes) {
    if (facades.has(name)) rmSync(join(assets, name));
    else writeFileSync(join(assets, name), withoutFacades(code, facades));
  }
  const file = join(web, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const chunk of Object.values(manifest)) {
    const behind = facades.get(chunk.file.replace('assets/', ''));
    if (behind) chunk.file = `assets/${behind.file}`;
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}
