import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describeFailure } from './failures.mjs';

/**
 * Runs a test runner that prints its progress and writes a report; a runner that fails without a failed test counts as one failure.
 * @param {string} bin its program
 * @param {(report: string) => { args: string[], env?: Record<string, string> }} options how it writes its report to a file
 * @param {(report: any) => Counts} countsOf
 * @param {(text: Uint8Array) => void} [say] receives the runner's output, which is otherwise printed directly
 * @returns {Promise<Counts>}
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts failures as formatted by `describeFailure`
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

const reporters = ['default', './scripts/vitest-report.mjs', './scripts/cost-reporter.mjs'].map((name) => `--reporter=${name}`);

/** Makes Vitest write a report, and list the most expensive files. */
export const vitestReport = (...args) => {
  return (report) => ({ args: ['run', ...args, ...reporters], env: { VITEST_REPORT: report } });
};

/** The Vitest report already contains the counts. @param {Counts} counts */
export const vitestCounts = (counts) => counts;

export const playwrightReport = (...args) => {
  return (report) => ({ args: ['test', ...args, '--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
};

/** @param {any} report from Playwright's JSON reporter @returns {Counts} */
export function playwrightCounts({ stats, errors = [], suites }) {
  const failures = [
    ...suites.flatMap((suite) => failedJourneys(suite)),
    ...errors.map(({ message }) => describeFailure('outside of any test', [message])),
  ];
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped, failures };
}

function failedJourneys({ file, specs = [], suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const unexpected = tests.filter(({ status }) => status === 'unexpected');
      // The projects are named after the hosts the tests run on.
      const hosts = unexpected.map(({ projectName }) => projectName);
      const errors = unexpected.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return describeFailure(
        `${file} › ${title} (${hosts})`,
        errors.map(({ message }) => message),
      );
    });
  return [...failed, ...suites.flatMap(failedJourneys)];
}
