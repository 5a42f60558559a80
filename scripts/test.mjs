// Everything that can be said of the project: the checks, the tests, the sizes, the journeys in a browser. Each part runs even
// when one before it failed. Ends with the line "N passed, N failed, N skipped".
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownCheck, runChecks } from './run-checks.mjs';
import { runTests, vitestCounts, vitestReport } from './run-tests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const bin = (name) => join(root, 'node_modules/.bin', name);
const total = { passed: 0, failed: 0, skipped: 0 };

heading('Checks');
countChecks(await runChecks(root));
heading('Sizes');
countChecks([await ownCheck('within the budgets', overBudget)]);
heading('Tests');
add(await runTests(bin('vitest'), vitestReport(), vitestCounts));
heading('Journeys in a browser');
if (existsSync('dist/server/main.js')) add(await runTests(bin('playwright'), playwrightReport, playwrightCounts));
else add({ passed: 0, failed: 1, skipped: 0 });

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
  const { measureSizes, sizeLine } = await import('./sizes.mjs');
  const sizes = measureSizes(root);
  for (const size of sizes) console.log(`    ${sizeLine(size)}`);
  return sizes.filter(({ over }) => over.length > 0).map(sizeLine);
}

function playwrightReport(report) {
  return { args: ['test', '--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
}

function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + (errors?.length ?? 0), skipped: stats.skipped };
}
