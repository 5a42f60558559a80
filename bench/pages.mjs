// Login, an empty page in the shell and the apps, as design.md's bar asks: cold cache, 10 Mbit/s, 40 ms, 4× slower processor.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../scripts/start-server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist/bench');

/** Measures loads, clicks and accessibility, and prints the medians as tables. */
export async function measurePages() {
  const server = await startServer({ RATE_LIMIT: 'off' });
  try {
    mkdirSync(folder, { recursive: true });
    const config = join(folder, 'pages.json');
    writeFileSync(config, JSON.stringify(await apps(server.url), null, 2));
    const results = [];
    for (const mode of ['load', 'nav', 'axe']) {
      results.push(join(folder, `${mode}.json`));
      await run(['bench/measure.mjs', mode, '--config', config, '--runs', '5', '--out', join(folder, `${mode}.json`)]);
    }
    await run(['bench/measure.mjs', 'report', ...results]);
  } finally {
    await server.stop();
  }
}

async function apps(upstream) {
  const answer = await fetch(`${upstream}/login?username=admin&userType=staff&api=login&remember=true`, {
    headers: { 'X-Password': 'admin' },
  });
  const { userData, accessToken, refreshToken } = await answer.json();
  const init = Object.entries({ userData: JSON.stringify(userData), accessToken, refreshToken })
    .map(([key, value]) => `localStorage[${JSON.stringify(key)}] ??= ${JSON.stringify(value)};`)
    .join('');
  const mails = { sel: 'a[href*="/apps/email/inbox/"]' };
  const heading = { sel: 'main h1' };
  const tableRow = { sel: 'tbody tr[data-index]' };
  return [
    { name: 'visitor', upstream, routes: [{ id: 'login', path: '/pages/login-cover', expect: { sel: 'input[name=password]' } }] },
    {
      name: 'staff',
      upstream,
      init,
      routes: [
        { id: 'shell', path: '/access-control', expect: heading },
        { id: 'mail', path: '/apps/email', expect: mails },
        { id: 'boards', path: '/apps/kanban', expect: { sel: '[data-card]' } },
        { id: 'to-dos', path: '/apps/todo', expect: { sel: 'main [data-id]' } },
        { id: 'calendar', path: '/apps/calendar?view=month', expect: { sel: '[data-key]' } },
        { id: 'chat', path: '/apps/chat', expect: { sel: 'main a[data-row]' } },
        { id: 'invoices', path: '/apps/invoice/list', expect: tableRow },
        { id: 'new invoice', path: '/apps/invoice/add', expect: { sel: '[data-key] textarea' } },
        { id: 'users', path: '/apps/user/list', expect: tableRow },
        { id: 'roles', path: '/apps/roles', expect: { sel: 'main li h2' } },
      ],
      nav: {
        start: 'shell',
        steps: [
          { id: 'mail', click: 'nav a[href="/apps/email"]', expect: mails },
          { id: 'shell', click: 'nav a[href="/access-control"]', expect: heading },
        ],
      },
    },
  ];
}

function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'ignore'] });
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args[1]} ended with ${code}`))));
  });
}
