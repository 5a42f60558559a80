// What a browser loads until a page is usable, in transferred size (brotli), and the limit: every page has a budget.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { servedPages } from '../src/app/served-pages.ts';
import { chunksOf } from '../src/hosts/node/manifest-chunks.ts';

const entry = 'index.html';

/**
 * In KB of 1,000 bytes; mostly scripts, since the styles are inlined in the page. A page that needs more has its reason below. Budgets
 * have a few KB of headroom, so that the next small change doesn't break them.
 */
const standard = { scriptsKb: 154, stylesKb: 13, files: 15 };
const visitors = { scriptsKb: 140, stylesKb: 8, files: 10 };
const own = [
  // The fields of a post besides its text; the editor loads later.
  { path: '/pages/blog/edit', budget: { ...standard, scriptsKb: 159, files: 17 } },
  { path: '/pages/blog', budget: standard },
  { path: '/pages/profile', budget: standard },
  // The fields of an article besides its text; the editor loads later.
  { path: '/pages/help/edit', budget: { ...standard, scriptsKb: 156 } },
  { path: '/pages/help', budget: standard },
  { path: '/pages/knowledge-base', budget: standard },
  { path: '/pages/faq', budget: standard },
  { path: '/pages/pricing', budget: standard },
  { path: '/pages/license', budget: standard },
  { path: '/setup', budget: { ...standard, scriptsKb: 162 } },
  { path: '/pages/sign-on/settings', budget: { ...standard, scriptsKb: 162 } },
  // The list with a menu in each row, and what opens a form over it.
  { path: '/pages/mail-domains', budget: standard },
  { path: '/pages/webhooks', budget: { ...standard, scriptsKb: 156 } },
  // Forms with drafts and validation messages.
  { path: '/pages/account-settings', budget: { ...standard, scriptsKb: 166, stylesKb: 14, files: 18 } },
  { path: '/pages/api-key', budget: standard },
  { path: '/pages/modal-examples', budget: standard },
  // Examples of everything. A component used by only one other page is in that page's file, which keeps that page small.
  // Its fields are in the files of the invoice editor.
  { path: '/components/auto-complete', budget: { ...standard, scriptsKb: 194, stylesKb: 18, files: 28 } },
  { path: '/components', budget: { ...standard, scriptsKb: 190, stylesKb: 18, files: 28 } },
  // The icon grid; its paths load on scroll.
  { path: '/colors', budget: { ...standard, scriptsKb: 162, files: 17 } },
  { path: '/ui-element', budget: { ...standard, scriptsKb: 156 } },
  { path: '/icons', budget: { ...standard, scriptsKb: 161, stylesKb: 14, files: 17 } },
  // A form, password validation, and help for a missing mail.
  { path: '/pages/forgot-password', budget: { ...visitors, scriptsKb: 143 } },
  { path: '/pages/reset-password', budget: { ...visitors, scriptsKb: 143 } },
  { path: '/pages', budget: visitors },
  // Includes the shell, and with it the reader's date and time format, needed before rendering.
  { path: '/misc/error', budget: { ...visitors, scriptsKb: 141, stylesKb: 9 } },
  { path: '/misc', budget: visitors },
  // The invoice, its totals and a payment code, for an external client.
  { path: '/invoice', budget: { ...visitors, scriptsKb: 151, stylesKb: 12, files: 14 } },
  // The list, with the mail next to it.
  { path: '/apps/email/:folder/:mailId', budget: { ...standard, scriptsKb: 180, stylesKb: 14, files: 17 } },
  { path: '/apps/email/label/:label/:mailId', budget: { ...standard, scriptsKb: 180, stylesKb: 14, files: 17 } },
  // The list, its folders and labels, and the search options.
  { path: '/apps/email', budget: { ...standard, scriptsKb: 163 } },
  // Messages, the composer and presence in one view.
  { path: '/apps/chat', budget: { ...standard, scriptsKb: 174, stylesKb: 15, files: 17 } },
  // The list with filters and bulk actions.
  { path: '/apps/user', budget: { ...standard, scriptsKb: 169, stylesKb: 15, files: 19 } },
  // All columns with their cards, draggable by mouse and keyboard.
  { path: '/apps/kanban', budget: { ...standard, scriptsKb: 165 } },
  // FullCalendar accounts for 36 KB.
  { path: '/apps/calendar', budget: { ...standard, scriptsKb: 200 } },
  // All table features on one list.
  // With date and money fields, which share files with forms.
  { path: '/datatables/advance', budget: { ...standard, scriptsKb: 169, stylesKb: 15, files: 17 } },
  { path: '/datatables', budget: { ...standard, scriptsKb: 164, stylesKb: 14, files: 17 } },
  // The charts of the start page, the Today card, and eleven other cards.
  { path: '/dashboard', also: '/', budget: { ...standard, scriptsKb: 172 } },
  // Their switches are in a file of other pages.
  { path: '/page-layout', budget: { ...standard, scriptsKb: 173, stylesKb: 14, files: 21 } },
  // The same cards, from the files of the dashboards.
  { path: '/cards', budget: { ...standard, scriptsKb: 166 } },
  // A table with a date range.
  { path: '/apps/audit-log', budget: { ...standard, scriptsKb: 162, stylesKb: 15, files: 17 } },
  // Quick add parses a to-do while typing.
  { path: '/apps/todo', budget: { ...standard, scriptsKb: 160 } },
  // The showcase is planned separately: its pages load what they share with others from the files of those.
  { path: '/extensions/drag-and-drop', budget: { ...standard, scriptsKb: 245, stylesKb: 20, files: 22 } },
  { path: '/extensions/clipboard', budget: { ...standard, scriptsKb: 189, stylesKb: 16, files: 27 } },
  { path: '/extensions/import', budget: { ...standard, scriptsKb: 196, stylesKb: 20, files: 29 } },
  { path: '/extensions/export', budget: { ...standard, scriptsKb: 182, stylesKb: 18, files: 27 } },
  { path: '/extensions/pagination', budget: { ...standard, scriptsKb: 163, stylesKb: 15 } },
  { path: '/extensions/tour', budget: { ...standard, scriptsKb: 173, stylesKb: 15, files: 20 } },
  // Swiper accounts for 30 KB.
  { path: '/extensions/swiper', budget: { ...standard, scriptsKb: 203, stylesKb: 18, files: 17 } },
  // Icons of its player are in the files of other pages.
  { path: '/extensions/react-player', budget: { ...standard, scriptsKb: 170, stylesKb: 17, files: 20 } },
  // Icons of its menu are in the files of mail.
  { path: '/extensions/context-menu', budget: { ...standard, scriptsKb: 186, stylesKb: 18, files: 24 } },
  { path: '/extensions', budget: { ...standard, scriptsKb: 162, stylesKb: 14, files: 20 } },
  // The table next to each chart; ApexCharts and Chart.js themselves load after the page.
  { path: '/charts/apex', budget: { ...standard, scriptsKb: 203, stylesKb: 17, files: 25 } },
  { path: '/charts/chartjs', budget: { ...standard, scriptsKb: 163, files: 19 } },
  // Recharts with its state library accounts for 110 KB.
  { path: '/charts/recharts', budget: { ...standard, scriptsKb: 292, stylesKb: 14, files: 20 } },
  // Shipping methods, and each tax of an order.
  { path: '/apps/ecommerce/checkout', budget: { ...standard, scriptsKb: 156 } },
  { path: '/apps/ecommerce/settings', budget: { ...standard, scriptsKb: 154 } },
  { path: '/apps/ecommerce/products', budget: { ...standard, scriptsKb: 158 } },
  { path: '/apps/ecommerce/orders', budget: { ...standard, scriptsKb: 158 } },
  // Fields of every kind. Files are planned without the showcase: what a field shares with a dialog or an editor elsewhere is loaded too.
  { path: '/forms/elements/editor', budget: { ...standard, scriptsKb: 264, stylesKb: 26, files: 34 } },
  { path: '/forms/elements/select', budget: { ...standard, scriptsKb: 226, stylesKb: 24, files: 34 } },
  { path: '/forms/elements/pickers', budget: { ...standard, scriptsKb: 249, stylesKb: 23, files: 29 } },
  { path: '/forms/repeater', budget: { ...standard, scriptsKb: 262, stylesKb: 22, files: 27 } },
  // Its steps are in the file of the setup.
  { path: '/forms/wizard', budget: { ...standard, scriptsKb: 184, stylesKb: 19, files: 30 } },
  { path: '/forms', budget: { ...standard, scriptsKb: 184, stylesKb: 17, files: 24 } },
  // In addition to the invoice: delivery dates, units, several taxes per line, and country names.
  { path: '/apps/invoice/edit', budget: { ...standard, scriptsKb: 168, stylesKb: 14, files: 18 } },
  { path: '/apps/invoice/add', budget: { ...standard, scriptsKb: 168, stylesKb: 14, files: 18 } },
  // The invoice, its totals and its date fields.
  { path: '/apps/invoice', budget: { ...standard, scriptsKb: 162, stylesKb: 14, files: 16 } },
];

