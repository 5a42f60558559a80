// Runs what `npm test` leaves out: tests with programs from Debian, installed if they are missing (Dovecot as an IMAP server, PgBouncer,
// nginx,
// HAProxy, Apache, Caddy, swaks to send mail, vdirsyncer to read feeds), the API on PGlite, browser tests on the demo, screenshots of the
// showcase, and what opens on each page in Arabic.
// The last line is "N passed, N failed, N skipped".
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failureLines } from './failures.mjs';
import { playwrightCounts, playwrightReport, runTests, vitestCounts, vitestReport } from './run-tests.mjs';
import { fullRuns } from './test-runs.mjs';

const packageOf = {
  apache2: 'apache2-bin',
  caddy: 'caddy',
  dovecot: 'dovecot-imapd',
  haproxy: 'haproxy',
  nginx: 'nginx-light',
  openssl: 'openssl',
  pgbouncer: 'pgbouncer',
  swaks: 'swaks',
  'systemd-analyze': 'systemd',
  vdirsyncer: 'vdirsyncer',
};
const runners = {
  vitest: { report: vitestReport, countsOf: vitestCounts },
  playwright: { report: playwrightReport, countsOf: playwrightCounts },
};

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
process.env.PATH += ':/usr/sbin:/usr/local/sbin';
// Random inputs differ in each run; the seed printed with the cost table repeats them.
process.env.FAST_CHECK_SEED ??= String(randomInt(2 ** 31));
const isAccepting = process.argv.includes('--accept');
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

if (!installMissing()) add({ passed: 0, failed: 1, skipped: 0, failures: ['programs are missing'] });
for (const { runner, args, env } of fullRuns) {
  const { report, countsOf } = runners[runner];
  const more = isAccepting && runner === 'playwright' ? ['--update-snapshots'] : [];
  Object.assign(process.env, env);
  add(await runTests(join(root, 'node_modules/.bin', runner), report(...args, ...more), countsOf));
}
if (failures.length > 0) console.log(`\nFailed\n${failureLines(failures).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

function add(counts) {
  for (const key of Object.keys(total)) total[key] += counts[key];
  failures.push(...counts.failures);
}

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
