// Runs what a change can break, by the import graph: types, lint, the tests and specs that import what changed, and the sweep of the
// pages that load it. Compares the working tree with the commit where it branched off main, or with a given commit:
// npm run test:changed -- [COMMIT]
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { affectedBy } from './affected-tests.mjs';
import { readTexts } from './areas-of-texts.mjs';
import { failureLines } from './failures.mjs';
import { importProblems, importsOf, resolveLocal } from './import-rules.mjs';
import { textProblems } from './locales.mjs';
import { readSources } from './read-sources.mjs';
import { runCheck } from './run-check.mjs';
import { checkTypes, ownCheck } from './run-checks.mjs';
import { playwrightCounts, playwrightReport, runTests, vitestCounts, vitestReport } from './run-tests.mjs';
import { fail } from './step.mjs';

/** Sweeping a page takes several seconds, so a change to more pages than this is checked on a sample. */
const maxPages = 6;
const sweep = 'e2e/sweep.spec.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const bin = (name) => join(root, 'node_modules/.bin', name);
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

const base = baseCommit(process.argv[2]);
const changed = changedFiles(base);
const sources = readSources(root);
const { onServer } = await import('../vitest.config.ts');
const { servedPages } = await import('../src/app/served-pages.ts');
const affected = affectedBy(changed, graphOf(sources), servedPages, new Set(onServer));
const { tests, pages } = affected;
const journeys = affected.specs.filter((file) => file !== sweep);
const widened = [...affected.widened, ...(affected.specs.includes(sweep) ? [{ file: sweep, breaks: 'the look of every page' }] : [])];
const swept = spread(pages, maxPages);

console.log(
  `${changed.length} files changed since ${base.slice(0, 10)}: ${tests.length} test files, ${journeys.length} specs, ${pages.length} pages`,
);
const code = changed.filter((file) => existsSync(file) && /\.(?:[cm]?[jt]sx?|css|json|html)$/.test(file));
if (code.length > 0) await check(code);
if (tests.length > 0) add(await runTests(bin('vitest'), vitestReport(...tests), vitestCounts));
if (journeys.length > 0 || swept.length > 0) await openPages();

for (const { file, breaks } of widened) console.log(`  Not tested: ${file} can break ${breaks}`);
if (swept.length < pages.length) console.log(`  Not swept: ${pages.filter((path) => !swept.includes(path)).join(', ')}`);
if (widened.length > 0 || swept.length < pages.length) console.log('  npm test runs everything.');
if (failures.length > 0) console.log(`\nFailed\n${failureLines(failures).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function check(files) {
  const results = [
    ...(await checkTypes(bin('tsc'))),
    await runCheck('lint and format', bin('biome'), ['check', '--no-errors-on-unmatched', ...files]),
    await ownCheck('import rules', () => importProblems(readSources(root))),
    await ownCheck('languages', () => textProblems(readTexts(root), readSources(root))),
  ];
  const failed = results.filter((succeeded) => !succeeded).length;
  add({ passed: results.length - failed, failed, skipped: 0, failures: Array(failed).fill('a check of the sources') });
}

async function openPages() {
  if (!(await runCheck('built, with a browser', bin('node'), ['scripts/prepare.mjs', '--build', '--browser'])))
    return add({ passed: 0, failed: 1, skipped: 0, failures: ['there is no build to open'] });
  if (journeys.length > 0) add(await runTests(bin('playwright'), playwrightReport('--project=server', ...journeys), playwrightCounts));
  if (swept.length === 0) return;
  process.env.SWEEP = 'addresses';
  const paths = swept.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  add(
    await runTests(bin('playwright'), playwrightReport('--project=server', sweep, '--grep', `(?:^|\\s)(?:${paths}): `), playwrightCounts),
  );
}

function add(counts) {
  for (const key of Object.keys(total)) total[key] += counts[key];
  failures.push(...counts.failures);
}

/** Returns the given commit, or the one where the branch left main. */
function baseCommit(given) {
  const candidates = given ? [given] : ['origin/HEAD', 'main', 'master'];
  const found = candidates.find((name) => git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]));
  if (!found) fail(`Unknown commit ${candidates.join(' or ')}.`, 'Name one: npm run test:changed -- COMMIT');
  return git(['merge-base', 'HEAD', found]) || git(['rev-parse', found]);
}

/** The files that differ from a commit, including untracked ones. */
function changedFiles(commit) {
  const lines = (text) => text.split('\n').filter(Boolean);
  return [
    ...new Set([
      ...lines(git(['diff', '--name-only', '--no-renames', commit])),
      ...lines(git(['ls-files', '--others', '--exclude-standard'])),
    ]),
  ];
}

function git(args) {
  const { stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return stdout.trim();
}

/** The imports of each source, test and script. */
function graphOf(sources) {
  const all = new Map([...sources, ...['tests', 'e2e', 'scripts'].flatMap((folder) => [...readSources(root, folder, /\.(?:tsx?|mjs)$/)])]);
  return new Map([...all].map(([file, text]) => [file, importsOf(text).flatMap((specifier) => resolveLocal(file, specifier) ?? [])]));
}

/** Picks at most the given number of items, spread evenly over the list. */
function spread(list, most) {
  return list.length <= most ? list : Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)]);
}
