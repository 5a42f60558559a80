import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';
import { importsOf, resolveLocal } from '../scripts/import-rules.mjs';

const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const isOfNode = (name: string) => name.startsWith('node:') || builtinModules.includes(name);
const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/?]+/.exec(specifier)?.[0] ?? specifier;

test('npm start installs every package the build and the server import', () => {
  const programs = ['main', 'cli', 'reset-password', 'verify-address', 'backup', 'restore', 'reindex', 'workers/worker'];
  const files = new Set([
    ...['scripts/prepare.mjs', 'scripts/build.mjs', 'scripts/pack-web.mjs', 'vite.config.ts', 'src/hosts/web/main.tsx'],
    ...programs.map((name) => `src/hosts/node/${name}.ts`),
  ]);
  const missing = new Map<string, string>();
  for (const file of files) {
    if (!/\.(?:tsx?|mjs)$/.test(file) || !existsSync(file)) continue;
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      const local = resolveLocal(file, specifier);
      const name = packageOf(specifier);
      if (local) files.add(local);
      else if (!isOfNode(name) && !name.startsWith('virtual:') && !dependencies[name] && !optionalDependencies[name])
        missing.set(name, file);
    }
  }
  expect(files.size).toBeGreaterThan(1000);
  expect([...missing]).toEqual([]);
});

// They take tens of megabytes.
const loadedLater = [
  'imapflow',
  'nodemailer',
  'mailauth',
  'smtp-server',
  'sharp',
  'pdfkit',
  'fontkit',
  'piscina',
  'file-type',
  '@modelcontextprotocol/sdk',
  '@dicebear/core',
];

test('starts the server without packages few requests need', () => {
  const files = new Set(['src/hosts/node/main.ts']);
  const loaded = new Map<string, string>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const specifier of importsOf(withoutTypesAndLater(readFileSync(file, 'utf8')))) {
      const local = resolveLocal(file, specifier);
      if (local) files.add(local);
      else loaded.set(packageOf(specifier), file);
    }
  }
  expect([...loaded.keys()]).toContain('hono');
  expect([...loaded].filter(([name]) => loadedLater.includes(name))).toEqual([]);
});

/** Removes type imports and dynamic imports from a source. */
function withoutTypesAndLater(source: string): string {
  return source.replaceAll(/^import type [^;]*;/gm, '').replaceAll(/\bimport\(/g, 'later(');
}
