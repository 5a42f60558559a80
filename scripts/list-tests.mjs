// Lists every test by name, and compares two such lists.
//   npm run test:list                              writes .cache/tests.json
//   npm run test:list -- --out FILE                writes FILE
//   npm run test:list -- --against COMMIT_OR_FILE  also prints which tests are gone, new, moved, or only in `npm run test:full`
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareTests } from './compare-tests.mjs';
import { fail } from './step.mjs';
import { fullRuns, usualRuns } from './test-runs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const { values: given } = parseArgs({ options: { out: { type: 'string', default: '.cache/tests.json' }, against: { type: 'string' } } });

const after = listTests(root);
mkdirSync(dirname(given.out), { recursive: true });
writeFileSync(given.out, `[\n${after.map((test) => JSON.stringify(test)).join(',\n')}\n]\n`);
const count = (suite) => after.filter((test) => test.suite === suite).length;
console.log(`${given.out}: ${count('test')} tests in npm test, ${count('full')} more in npm run test:full`);

if (given.against) {
  const before = existsSync(given.against) ? JSON.parse(readFileSync(given.against, 'utf8')) : listTestsOf(given.against);
  const { gone, added, onlyInFull, moved } = compareTests(before, after);
  show('Gone', gone);
  show('New', added);
  show('Now only in npm run test:full', onlyInFull);
  console.log(`\nMoved: ${moved.reduce((sum, one) => sum + one.count, 0)}`);
  for (const { from, to, count } of moved) console.log(`  ${from} → ${to} (${count})`);
}

function show(title, groups) {
  console.log(`\n${title}: ${groups.reduce((sum, { names }) => sum + names.length, 0)}`);
  for (const { file, names } of groups) console.log(`  ${file}\n${names.map((name) => `    ${name}`).join('\n')}`);
}

/** Lists the tests of a commit, checked out into a temporary folder that shares the installed packages. */
function listTestsOf(commit) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'atrium-tests-')));
  const checkout = join(folder, 'checkout');
  try {
    run(root, 'git', ['worktree', 'add', '--quiet', '--detach', checkout, commit]);
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    return listTests(checkout);
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', checkout], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder a checkout
 * @returns {import('./compare-tests.mjs').ListedTest[]}
 */
function listTests(folder) {
  const suites = { test: usualRuns, full: fullRuns };
  return Object.entries(suites).flatMap(([suite, runs]) => runs.flatMap((one) => namesIn(folder, one)).map((test) => ({ ...test, suite })));
}

function namesIn(folder, { runner, args, env }) {
  const report = join(mkdtempSync(join(tmpdir(), 'atrium-list-')), 'tests.json');
  const bin = join(folder, 'node_modules/.bin', runner);
  try {
    if (runner === 'vitest') {
      run(folder, bin, ['list', ...args, '--staticParse=false', `--json=${report}`], env);
      return JSON.parse(readFileSync(report, 'utf8')).map(({ name, file }) => ({
        name,
        file: relative(folder, file).split(sep).join('/'),
      }));
    }
    run(folder, bin, ['test', ...args, '--list', '--reporter=json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    const { config, suites } = JSON.parse(readFileSync(report, 'utf8'));
    return suites.flatMap((suite) => journeysIn(suite, relative(folder, config.rootDir), []));
  } finally {
    rmSync(dirname(report), { recursive: true, force: true });
  }
}

function journeysIn({ file, title, specs = [], suites = [] }, testDir, outer) {
  const names = title === file ? outer : [...outer, title];
  const own = specs.map((spec) => ({ name: [...names, spec.title].join(' > '), file: join(testDir, file).split(sep).join('/') }));
  return [...own, ...suites.flatMap((suite) => journeysIn(suite, testDir, names))];
}

function run(cwd, command, args, env) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) fail(`${command} ${args.join(' ')} failed.`, error?.message ?? `${stdout}${stderr}`.slice(-5000));
}
