import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describeFailure } from './failures.mjs';

/**
 * A Vitest reporter that writes the counts and failures of a run to the file `VITEST_REPORT`. Vitest's own JSON report doesn't include
 * diffs.
 */
export default class VitestReport {
  onTestRunEnd(modules, unhandledErrors) {
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify(countTests(modules, unhandledErrors)));
  }
}

/**
 * Files and suites that fail before or after their tests, and errors outside of any test, count as one failed test each.
 * @returns {import('./run-tests.mjs').Counts}
 */
export function countTests(modules, unhandledErrors) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (...states) => tests.filter((test) => states.includes(test.result().state));
  const around = modules.flatMap((module) => [
    { name: fileOf(module), errors: module.errors() },
    ...[...module.children.allSuites()].map((suite) => ({ name: nameOf(suite), errors: suite.errors() })),
  ]);
  const broken = around.filter(({ errors }) => errors.length > 0);
  const failed = inState('failed').map((test) => ({ name: nameOf(test), errors: test.result().errors }));
  const loose = unhandledErrors.map((error) => ({
    name: `an error outside of any test ${error.VITEST_TEST_NAME ?? ''}`.trim(),
    errors: [error],
  }));
  const failures = [...failed, ...broken, ...loose].map(({ name, errors }) => describeFailure(name, errors.map(messageOf)));
  return { passed: inState('passed').length, failed: failures.length, skipped: inState('skipped', 'pending').length, failures };
}

const fileOf = (module) => relative('', module.moduleId);
const nameOf = (task) => `${fileOf(task.module)} › ${task.fullName}`;

function messageOf({ message, diff, stacks = [] }) {
  const places = stacks.slice(0, 2).map(({ file, line, column }) => `at ${relative('', file)}:${line}:${column}`);
  return [message, diff, ...places].filter(Boolean).join('\n');
}
