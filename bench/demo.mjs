// The demo on a slow line and a slower processor, beside the server on the same: the first paint, the first and the second visit, what
// it takes of memory, and what calls in the tab take.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs';
import { serveDemo } from '../scripts/serve-demo.mjs';
import { startServer } from '../scripts/start-server.mjs';
import { slowLine } from './slow-line.mjs';

const runs = 5;
const repeats = 9;
const line = { mbit: 10, delayMs: 40 };
const slowdown = 4;
const lists = [
  ...['/apps/email/emails?folder=inbox', '/apps/chat/chats-and-contacts', '/apps/todo/tasks', '/apps/kanban/tasks'],
  ...['/apps/invoice/invoices', '/api/v1/clients', '/api/users/list/data', '/api/v1/people?q=a', '/api/v1/notifications'],
];

/** Measures and prints the medians. */
export async function measureDemo() {
  const demo = await serveDemo();
  const server = await startServer();
  const [demoLine, serverLine] = await Promise.all([slowLine(demo.url, line), slowLine(server.url, line)]);
  try {
    const found = [];
    for (let run = 0; run < runs; run += 1) found.push({ ...(await loginPaint(serverLine.url)), ...(await visits(demoLine.url)) });
    console.log(`\nThe demo at ${line.mbit} Mbit/s, ${line.delayMs} ms, ${slowdown}× slower processor, medians of ${runs} (worst)\n`);
    for (const name of Object.keys(found[0])) {
      const values = found.map((one) => one[name]).sort((a, b) => a - b);
      console.log(`  ${name.padEnd(52)} ${Math.round(values[runs >> 1])} (${Math.round(values.at(-1))})`);
    }
    console.log(`\nCalls in the tab, without slowdown, medians of ${repeats}\n`);
    for (const [path, ms] of await callTimes(demo.url)) console.log(`  ${path.padEnd(52)} ${ms.toFixed(1)} ms`);
  } finally {
    demoLine.stop();
    serverLine.stop();
    await demo.stop();
    await server.stop();
  }
}

async function withBrowser(work) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    return await work(browser, await browser.newContext({ viewport: { width: 1440, height: 900 } }));
  } finally {
    await browser.close();
  }
}

async function openSlowPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

const firstPaint = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntriesByName('first-contentful-paint')[0]?.startTime)).observe({
          type: 'paint',
          buffered: true,
        });
      }),
  );
const formShown = (page) => page.locator('input[name=password]').waitFor();
const listShown = (page) => page.locator('main [role=row], main li').first().waitFor({ timeout: 120_000 });

/** From the login page to the list of mails. */
async function signIn(page) {
  await page.getByLabel(/username/i).fill('admin');
  await page.locator('input[name=password]').fill('admin');
  await page.keyboard.press('Enter');
  await listShown(page);
}

async function openLogin(context, url) {
  const page = await openSlowPage(context);
  const begun = performance.now();
  await page.goto(`${url}/pages/login-cover`);
  await formShown(page);
  return { page, begun, form: performance.now() - begun, paint: await firstPaint(page) };
}

function loginPaint(url) {
  return withBrowser(async (_, context) => {
    const { form, paint } = await openLogin(context, url);
    return { 'login of the server: form, ms': form, 'login of the server: first paint, ms': paint };
  });
}

function visits(url) {
  return withBrowser(async (browser, context) => {
    const { page, begun, form, paint } = await openLogin(context, url);
    await signIn(page);
    const first = performance.now() - begun;
    const memory = await memoryOf(browser);
    await page.close();
    await workerEnded(browser);
    const later = await openSlowPage(context);
    const returned = performance.now();
    await later.goto(`${url}/`);
    await listShown(later);
    return {
      'login of the demo: form, ms': form,
      'login of the demo: first paint, ms': paint,
      'first visit, to the list of mails, ms': first,
      'second visit, to the list of mails, ms': performance.now() - returned,
      'memory of page and worker, MB': memory,
    };
  });
}

async function workerEnded(browser) {
  const session = await browser.newBrowserCDPSession();
  const isThere = async () => (await session.send('Target.getTargets')).targetInfos.some(({ type }) => type === 'shared_worker');
  while (await isThere()) await wait(50);
}

/** What no other process has of the memory of those that run pages and workers. */
async function memoryOf(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => [...readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+:\s+(\d+)/gm)])
    .flatMap((found) => found.map(([, size]) => Number(size)));
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

function callTimes(url) {
  return withBrowser(async (_, context) => {
    const page = await context.newPage();
    await page.goto(`${url}/pages/login-cover`);
    await signIn(page);
    return page.evaluate(
      async ([paths, repeats]) => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
        const found = [];
        for (const path of paths) {
          const times = [];
          for (let repeat = 0; repeat <= repeats; repeat += 1) {
            const begun = performance.now();
            const answer = await fetch(path, { headers });
            await answer.text();
            if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
            // The first one reads the catalogue.
            if (repeat > 0) times.push(performance.now() - begun);
          }
          found.push([path, times.sort((a, b) => a - b)[repeats >> 1]]);
        }
        return found;
      },
      [lists, repeats],
    );
  });
}
