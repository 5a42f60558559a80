// Every page of the product and an empty page of the same stack, under the conditions in design.md: cold cache, 10 Mbit/s, 40 ms, 4× slower
// processor.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { fontsForWeb } from '../scripts/fonts-for-web.mjs';
import { startServer } from '../scripts/start-server.mjs';
import { servedPages } from '../src/app/served-pages.ts';
import { median, regressions, usableRatios } from './page-ratios.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist/bench');
const floor = 'an empty page';
/** Each page's time as a multiple of the empty page's, from the last accepted run. */
const committedFile = join(root, 'bench/page-ratios.json');

const row = { sel: 'tbody tr[data-index]' };
const mails = { sel: 'a[href*="/apps/email/"][href*="/"] time' };
const heading = { sel: 'h1' };
const product = { sel: 'article a' };

/** Selector that marks a page's content as visible; the default is a heading. */
const content = {
  '/': { sel: '[data-card] figure svg path' },
  '/dashboard/ecommerce': { sel: '[data-card] figure svg path' },
  '/dashboard/analytics': { sel: '[data-card] figure svg path' },
  '/apps/email': mails,
  '/apps/email/:folder': mails,
  '/apps/email/label/:label': mails,
  '/apps/kanban': { sel: '[data-card]' },
  '/apps/todo': { sel: 'main [data-id]' },
  '/apps/calendar': { sel: '[data-key]' },
  '/apps/chat': { sel: 'main a[data-row]' },
  '/apps/invoice/list': row,
  '/apps/invoice/add': { sel: '[data-key] textarea' },
  '/apps/user/list': row,
  '/apps/permissions': row,
  '/apps/audit-log': row,
  '/apps/roles': { sel: 'main li h2' },
  '/apps/ecommerce/shop': product,
  '/apps/ecommerce/wishlist': product,
  '/apps/ecommerce/checkout': { sel: 'aside dl' },
  '/apps/ecommerce/orders': row,
  '/apps/ecommerce/products': row,
  '/apps/ecommerce/coupons': row,
  '/datatables/basic': row,
  '/datatables/advance': row,
  '/pages/blog/list': { sel: 'article' },
  '/pages/blog/categories': row,
  '/pages/profile': { sel: 'article' },
  '/pages/profile/:id': { sel: 'article' },
};
/** Pages opened by a link in a mail. */
const byLink = new Set(['/invitation/:entity/:id']);
const forVisitors = /^\/(pages\/(login|register)|misc)/;

/** Values for the parameters in a route path. */
const examples = {
  folder: 'sent',
  mailId: '1',
  label: 'company',
  section: 'signature',
  filter: 'important',
  tag: 'team',
  id: '1',
  slug: 'fenn-lamp-27',
};

/**
 * Measures loads, clicks and accessibility of all pages, or of those below the given addresses, and prints the medians as tables. Fails if
 * a page got
 * slower than in the committed run; `isAccepting` makes this run the new baseline.
 */
export async function measurePages(below, isAccepting) {
  await buildFloor();
  // Every load uses the same tokens: renewing one would end the sessions of the others.
  const server = await startServer({ RATE_LIMIT: 'off', ACCESS_TTL_SECONDS: '7200' });
  try {
    mkdirSync(folder, { recursive: true });
    const config = join(folder, 'pages.json');
    writeFileSync(config, JSON.stringify(await apps(server.url, below), null, 2));
    const results = [];
    for (const mode of ['load', 'nav', 'axe']) {
      results.push(join(folder, `${mode}.json`));
      await run(['bench/measure.mjs', mode, '--config', config, '--runs', '5', '--out', join(folder, `${mode}.json`)]);
    }
    await run(['bench/measure.mjs', 'report', ...results]);
    const { rows } = JSON.parse(readFileSync(results[0], 'utf8'));
    printBesideFloor(rows);
    compareWithCommitted(usableRatios(rows, floor), isAccepting);
  } finally {
    await server.stop();
  }
}