const usable = { requests: 25, scriptsKb: 170, stylesKb: 0 };

/**
 * The most a browser may fetch for the main pages until they are usable, including what they load after rendering; measured by
 * `e2e/page-weight.spec.ts`. Requests are for code, texts and data; pictures and fonts depend on the content. Styles are those besides the
 * inlined ones.
 */
export const untilUsable = {
  '/pages/login-basic': usable,
  // One of two pages, by the role.
  '/access-control': { ...usable, stylesKb: 1 },
  '/apps/invoice/list': usable,
  // The settings pages, above or next to it.
  '/apps/user/list': { ...usable, stylesKb: 1 },
  '/apps/todo': usable,
  '/apps/ecommerce/shop': usable,
  '/apps/ecommerce/products': usable,
  '/': { ...usable, scriptsKb: 180 },
  '/apps/email': { ...usable, scriptsKb: 180 },
  '/apps/chat': { ...usable, scriptsKb: 180 },
  '/apps/kanban': { ...usable, scriptsKb: 180 },
  // FullCalendar accounts for 36 KB.
  '/apps/calendar': { ...usable, scriptsKb: 210 },
};

/** A string from each library that only its own page may load, not even another showcase page. */
const libraries = [
  { sign: 'apexcharts-canvas', at: '/charts/apex' },
  { sign: 'resizeDelay', at: '/charts/chartjs' },
  { sign: 'recharts-surface', at: '/charts/recharts' },
  { sign: 'swiper-wrapper', at: '/extensions/swiper' },
  { sign: 'driver-popover-title', at: '/extensions/tour' },
];

