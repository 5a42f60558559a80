// Generates the SQL migration for changed tables, and keeps only the newest snapshot: drizzle-kit compares only with that one,
// and each has about 17,000 lines. `npm run migration -- --name what-changes`
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { status } = spawnSync(join(root, 'node_modules/.bin/drizzle-kit'), ['generate', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
const folder = join(root, 'migrations/meta');
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort();
for (const name of snapshots.slice(0, -1)) rmSync(join(folder, name));
process.exitCode = status ?? 1;
