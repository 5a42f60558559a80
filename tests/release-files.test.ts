import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importsOf, resolveLocal } from '../scripts/import-rules.mjs';
import { checksums, releaseFiles, releaseLock, releaseManifest } from '../scripts/release-files.mjs';
import { serverPackages, unbundledPackages } from '../scripts/server-packages.mjs';

const root = process.cwd();
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

let builtIn: string;
beforeAll(() => {
  builtIn = mkdtempSync(join(tmpdir(), 'atrium-release-'));
  for (const path of ['server/main.js', 'server/cli.js', 'web/.vite/manifest.json', 'web/assets/a.js.br', 'THIRD-PARTY-NOTICES.txt']) {
    mkdirSync(dirname(join(builtIn, 'dist', path)), { recursive: true });
    writeFileSync(join(builtIn, 'dist', path), path);
  }
});
afterAll(() => rmSync(builtIn, { recursive: true, force: true }));

test('contains everything to install and run the built app, and no sources', () => {
  const files = releaseFiles(root, builtIn);
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['atrium', 'package.json', 'package-lock.json', 'LICENSE', 'README.md', 'CHANGELOG.md', 'docs/operations.md'],
      ...['dist/server/cli.js', 'dist/server/main.js', 'dist/web/.vite/manifest.json', 'dist/web/assets/a.js.br'],
      ...['dist/THIRD-PARTY-NOTICES.txt', 'scripts/prepare.mjs'],
    ]),
  );
  const migrations = paths.filter((path) => path.startsWith('migrations/'));
  expect(migrations.length).toBeGreaterThan(70);
  expect(migrations.filter((path) => !path.endsWith('.sql'))).toEqual([]);
  expect(paths.filter((path) => /^(?:src|tests|e2e|bench|node_modules|data|\.)/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(files.filter(({ mode }) => mode !== 0o644).map(({ path, mode }) => [path, mode])).toEqual([['atrium', 0o755]]);
});

test('has scripts that only import files it contains', () => {
  const paths = new Set(releaseFiles(root, builtIn).map(({ path }) => path));
  const scripts = [...paths].filter((path) => /^scripts\//.test(path));
  const missing = scripts.flatMap((script) =>
    importsOf(readFileSync(script, 'utf8')).filter(
      (specifier) => !specifier.startsWith('node:') && !paths.has(resolveLocal(script, specifier) ?? ''),
    ),
  );
  expect([scripts.length > 0, missing]).toEqual([true, []]);
});

test('installs every package the server resolves by name, in the versions of the checkout', () => {
  const source = readFileSync('src/hosts/node/pdf/package-fonts.ts', 'utf8');
  const named = [...source.matchAll(/require\.resolve\('((?:@[\w-]+\/)?[\w.-]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  const { dependencies } = releaseManifest(manifest);
  for (const name of [...named, ...unbundledPackages, 'node'])
    expect(dependencies).toHaveProperty([String(name)], manifest.dependencies[String(name)]);
  expect(Object.keys(dependencies).toSorted()).toEqual(serverPackages.toSorted());
});

test('has no web or test packages in its lock file', () => {
  const { packages } = releaseLock(lock, releaseManifest(manifest));
  const paths = Object.keys(packages).filter(Boolean);
  expect(paths.filter((path) => packages[path]?.dev)).toEqual([]);
  expect(paths.filter((path) => /node_modules\/(?:react|vite|vitest|typescript|@tiptap\/.*)$/.test(path))).toEqual([]);
  for (const path of paths)
    expect(packages[path]).toMatchObject({ version: lock.packages[path].version, integrity: lock.packages[path].integrity });
});

test('reduces a lock file to what is needed, at any nesting level', () => {
  const packages = {
    '': { dependencies: { a: '1', web: '1' }, devDependencies: { tool: '1' } },
    'node_modules/a': {
      version: '1',
      dependencies: { b: '1' },
      peerDependencies: { p: '1', q: '1' },
      peerDependenciesMeta: { q: { optional: true } },
    },
    'node_modules/a/node_modules/b': { version: '1', optionalDependencies: { c: '1', absent: '1' } },
    'node_modules/b': { version: '2' },
    'node_modules/c': { version: '1', devOptional: true, dependencies: { a: '1' } },
    'node_modules/p': { version: '1' },
    'node_modules/q': { version: '1' },
    'node_modules/tool': { version: '1', dev: true },
    'node_modules/web': { version: '1' },
  };
  const reduced = releaseLock(
    { packages },
    { name: 'x', version: '3', license: 'MIT', engines: {}, dependencies: { a: '1' }, optionalDependencies: {} },
  );
  expect(Object.keys(reduced.packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/p',
  ]);
  expect(reduced.packages['node_modules/c']).toEqual({ version: '1', optional: true, dependencies: { a: '1' } });
  expect(reduced.packages['']).toMatchObject({ version: '3', dependencies: { a: '1' } });
});

test('writes one checksum line per file', () => {
  const content = () => Buffer.from('abc');
  expect(checksums([{ path: 'a/b', mode: 0o644, content }])).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a/b\n',
  );
});
