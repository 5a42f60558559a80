// Runs every check and test for a change. The Node tests run in parallel with the rest: browser tests wait half of the time, so two cores
// finish sooner.
// Their output is held back until the rest is done. A failing part does not stop the others. The failures are listed again before the last
// line, "N passed, N failed, N skipped".
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failureLines } from './failures.mjs';
import { runCheck } from './run-check.mjs';
import { ownCheck, runChecks } from './run-checks.mjs';
import { playwrightCounts, playwrightReport, runTests, vitestCounts, vitestReport } from './run-tests.mjs';
import { usualRuns } from './test-runs.mjs';
import { cpuTable, watchCpu } from './watch-cpu.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const [nodeRun, browserRun] = usualRuns;
const bin = (name) => join(root, 'node_modules/.bin', name);
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const cpuOfParts = watchCpu((command) => ['vitest', 'playwright'].find((runner) => command.includes(runner)) ?? 'checks and builds');

const inNode = beside((say) => runTests(bin('vitest'), vitestReport(...nodeRun.args), vitestCounts, say));
heading('Checks');
countChecks(await runChecks(root), 'a check of the sources');
heading('Sizes');
countChecks([await runScript('web packed', 'pack-web'), await ownCheck('within the budgets', overBudget)], 'a budget of sizes');
heading('Tests in a browser');
if (existsSync('dist/server/main.js')) add(await runTests(bin('playwright'), playwrightReport(...browserRun.args), playwrightCounts));
else add({ passed: 0, failed: 1, skipped: 0, failures: ['there is no build to open'] });
heading('Tests in Node');
add(await inNode.finish());
cpuTable(cpuOfParts());

if (failures.length > 0) heading(`Failed\n${failureLines(failures).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Starts work whose output is held back until `finish` is called, and then printed as it arrives. */
function beside(work) {
  const held = [];
  let say = (text) => held.push(text);
  const done = work((text) => say(text));
  return {
    finish() {
      for (const text of held) process.stdout.write(text);
      say = (text) => process.stdout.write(text);
      return done;
    },
  };
}

function runScript(label, name) {
  return runCheck(label, process.execPath, [`scripts/${name}.mjs`]);
}

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
