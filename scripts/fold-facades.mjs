// The bundler gives a lazy-loaded module that shares a file with others its own file, which only re-exports: a wasted
// request. This rewrites imports of such a facade to the file behind it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const facade = /^export\{([^}]+)\}from["'`]\.\/([^"'`]+)["'`];?\s*$/;

/**
 * Returns the exports a file re-exports, and their source; null for any other file.
 * @param {string} code
 */
export function facadeOf(code) {
  const [, list, file] = facade.exec(code) ?? [];
  if (!list || !file) return null;
  const names = list.split(',').map((one) => one.split(' as '));
  return { file, exports: names.map(([from, to = from]) => `${to}:m.${from}`).join() };
}

/**
 * Rewrites lazy imports of facades in a script to the files behind them.
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

/** Removes the facades of a built web app, also from its manifest. */
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
