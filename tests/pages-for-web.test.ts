import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namedPages, pagesForBrowser } from '../scripts/pages-for-web.mjs';

const table = `
import { firstCall } from '#web/first-call.ts';
import type { PageTable } from '#web/page-table.ts';
import { listSuppliers } from '../contract.ts';
const list = '/apps/suppliers';
const compact = { compact: true };
export const supplierPages: PageTable = [
  { path: list, page: () => import('#features/suppliers/web/suppliers-page.tsx'), first: suppliers, shell: 'app' },
  { path: '/apps/suppliers/:id', page: () => import('#features/suppliers/web/supplier-page.tsx'), parts: () => [import('#x.tsx')] },
];
function suppliers() {
  return [firstCall(listSuppliers, compact)];
}
`;

test('removes first requests, parts and their imports from a page table', () => {
  const text = pagesForBrowser(table, 'pages.ts');
  for (const gone of ['firstCall', 'listSuppliers', 'contract', 'first', 'parts', 'compact', '#x.tsx']) expect(text).not.toContain(gone);
  for (const kept of [
    "path: list, page: () => import('#features/suppliers/web/suppliers-page.tsx')",
    "shell: 'app'",
    "const list = '/apps/suppliers'",
  ])
    expect(text).toContain(kept);
});

test('reduces a table to its menu properties for the menu', () => {
  const file = 'src/features/visitors/web/pages.ts';
  const text = pagesForBrowser(readFileSync(file, 'utf8'), `${file}?menu`);
  expect(text).not.toContain('import(');
  expect(text).toContain("path: '/misc/coming-soon'");
  expect(text).toContain("menu: { label: 'menu.comingSoon', under: 'menu.developers' }");
});

test('keeps what the web app needs of a real table', () => {
  const file = 'src/features/invoice/web/pages.ts';
  const text = pagesForBrowser(readFileSync(file, 'utf8'), file);
  expect(text).not.toContain('contract.ts');
  expect(text).toContain('...preview, ask: askForInvoice');
});

test('keeps the module names of a page in the server bundle', () => {
  const handler = namedPages().resolveId.handler.bind(undefined as never);
  const [page, asked] = ['#features/suppliers/web/suppliers-page.tsx', '/atrium/src/features/suppliers/web/pages.ts'];
  expect(handler(page, asked, { kind: 'dynamic-import' })).toEqual({ id: page, external: true });
  expect(handler('../contract.ts', asked, { kind: 'import-statement' })).toBeUndefined();
  expect(handler(page, '/atrium/src/app/app.tsx', { kind: 'dynamic-import' })).toBeUndefined();
});