/** Returns what each page loads, its budget, and whether it exceeds it. */
export function measureSizes(root = fileURLToPath(new URL('..', import.meta.url))) {
  const web = `${root}/dist/web`;
  const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8'));
  const unknown = servedPages.flatMap(({ modules }) => modules).find((module) => !manifest[module]);
  if (unknown) throw new Error(`${unknown}, which the page table imports, isn't a separate chunk`);
  const circle = circleOf(manifest);
  if (circle) throw new Error(`files of the web import each other: ${circle.join(' → ')}`);
  const apart = new Set(JSON.parse(readFileSync(`${web}/.vite/apart.json`, 'utf8')));
  return servedPages.map(({ path, modules, isApart }) => {
    const { scripts, styles } = chunksOf(manifest, [entry, ...modules]);
    const carried = isApart ? undefined : scripts.find((file) => apart.has(file.replace(/^\//, '')));
    if (carried) throw new Error(`${path} loads ${carried}, which contains code of other pages only`);
    const stranger = libraries.find(({ sign, at }) => at !== path && scripts.some((file) => textOf(web, file).includes(sign)));
    if (stranger) throw new Error(`${path} loads the library of ${stranger.at}`);
    const used = { scriptsKb: sentKb(web, scripts), stylesKb: sentKb(web, styles), files: scripts.length };
    const budget = own.find((one) => path.startsWith(one.path) || one.also === path)?.budget ?? standard;
    return { path, used, over: Object.keys(budget).filter((what) => used[what] > budget[what]), budget };
  });
}

/** Finds an import cycle between files, which may run code before its imports are ready; undefined if there is none. */
function circleOf(manifest) {
  const done = new Set();
  const way = [];
  const visit = (key) => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key];
    if (done.has(key)) return undefined;
    way.push(key);
    const circle = (manifest[key]?.imports ?? []).map(visit).find(Boolean);
    way.pop();
    done.add(key);
    return circle;
  };
  return Object.keys(manifest).map(visit).find(Boolean);
}

export function sizeLine({ path, used, over, budget }) {
  // Rounded up, so that an exceeded budget never looks like an equal value.
  const figures = Object.entries(used).map(
    ([what, value]) => `${what} ${what === 'files' ? value : (Math.ceil(value * 10) / 10).toFixed(1)} of ${budget[what]}`,
  );
  return `${over.length > 0 ? '✗' : '✓'} ${path.padEnd(34)} ${figures.join(' · ')}`;
}

const texts = new Map();

function textOf(web, file) {
  if (!texts.has(file)) texts.set(file, readFileSync(`${web}/${file}`, 'utf8'));
  return texts.get(file);
}

/** Returns the transferred size of files of the built web app. */
export function sentKb(web, files) {
  const sentBytes = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  return files.reduce((sum, file) => sum + sentBytes(`${web}/${file}`), 0) / 1000;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const size of measureSizes()) {
    console.log(`  ${sizeLine(size)}`);
    if (size.over.length > 0) process.exitCode = 1;
  }
}
