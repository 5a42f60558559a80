import { expect, test } from 'vitest';
import { importProblems } from '../scripts/import-rules.mjs';
import { readSources } from '../scripts/read-sources.mjs';

const house = {
  'src/contract/endpoint.ts': '',
  'src/server/database.ts': '',
  'src/pdf/pdf-renderer.ts': '',
  'src/web/api-client.ts': '',
  'src/shell/layout.tsx': '',
  'src/app/routes.tsx': '',
  'src/hosts/node/main.ts': '',
  'src/hosts/web/main.tsx': '',
  'src/platform/people/tables.ts': '',
  'src/features/mail/contract.ts': '',
  'src/features/mail/tables.ts': '',
  'src/features/mail/server/list-mails.ts': '',
  'src/features/mail/server/public-api.ts': '',
  'src/features/mail/web/mail-page.tsx': '',
  'src/features/mail/web/public-api.ts': '',
};

function problemsOf(file: string, text: string): string[] {
  return importProblems(new Map(Object.entries({ ...house, [file]: text })));
}

test('the sources follow the rules', () => {
  expect(importProblems(readSources(process.cwd()))).toEqual([]);
});

test('only the kit creates Intl formats', () => {
  const makes = 'export const f = new Intl.NumberFormat();';
  expect(problemsOf('src/features/mail/web/size.ts', makes)).toEqual([expect.stringContaining('#web/intl.ts')]);
  expect(problemsOf('src/web/intl.ts', makes)).toEqual([]);
  expect(problemsOf('src/features/mail/server/size.ts', makes)).toEqual([]);
});

