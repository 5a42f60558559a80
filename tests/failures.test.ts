import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { describeFailure, failureLines } from '../scripts/failures.mjs';
import { playwrightCounts } from '../scripts/run-tests.mjs';
import { countTests } from '../scripts/vitest-report.mjs';

const result = (state: string, errors: unknown[] = []) => ({ state, errors });

function aModule({ tests = [], suites = [], errors = [] }: { tests?: object[]; suites?: object[]; errors?: object[] }) {
  const module = { moduleId: `${process.cwd()}/tests/a.test.ts`, errors: () => errors, children: {} };
  const within = (tasks: object[]) => tasks.map((task) => ({ ...task, module }));
  module.children = { allTests: () => within(tests).values(), allSuites: () => within(suites).values() };
  return module;
}

test('lists a failed test with its message, the diff and the location, without colors', () => {
  const error = {
    message: 'expected 1 to be 2',
    diff: '\u001b[32m- Expected\u001b[39m\n\u001b[31m+ Received\u001b[39m\n\n- 2\n+ 1',
    stacks: [{ file: `${process.cwd()}/tests/a.test.ts`, line: 3, column: 7 }],
  };
  const module = aModule({
    tests: [
      { fullName: 'adds', result: () => result('passed') },
      { fullName: 'list > adds', result: () => result('failed', [error]) },
      { fullName: 'removes', result: () => result('skipped') },
    ],
  });
  expect(countTests([module], [])).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    failures: [
      ['tests/a.test.ts › list > adds', 'expected 1 to be 2', '- Expected', '+ Received', '- 2', '+ 1', 'at tests/a.test.ts:3:7'].join(
        '\n',
      ),
    ],
  });
});

test('counts a file that does not load, a failed setup, and an error outside of any test', () => {
  const file = aModule({ errors: [{ message: 'unexpected token' }] });
  const suite = aModule({ suites: [{ fullName: 'list', errors: () => [{ message: 'no database' }] }] });
  const loose = { message: 'nobody catches it', VITEST_TEST_NAME: 'adds' };
  expect(countTests([file, suite], [loose])).toMatchObject({
    passed: 0,
    failed: 3,
    failures: [
      'tests/a.test.ts\nunexpected token',
      'tests/a.test.ts › list\nno database',
      'an error outside of any test adds\nnobody catches it',
    ],
  });
});

test('lists a failed browser test with its host and its errors', () => {
  const spec = (title: string, ok: boolean, messages: string[]) => ({
    title,
    ok,
    tests: [
      { status: ok ? 'expected' : 'unexpected', projectName: 'server', results: [{ errors: messages.map((message) => ({ message })) }] },
      { status: 'expected', projectName: 'demo', results: [{ errors: [] }] },
    ],
  });
  const report = {
    stats: { expected: 3, flaky: 0, unexpected: 1, skipped: 2 },
    suites: [
      {
        file: 'todo.spec.ts',
        specs: [spec('opens', true, [])],
        suites: [{ file: 'todo.spec.ts', specs: [spec('adds', false, ['boom'])] }],
      },
    ],
    errors: [{ message: 'no browser' }],
  };
  expect(playwrightCounts(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['todo.spec.ts › adds (server)\nboom', 'outside of any test\nno browser'],
  });
});

test('keeps only the failed line of the code, and the first lines of the call log', () => {
  const message = [
    'Error: \u001b[2mexpect(\u001b[22mlocator\u001b[2m).\u001b[22mtoBeVisible() failed',
    '',
    'Call log:',
    ...Array.from({ length: 40 }, (_, line) => `  - looked ${line}`),
    '',
    '  1 | import { expect } from "@playwright/test";',
    '> 2 | await expect(page).toBeVisible();',
    '    |                    ^',
    '  3 | });',
    '    at /atrium/e2e/todo.spec.ts:2:20',
  ].join('\n');
  expect(describeFailure('adds', [message]).split('\n')).toEqual([
    'adds',
    'Error: expect(locator).toBeVisible() failed',
    'Call log:',
    ...Array.from({ length: 6 }, (_, line) => `  - looked ${line}`),
    '> 2 | await expect(page).toBeVisible();',
    '    at /atrium/e2e/todo.spec.ts:2:20',
  ]);
});

test.each([
  { failures: 1, lines: 27 },
  { failures: 3, lines: 66 },
  { failures: 10, lines: 80 },
])('shortens $failures long failures to $lines lines', ({ failures, lines }) => {
  const long = describeFailure('adds', [Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')]);
  const listed = failureLines(Array(failures).fill(long));
  expect(listed).toHaveLength(lines);
  expect(listed[0]).toBe('  ✗ adds');
  expect(listed.map(stripVTControlCharacters)).toEqual(listed);
});

test('lists a failure without a message by its name', () => {
  expect(failureLines([describeFailure('lint', [])])).toEqual(['  ✗ lint']);
});
