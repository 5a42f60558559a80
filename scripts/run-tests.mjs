import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/**
 * Runs a test runner that shows what it does and writes a report; a runner that failed without a failed test counts as one.
 * @param {string} bin its program
 * @param {(report: string) => { args: string[], env?: Record<string, string> }} options how it is to write its report to a file
 * @param {(report: any) => Counts} countsOf
 * @param {(text: Uint8Array) => void} [say] takes what the runner prints, which otherwise is shown at once
 * @returns {Promise<Counts>}
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts what failed by its name
 */
export async function runTests(bin, options, countsOf, say) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-reports-'));
  const report = join(folder, 'report.json');
  const { args, env } = options(report);
  try {
    const code = await new Promise((resolve) => {
      const output = say ? 'pipe' : 'inherit';
      const child = spawn(bin, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
      if (say) for (const stream of [child.stdout, child.stderr]) stream.on('data', say);
      child.once('error', () => resolve(1));
      child.once('close', resolve);
    });
    const counts = readCounts(report, countsOf);
    if (code !== 0 && counts.failed === 0) {
      counts.failed = 1;
      counts.failures.push(`${basename(bin)} ended with ${code}`);
    }
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCounts(report, countsOf) {
  try {
    return countsOf(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.log('  It left no report.');
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
}

const reporters = ['default', 'json', './scripts/cost-reporter.mjs'].map((name) => `--reporter=${name}`);

/** How Vitest writes a report, and which files cost most. */
export const vitestReport = (...args) => {
  return (report) => ({ args: ['run', ...args, ...reporters, `--outputFile.json=${report}`] });
};

export function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that does not even load has failed without a test of its own.
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${relative('', name)} › ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...failures, ...broken.map(({ name }) => relative('', name))],
  };
}

/** How Playwright writes a report. */
export const playwrightReport = (...args) => {
  return (report) => ({ args: ['test', ...args, '--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
};

export function playwrightCounts({ stats, errors = [], suites }) {
  const failures = [...suites.flatMap((suite) => failedJourneys(suite)), ...errors.map(({ message }) => message)];
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped, failures };
}

function failedJourneys({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ title, tests }) => `${file} › ${title} (${hostsOf(tests)})`);
  return [...failed, ...suites.flatMap(failedJourneys)];
}

/** On which hosts a journey failed: their projects are named so. */
function hostsOf(tests) {
  return tests.filter(({ status }) => status === 'unexpected').map(({ projectName }) => projectName);
}
