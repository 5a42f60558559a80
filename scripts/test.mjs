// Everything that can be said of the project: the checks, the tests, the sizes, the journeys in a browser. Each part runs even
// when one before it failed. What failed is named once more at the end, before the last line, "N passed, N failed, N skipped".
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownCheck, runChecks } from './run-checks.mjs';
import { playwrightCounts, playwrightReport, runTests, vitestCounts, vitestReport } from './run-tests.mjs';
import { usualRuns } from './test-runs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const [inNode, inBrowser] = usualRuns;
const bin = (name) => join(root, 'node_modules/.bin', name);
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

heading('Checks');
countChecks(await runChecks(root), 'a check of the sources');
heading('Sizes');
countChecks([await ownCheck('within the budgets', overBudget)], 'a budget of sizes');
heading('Tests');
add(await runTests(bin('vitest'), vitestReport(...inNode.args), vitestCounts));
heading('Journeys in a browser');
if (existsSync('dist/server/main.js')) add(await runTests(bin('playwright'), playwrightReport(...inBrowser.args), playwrightCounts));
else add({ passed: 0, failed: 1, skipped: 0, failures: ['there is no build to open'] });

if (failures.length > 0) heading(`Failed\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

function heading(text) {
  console.log(`\n${text}`);
}

function countChecks(results, name) {
  const failed = results.filter((succeeded) => !succeeded).length;
  add({ passed: results.length - failed, failed, skipped: 0, failures: Array(failed).fill(name) });
}

function add(counts) {
  for (const key of Object.keys(total)) total[key] += counts[key];
  failures.push(...counts.failures);
}

async function overBudget() {
  const { measureSizes, sizeLine } = await import('./sizes.mjs');
  const sizes = measureSizes(root);
  for (const size of sizes) console.log(`    ${sizeLine(size)}`);
  return sizes.filter(({ over }) => over.length > 0).map(sizeLine);
}
