// Tests with programs of Debian, that are installed when they are missing: Dovecot as somebody's IMAP server, and swaks, which sends
// mail, on the built server; journeys on the demo, whose build takes a minute; and in Arabic what opens over each page. Ends with the line "N passed, N failed, N skipped".
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightCounts, playwrightReport, runTests, vitestCounts, vitestReport } from './run-tests.mjs';

const packageOf = { dovecot: 'dovecot-imapd', swaks: 'swaks', openssl: 'openssl' };

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
process.env.PATH += ':/usr/sbin:/usr/local/sbin';
// Other random inputs each time; the cost table names the seed that repeats them.
process.env.FAST_CHECK_SEED ??= String(randomInt(2 ** 31));

const counts = installMissing()
  ? await runTests(join(root, 'node_modules/.bin/vitest'), vitestReport('--config', 'tests/long/vitest.config.ts'), vitestCounts)
  : { passed: 0, failed: 1, skipped: 0, failures: [] };
const onDemo = await runTests(
  join(root, 'node_modules/.bin/playwright'),
  playwrightReport('--config', 'tests/long/playwright.config.ts', ...(process.argv.includes('--accept') ? ['--update-snapshots'] : [])),
  playwrightCounts,
);
process.env.SWEEP = 'all';
const inArabic = await runTests(
  join(root, 'node_modules/.bin/playwright'),
  playwrightReport('--project=server', 'e2e/sweep.spec.ts', '--grep', ': Arabic'),
  playwrightCounts,
);
for (const key of ['passed', 'failed', 'skipped']) counts[key] += onDemo[key] + inArabic[key];
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;

function installMissing() {
  const missing = Object.keys(packageOf).filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length === 0) return true;
  const packages = [...new Set(missing.map((program) => packageOf[program]))];
  if (process.getuid?.() !== 0) {
    console.log(`These tests need ${missing.join(', ')}. As root: apt-get install ${packages.join(' ')}`);
    return false;
  }
  console.log(`Installing ${packages.join(', ')}`);
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status;
  apt('update', '-q');
  if (apt('install', '-y', '-q', '--no-install-recommends', ...packages) === 0) return true;
  console.log(`apt-get could not install ${packages.join(', ')}`);
  return false;
}
