// The demo on a slow line and a slower processor, next to the server under the same conditions: first paint, first and second visit,
// memory, and the time of requests handled in the tab.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs';
import { packFiles } from '../scripts/pack-files.mjs';
import { serveDemo } from '../scripts/serve-demo.mjs';
import { startServer } from '../scripts/start-server.mjs';
import { certificate } from './certificate.mjs';
import { slowLine } from './slow-line.mjs';

const runs = 5;
const repeats = 9;
const line = { mbit: 10, delayMs: 40 };
const slowdown = 4;
const lists = [
  ...['/apps/email/emails?folder=inbox', '/apps/chat/chats-and-contacts', '/apps/todo/tasks', '/apps/kanban/tasks'],
  ...['/apps/invoice/invoices', '/api/v1/clients', '/api/users/list/data', '/api/v1/people?q=a', '/api/v1/notifications'],
];

export async function measureDemo() {
  await packFiles('dist/demo/demo');
  const demo = await serveDemo();
  const server = await startServer();
  const [demoLine, serverLine] = await Promise.all([slowLine(demo.url, line), slowLine(server.url, line)]);
  try {
    const found = [];
    for (let run = 0; run < runs; run += 1)
      found.push({ ...(await visits('server', serverLine.url)), ...(await visits('demo', demoLine.url)) });
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
  const args = [...chromiumFlags, `--ignore-certificate-errors-spki-list=${certificate().spki}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
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

/**
 * Runs in the page: signs in as soon as the form appears, and records when the form, the first paint and the list of mails appeared,
 * in milliseconds since navigation start.
 */
function signInAtOnce() {
  const times = {};
  window.times = times;
  const fill = (input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const look = () => {
    const password = document.querySelector('input[name=password]');
    if (password && !times.form) {
      times.form = performance.now();
      fill(document.querySelector('input[autocomplete=username]'), 'admin');
      fill(password, 'admin');
      password.form.requestSubmit();
    }
    if (document.querySelector('a[href*="/apps/email/"] time')) times.list = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @returns {Promise<{ form?: number, list: number, paint: number }>} */
async function timesOf(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => window.times?.list, undefined, { polling: 500, timeout: 120_000 });
  return page.evaluate(() => ({ ...window.times, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime }));
}

function visits(name, url) {
  return withBrowser(async (browser, context) => {
    await context.addInitScript(signInAtOnce);
    const page = await openSlowPage(context);
    const { paint, form, list } = await timesOf(page, `${url}/pages/login-cover`);
    const memory = await memoryOf(browser);
    await page.close();
    await workerEnded(browser);
    const later = await timesOf(await openSlowPage(context), `${url}/`);
    return {
      [`${name}: first paint of the login, ms`]: paint,
      [`${name}: its form, ms`]: form,
      [`${name}: first visit, to the list of mails, ms`]: list,
      [`${name}: second visit, to the list of mails, ms`]: later.list,
      [`${name}: memory of page and worker, MB`]: memory,
    };
  });
}

async function workerEnded(browser) {
  const session = await browser.newBrowserCDPSession();
  const isThere = async () => (await session.send('Target.getTargets')).targetInfos.some(({ type }) => type === 'shared_worker');
  while (await isThere()) await wait(50);
}

/** Memory private to the processes that run pages and workers. */
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
    await page.addInitScript(signInAtOnce);
    await timesOf(page, `${url}/pages/login-cover`);
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
            // The first request reads the catalog.
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
