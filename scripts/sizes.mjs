// What a browser loads until a page is usable, as it goes over the wire (brotli), and the most that it may be.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageModules } from '../src/app/page-modules.ts';
import { chunksOf } from '../src/hosts/node/manifest-chunks.ts';
import { modulesOfPath } from '../src/hosts/node/modules-of-path.ts';

const entry = 'index.html';

const budgets = [
  { what: 'scripts of the login page', path: '/pages/login-cover', kind: 'scripts', limitKb: 160 },
  { what: 'scripts of a page in the shell', path: '/access-control', kind: 'scripts', limitKb: 160 },
  { what: 'scripts of the boards', path: '/apps/kanban', kind: 'scripts', limitKb: 180 },
  { what: 'scripts of the mail list', path: '/apps/email', kind: 'scripts', limitKb: 180 },
  { what: 'scripts of the calendar', path: '/apps/calendar', kind: 'scripts', limitKb: 218 },
  { what: 'scripts of the to-dos', path: '/apps/todo', kind: 'scripts', limitKb: 180 },
  { what: 'scripts of the chat', path: '/apps/chat', kind: 'scripts', limitKb: 180 },
  { what: 'scripts of the invoices', path: '/apps/invoice/list', kind: 'scripts', limitKb: 180 },
  { what: 'scripts of a new invoice', path: '/apps/invoice/add', kind: 'scripts', limitKb: 180 },
  { what: 'scripts of the users', path: '/apps/user/list', kind: 'scripts', limitKb: 180 },
  { what: 'scripts of the roles', path: '/apps/roles', kind: 'scripts', limitKb: 180 },
  { what: 'styles of the invoices', path: '/apps/invoice/list', kind: 'styles', limitKb: 14 },
  { what: 'styles of the users', path: '/apps/user/list', kind: 'styles', limitKb: 14 },
  { what: 'styles of the chat', path: '/apps/chat', kind: 'styles', limitKb: 14 },
  { what: 'styles of the to-dos', path: '/apps/todo', kind: 'styles', limitKb: 14 },
  { what: 'styles of the mail list', path: '/apps/email', kind: 'styles', limitKb: 14 },
];

/** Each budget with what is used of it, in KB of 1,000 bytes. */
export function measureSizes(root = fileURLToPath(new URL('..', import.meta.url))) {
  const web = `${root}/dist/web`;
  const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8'));
  return budgets.map((budget) => {
    const modules = modulesOfPath(pageModules, budget.path);
    if (modules.length === 0) throw new Error(`${budget.path} is not among the page modules`);
    const unknown = modules.find((module) => !manifest[module]);
    if (unknown) throw new Error(`${unknown}, listed among the page modules, is no chunk of its own`);
    const files = chunksOf(manifest, [entry, ...modules])[budget.kind];
    const usedKb = files.reduce((sum, file) => sum + sentBytes(`${web}/${file}`), 0) / 1000;
    return { ...budget, usedKb, isOver: usedKb > budget.limitKb };
  });
}

function sentBytes(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { what, usedKb, limitKb, isOver } of measureSizes()) {
    console.log(`  ${isOver ? '✗' : '✓'} ${what.padEnd(34)} ${usedKb.toFixed(1).padStart(6)} of ${limitKb} KB`);
    if (isOver) process.exitCode = 1;
  }
}
