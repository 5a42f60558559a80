import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './run.ts';

// Tests what `npm run new:area suppliers` generates as a newcomer would: its migration, its own tests, and the tests that list endpoints.
const folder = mkdtempSync(join(tmpdir(), 'atrium-new-area-'));
const leftOut = ['node_modules', 'dist', '.git', 'data', 'test-results', 'pictures'].map((name) => join(process.cwd(), name));

beforeAll(async () => {
  cpSync(process.cwd(), folder, { recursive: true, filter: (path) => !leftOut.includes(path) });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const { code, said } = await run('sh', ['-c', `cd '${folder}' && exec node_modules/.bin/node scripts/new-area.mjs suppliers`]);
  expect(code, said).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tests = [
  ...['src/features/suppliers', 'src/features/mcp/server/undo-rules', 'src/app/'],
  ...['rights-matrix', 'isolation-catalogue', 'statement-counts', 'cross-entity-walk', 'refusals', 'change-kinds'].map(
    (name) => `tests/${name}`,
  ),
];

test('passes the generated tests, and those that list endpoints, tables and pages', async () => {
  const vitest = `exec node_modules/.bin/node node_modules/.bin/vitest run ${tests.join(' ')}`;
  const { code, said } = await run('sh', ['-c', `cd '${folder}' && ${vitest}`]);
  expect(code, said).toBe(0);
}, 1_800_000);
