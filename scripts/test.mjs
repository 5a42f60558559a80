// Everything that can be said of the project: the checks, the tests, the sizes, the journeys in a browser. Each part runs even
// when one before it failed. Ends with the line "N passed, N failed, N skipped".
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownCheck, runChecks } from './run-checks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const bin = (name) => join(root, 'node_modules/.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'atrium-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };

try {
  heading('Checks');
  countChecks(await runChecks(root));
  heading('Sizes');
  countChecks([await ownCheck('within the budgets', overBudget)]);
  heading('Tests');
  add(await runTests('vitest', ['run', '--reporter=default', '--reporter=json', '--outputFile.json'], vitestCounts));
  heading('Journeys in a browser');
  if (existsSync('dist/server/main.js')) add(await runTests('playwright', ['test', '--reporter=list,json'], playwrightCounts));
  else add({ passed: 0, failed: 1, skipped: 0 });
} finally {
  rmSync(reports, { recursive: true, force: true });
}

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

function heading(text) {
  console.log(`\n${text}`);
}

function countChecks(results) {
  for (const succeeded of results) total[succeeded ? 'passed' : 'failed']++;
}

function add(counts) {
  for (const key of Object.keys(total)) total[key] += counts[key];
}

async function overBudget() {
  const { measureSizes } = await import('./sizes.mjs');
  const sizes = measureSizes(root);
  for (const { what, usedKb, limitKb } of sizes) console.log(`    ${what.padEnd(34)} ${usedKb.toFixed(1).padStart(6)} of ${limitKb} KB`);
  return sizes
    .filter((size) => size.isOver)
    .map(({ what, usedKb, limitKb }) => `${what}: ${usedKb.toFixed(1)} KB, more than ${limitKb} KB`);
}

/** Runs a test runner that shows what it does and writes a report; a runner that failed without a failed test counts as one. */
async function runTests(runner, args, countsOf) {
  const report = join(reports, `${runner}.json`);
  const given = args.map((arg) => (arg === '--outputFile.json' ? `${arg}=${report}` : arg));
  const code = await new Promise((resolve) => {
    const child = spawn(bin(runner), given, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = countsOf(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.log(`  ${runner} left no report.`);
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that does not even load has failed without a test of its own.
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests + numTodoTests };
}

function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + (errors?.length ?? 0), skipped: stats.skipped };
}