async function buildFloor() {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(root, 'bench/floor'),
    plugins: [fontsForWeb(), react()],
    build: { outDir: join(folder, 'floor'), emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
}

async function apps(upstream, below) {
  const answer = await fetch(`${upstream}/login?username=admin&userType=staff&api=login&remember=true`, {
    headers: { 'X-Password': 'admin' },
  });
  const { userData, accessToken, refreshToken } = await answer.json();
  const init = Object.entries({ userData: JSON.stringify(userData), accessToken, refreshToken })
    .map(([key, value]) => `localStorage[${JSON.stringify(key)}] ??= ${JSON.stringify(value)};`)
    .join('');
  const isAsked = (path) => below.length === 0 || below.some((one) => path === one || path.startsWith(`${one}/`));
  const pages = servedPages.filter(({ path }) => !byLink.has(path) && isAsked(path));
  const routes = (some) =>
    some.map(({ path }) => ({
      id: path,
      path: path.replaceAll(/:(\w+)/g, (_, name) => examples[name]),
      expect: content[path] ?? heading,
    }));
  const shell = { sel: 'main h1', text: 'Access control' };
  return [
    { name: 'floor', dist: join(folder, 'floor'), routes: [{ id: floor, path: '/', expect: heading }] },
    { name: 'visitor', upstream, routes: routes(pages.filter(({ path }) => forVisitors.test(path))) },
    {
      name: 'staff',
      upstream,
      init,
      routes: routes(pages.filter(({ path }) => !forVisitors.test(path))),
      nav: {
        start: '/access-control',
        steps: [
          { id: 'mail', click: 'nav a[href="/apps/email"]', expect: mails },
          { id: 'to-dos', click: 'nav a[href="/apps/todo"]', expect: content['/apps/todo'] },
          { id: 'users', click: 'nav a[href="/apps/user/list"]', expect: row },
          { id: 'shell', click: 'nav a[href="/access-control"]', expect: shell },
        ],
      },
    },
  ];
}

/** Prints each page's times relative to the empty page of the same run. */
function printBesideFloor(rows) {
  const of = (route, what) => median(rows.filter((one) => one.route === route && one.ok).map((one) => one[what]));
  const columns = ['fcp', 'content', 'usable', 'tbt'];
  console.log(`\n| page | scripts KB | styles KB | requests | CLS | ${columns.map((name) => `${name} (over the floor)`).join(' | ')} |`);
  console.log(`|---|---|---|---|---|${columns.map(() => '---|').join('')}`);
  for (const route of new Set(rows.map((one) => one.route))) {
    const sizes = [of(route, 'js') / 1024, of(route, 'css') / 1024, of(route, 'requests')].map(Math.round);
    const times = columns.map((name) => `${Math.round(of(route, name))} (${Math.round(of(route, name) - of(floor, name))})`);
    console.log(`| ${route} | ${[...sizes, of(route, 'cls').toFixed(3), ...times].join(' | ')} |`);
  }
}

function compareWithCommitted(ratios, isAccepting) {
  const committed = existsSync(committedFile) ? JSON.parse(readFileSync(committedFile, 'utf8')) : {};
  const slower = regressions(ratios, committed);
  console.log('\n| page | usable, times the empty page | committed |\n|---|---|---|');
  for (const [route, ratio] of Object.entries(ratios))
    console.log(`| ${route} | ${ratio.toFixed(2)}${slower.includes(route) ? ' ✗' : ''} | ${committed[route]?.toFixed(2) ?? '–'} |`);
  if (isAccepting) return writeFileSync(committedFile, `${JSON.stringify({ ...committed, ...ratios }, null, 2)}\n`);
  if (slower.length === 0) return;
  console.error(
    `\nMore than 15 % slower than the committed run: ${slower.join(', ')}. \`npm run bench -- pages --accept\` takes this run instead.`,
  );
  process.exitCode = 1;
}

function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'ignore'] });
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args[1]} ended with ${code}`))));
  });
}
