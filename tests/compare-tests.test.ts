import { expect, test } from 'vitest';
import { compareTests } from '../scripts/compare-tests.mjs';

type Suite = 'test' | 'full';
const at = (file: string, name: string, suite: Suite = 'test') => ({ name, file, suite });
const nothing = { gone: [], added: [], onlyInFull: [], moved: [] };

test('finds no difference between the same tests in another order', () => {
  const tests = [at('a.test.ts', 'adds'), at('b.test.ts', 'removes'), at('b.test.ts', 'removes', 'full')];
  expect(compareTests(tests, [...tests].reverse())).toEqual(nothing);
});

test('lists a name no suite has anymore as gone, and one none had as new', () => {
  expect(compareTests([at('a.test.ts', 'adds')], [at('a.test.ts', 'adds one')])).toEqual({
    ...nothing,
    gone: [{ file: 'a.test.ts', names: ['adds'] }],
    added: [{ file: 'a.test.ts', names: ['adds one'] }],
  });
});

test('lists a name in another file as moved', () => {
  const before = [at('e2e/a.spec.ts', 'adds'), at('e2e/a.spec.ts', 'removes')];
  const after = [at('src/a.test.ts', 'adds'), at('src/a.test.ts', 'removes')];
  expect(compareTests(before, after)).toEqual({ ...nothing, moved: [{ from: 'e2e/a.spec.ts', to: 'src/a.test.ts', count: 2 }] });
});

test('lists a test moved from npm test to npm run test:full as that, not as gone', () => {
  const before = [at('a.test.ts', 'adds'), at('a.test.ts', 'adds', 'full')];
  expect(compareTests(before, [at('a.test.ts', 'adds', 'full')])).toEqual({
    ...nothing,
    onlyInFull: [{ file: 'a.test.ts', names: ['adds'] }],
  });
});
