import { expect, test } from 'vitest';
import { affectedBy } from '../scripts/affected-tests.mjs';

/** Two areas behind one API; the page of one of them uses a rule and the kit's button. */
const graph = new Map([
  ['src/app/api.ts', ['src/features/todo/server/routes.ts', 'src/features/chat/server/routes.ts']],
  ['src/app/app-layout.tsx', ['src/web/button.tsx', 'src/app/areas.ts']],
  ['src/app/areas.ts', ['src/features/todo/web/pages.ts', 'src/features/chat/web/pages.ts']],
  ['src/features/todo/web/pages.ts', ['src/features/todo/web/todo-page.tsx']],
  ['src/features/chat/web/pages.ts', ['src/features/chat/web/chat-page.tsx']],
  [
    'src/features/todo/web/todo-page.tsx',
    ['src/features/todo/due.ts', 'src/features/todo/contract.ts', 'src/features/todo/web/todo-page.module.css'],
  ],
  ['src/features/chat/web/chat-page.tsx', []],
  ['src/features/chat/web/chat.page.test.ts', ['tests/page/open-page.ts']],
  ['tests/page/open-page.ts', ['src/app/areas.ts']],
  ['src/features/todo/due.ts', []],
  ['src/features/todo/due.test.ts', ['src/features/todo/due.ts']],
  ['src/features/todo/contract.ts', []],
  ['src/features/todo/server/routes.ts', ['src/features/todo/server/add.ts', 'src/features/todo/contract.ts']],
  ['src/features/todo/server/add.ts', []],
  ['src/features/todo/server/add.test.ts', ['tests/test-api.ts']],
  ['src/features/chat/server/routes.ts', []],
  ['src/features/chat/server/chat.test.ts', ['tests/test-api.ts']],
  ['src/web/button.tsx', []],
  ['tests/test-api.ts', ['src/app/api.ts']],
  ['e2e/todo.spec.ts', ['e2e/todo-list.ts']],
  ['e2e/chat.spec.ts', []],
  ['e2e/todo-list.ts', []],
]);
const pages = [
  { path: '/apps/todo', modules: ['src/app/app-layout.tsx', 'src/features/todo/web/todo-page.tsx'] },
  { path: '/apps/chat', modules: ['src/app/app-layout.tsx', 'src/features/chat/web/chat-page.tsx'] },
];
const serverTests = new Set(['src/features/todo/server/add.test.ts', 'src/features/chat/server/chat.test.ts']);
const affected = (...changed: string[]) => affectedBy(changed, graph, pages, serverTests);
const nothing = { tests: [], specs: [], pages: [], widened: [] };

test('maps a rule to its own test and to the page that imports it', () => {
  expect(affected('src/features/todo/due.ts')).toEqual({ ...nothing, tests: ['src/features/todo/due.test.ts'], pages: ['/apps/todo'] });
});

test('maps a server file to the server tests of its area, which reach it by requests', () => {
  expect(affected('src/features/todo/server/add.ts')).toEqual({ ...nothing, tests: ['src/features/todo/server/add.test.ts'] });
});

test('includes only tests of other areas that import it themselves', () => {
  const wider = new Map([
    ...graph,
    ['src/features/todo/server/remind.ts', ['src/features/todo/server/add.ts']],
    ['src/features/chat/server/remind-in-chat.ts', ['src/features/todo/server/remind.ts']],
  ]);
  const testsOf = (file: string) => affectedBy([file], wider, pages, serverTests).tests;
  const [ofChat, ofTodo] = ['src/features/chat/server/chat.test.ts', 'src/features/todo/server/add.test.ts'];
  expect(testsOf('src/features/todo/server/remind.ts')).toEqual([ofChat, ofTodo]);
  expect(testsOf('src/features/todo/server/add.ts')).toEqual([ofTodo]);
});

test('maps a contract to both sides of its area', () => {
  const found = affected('src/features/todo/contract.ts');
  expect(found).toEqual({ ...nothing, tests: ['src/features/todo/server/add.test.ts'], pages: ['/apps/todo'] });
});

test('maps a page and its styles to that page only, and the kit to every page that uses it', () => {
  expect(affected('src/features/chat/web/chat-page.tsx').pages).toEqual(['/apps/chat']);
  expect(affected('src/features/todo/web/todo-page.module.css')).toEqual({ ...nothing, pages: ['/apps/todo'] });
  expect(affected('src/web/button.tsx').pages).toEqual(['/apps/todo', '/apps/chat']);
});

test('maps a page file to the page tests of its area, which open the page by its address', () => {
  expect(affected('src/features/chat/web/chat-page.tsx').tests).toEqual(['src/features/chat/web/chat.page.test.ts']);
  expect(affected('src/features/todo/web/todo-page.tsx').tests).toEqual([]);
  expect(affected('src/features/chat/server/routes.ts').tests).toEqual(['src/features/chat/server/chat.test.ts']);
});

test('runs a changed test itself, and a spec also when its imports change', () => {
  expect(affected('src/features/todo/due.test.ts')).toEqual({ ...nothing, tests: ['src/features/todo/due.test.ts'] });
  expect(affected('e2e/todo-list.ts')).toEqual({ ...nothing, specs: ['e2e/todo.spec.ts'] });
});

test('maps the texts of an area to its pages', () => {
  const file = 'src/features/todo/locales/en.json';
  expect(affected(file)).toEqual({ ...nothing, pages: ['/apps/todo'], widened: [{ file, breaks: 'the texts of its area' }] });
});

test('reports what a change outside the graph may break; docs break nothing', () => {
  expect(affected('docs/testing.md')).toEqual(nothing);
  expect(affected('migrations/0001_todo.sql').widened).toEqual([
    { file: 'migrations/0001_todo.sql', breaks: 'the database, so every server test' },
  ]);
  expect(affected('package.json').widened).toEqual([{ file: 'package.json', breaks: 'every check and test' }]);
  expect(affected('scripts/build.mjs').widened).toEqual([{ file: 'scripts/build.mjs', breaks: 'the build or a command, so every page' }]);
});