test.each([
  ['src/contract/error.ts', "import type { E } from '#server/database.ts';", 'contract may not import server'],
  ['src/server/scope.ts', "import { l } from '#features/mail/server/list-mails.ts';", 'server may not import features'],
  ['src/pdf/paper.ts', "import { l } from '#features/mail/server/list-mails.ts';", 'pdf may not import features'],
  ['src/features/mail/server/x.ts', "import { p } from '#pdf/pdf-renderer.ts';", 'features may not import pdf'],
  ['src/app/api.ts', "import { p } from '#pdf/pdf-renderer.ts';", 'app may not import pdf'],
  ['src/web/toast.ts', "import { s } from '#app/routes.tsx';", 'web may not import app'],
  ['src/features/mail/web/part.tsx', "import { L } from '#shell/layout.tsx';", 'features may not import shell'],
  ['src/shell/menu.tsx', "import { r } from '#app/routes.tsx';", 'shell may not import app'],
  ['src/shell/menu.tsx', "import { M } from '#features/mail/web/mail-page.tsx';", 'only the contract of an area'],
  ['src/platform/people/server/x.ts', "import { l } from '#features/mail/server/public-api.ts';", 'platform may not import features'],
  ['src/platform/people/server/x.ts', "import { t } from '#features/mail/tables.ts';", 'platform may not import features'],
  ['src/server/scope.ts', "import { t } from '#platform/people/tables.ts';", 'server may not import platform'],
  ['src/app/api.ts', "import { m } from '#hosts/node/main.ts';", 'app may not import hosts'],
  ['src/hosts/web/boot.ts', "import { m } from '#hosts/node/main.ts';", 'one host may not import another'],
])('layers only import downward: %s with %s', (file, text, problem) => {
  expect(problemsOf(file, text)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['src/web/x.ts', "import { d } from '#server/database.ts';", 'web may not import server'],
  ['src/features/mail/web/x.ts', "import { d } from '#server/database.ts';", 'the web may not import the server'],
  ['src/features/mail/web/x.ts', "import { l } from '../server/list-mails.ts';", 'the web may not import the server'],
  ['src/features/mail/web/x.ts', "import { t } from '../tables.ts';", 'the web may not import the server'],
  ['src/features/mail/web/x.ts', "import { sql } from 'drizzle-orm';", 'the web may not import a database'],
  ['src/features/mail/server/x.ts', "import { P } from '../web/mail-page.tsx';", 'the server may not import the web'],
  ['src/features/mail/server/x.ts', "import { useState } from 'react';", 'the server may not import "react"'],
  ['src/server/x.ts', "import { IconX } from '@tabler/icons-react';", 'the server may not import "@tabler/icons-react"'],
])('web and server do not import each other: %s with %s', (file, text, problem) => {
  expect(problemsOf(file, text)).toEqual([expect.stringContaining(problem)]);
});

test('an area imports only the public API of another', () => {
  const of = (target: string) => problemsOf('src/features/chat/server/x.ts', `import { x } from '#features/mail/${target}';`);
  expect(of('contract.ts')).toEqual([]);
  expect(of('tables.ts')).toEqual([]);
  expect(of('server/public-api.ts')).toEqual([]);
  const page = "import { x } from '#features/mail/web/public-api.ts';";
  expect(problemsOf('src/features/chat/web/x.ts', page)).toEqual([]);
  expect(of('server/list-mails.ts')).toEqual([expect.stringContaining('an area may import of another only')]);
});

test('a contract imports only the primitives', () => {
  const of = (specifier: string) => problemsOf('src/features/chat/contract.ts', `import { x } from '${specifier}';`);
  expect(of('zod/mini')).toEqual([]);
  expect(of('#contract/endpoint.ts')).toEqual([]);
  expect(of('zod')).toHaveLength(1);
  expect(of('#features/mail/contract.ts')).toHaveLength(1);
  const beside = "import { x } from './contract.ts';";
  expect(problemsOf('src/features/mail/folder-contract.ts', beside)).toEqual([]);
  expect(problemsOf('src/features/mail/folder-contract.ts', "import { x } from '../chat/contract.ts';")).not.toEqual([]);
});

test.each(['node:fs', 'fs', 'pg', 'drizzle-orm/node-postgres', 'pino'])('only the Node host may import %s', (specifier) => {
  const text = `import { x } from '${specifier}';`;
  expect(problemsOf('src/server/x.ts', text)).toEqual([expect.stringContaining('only hosts/node may use')]);
  expect(problemsOf('src/hosts/node/x.ts', text)).toEqual([]);
});

test.each(['pdfkit', 'pdfkit/output', 'fontkit'])('only the PDF layer may import %s', (specifier) => {
  const text = `import { x } from '${specifier}';`;
  expect(problemsOf('src/pdf/x.ts', text)).toEqual([]);
  expect(problemsOf('src/hosts/node/x.ts', text)).toEqual([expect.stringContaining('only pdf may use')]);
});

test('import cycles and barrel files are rejected', () => {
  const circle = { 'src/web/a.ts': "import './b.ts';", 'src/web/b.ts': "export const b = () => import('./a.ts');" };
  expect(importProblems(new Map(Object.entries(circle)))).toEqual(['src/web/a.ts: imports itself by src/web/b.ts → src/web/a.ts']);
  expect(problemsOf('src/web/index.ts', 'export const one = 1;')).toHaveLength(1);
  expect(problemsOf('src/web/all.ts', "export * from './api-client.ts';")).toHaveLength(1);
  expect(problemsOf('src/web/some.ts', "/** Some. */\nexport {\n  call,\n} from './api-client.ts';\n")).toHaveLength(1);
  expect(problemsOf('src/features/mail/server/public-api.ts', "export { listMails } from './list-mails.ts';")).toEqual([]);
});

test('features do not import each other in cycles, including tables', () => {
  const both = (target: string) =>
    importProblems(
      new Map(
        Object.entries({
          ...house,
          'src/features/chat/contract.ts': '',
          'src/features/chat/tables.ts': '',
          'src/features/chat/server/x.ts': "import { m } from '#features/mail/server/public-api.ts';",
          'src/features/mail/server/y.ts': `import type { C } from '#features/chat/${target}';`,
        }),
      ),
    );
  for (const target of ['contract.ts', 'tables.ts'])
    expect(both(target), target).toEqual([expect.stringContaining('imports itself by src/features/')]);
});

test('an import has a file extension, and uses # outside of its folder', () => {
  expect(problemsOf('src/web/x.ts', "import { call } from './api-client';")).toEqual([expect.stringContaining('names no file')]);
  expect(problemsOf('src/features/mail/web/x.ts', "import { call } from '../../../web/api-client.ts';")).toEqual([
    expect.stringContaining('leaves its folder'),
  ]);
});

test('icons are imported by the specifier the build replaces', () => {
  const of = (specifier: string) =>
    importProblems(
      new Map(Object.entries({ ...house, 'src/web/icons.ts': '', 'src/web/ui/x.tsx': `import { IconX } from '${specifier}';` })),
    );
  expect(of('#web/icons.ts')).toEqual([]);
  expect(of('../icons.ts')).toEqual([expect.stringContaining('is imported as #web/icons.ts')]);
});

test('multiline, type and dynamic imports count', () => {
  const text = "import {\n  type A,\n  b,\n} from '#app/routes.tsx';";
  expect(problemsOf('src/web/x.ts', text)).toHaveLength(1);
  expect(problemsOf('src/web/x.ts', "import type { A } from '#app/routes.tsx';")).toHaveLength(1);
  expect(problemsOf('src/web/x.ts', "const load = () => import('#app/routes.tsx');")).toHaveLength(1);
});
