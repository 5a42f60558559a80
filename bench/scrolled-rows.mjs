// A million employees in one list, scrolled by wheel, keys and scrollbar jumps on a slower processor: the longest frame, and long tasks.
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs';
import { startServer } from '../scripts/start-server.mjs';

const rows = 1_000_000;
const runs = 5;
const slowdown = 4;
/** Server time for a hundred rows from the middle (employees.bench.ts); only the page is measured here. */
const answeredAfterMs = 50;

export async function measureScrolledRows() {
  const server = await startServer({ RATE_LIMIT: 'off' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const person = { email: 'bench@elsewhere.example', username: 'bench', password: 'a long password', fullName: 'Nora Quill' };
    const answer = await fetch(`${server.url}/jwt/register`, { method: 'POST', headers, body: JSON.stringify(person) });
    if (!answer.ok) throw new Error(`registering was answered with ${answer.status}`);
    const session = await answer.json();
    const found = [];
    for (let run = 0; run < runs; run += 1) found.push(await measureOnce(browser, server.url, session));
    console.log(`\n${rows.toLocaleString('en')} rows scrolled, ${slowdown}× slower processor, medians of ${runs} (worst)\n`);
    for (const name of Object.keys(found[0])) {
      const values = found.map((one) => one[name]).sort((a, b) => a - b);
      console.log(`  ${name.padEnd(44)} ${Math.round(values[runs >> 1])} (${Math.round(values.at(-1))})`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measureOnce(browser, url, { userData, accessToken, refreshToken }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { userData: JSON.stringify(userData), accessToken, refreshToken },
  );
  let known;
  await page.route('**/api/v1/employees?*', async (route) => {
    known ??= (await (await route.fetch({ url: `${url}/api/v1/employees?perPage=100&page=1` })).json()).employees;
    const asked = new URL(route.request().url()).searchParams;
    const from = (Number(asked.get('page') ?? 1) - 1) * Number(asked.get('perPage') ?? 10);
    const employees = known.map((one, at) => ({ ...one, id: from + at + 1 }));
    await new Promise((resolve) => setTimeout(resolve, answeredAfterMs));
    await route.fulfill({ json: { employees, total: rows, groups: [] } });
  });
  await page.goto(`${url}/datatables/advance?rows=all`);
  const list = page.locator('[role=table] [role=rowgroup][tabindex]');
  await list.locator('[role=row] [role=rowheader]').first().waitFor();
  await page.waitForTimeout(2000);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  await page.mouse.move(720, 700);
  const wheel = await framesOf(page, async () => {
    for (let turn = 0; turn < 120; turn += 1) await page.mouse.wheel(0, 240);
  });
  await list.focus();
  const keys = await framesOf(page, async () => {
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('PageDown');
  });
  const bar = await framesOf(page, async () => {
    for (const share of [0.5, 0.1, 0.9, 0.3, 0.75, 0.2, 0.99, 0]) {
      await list.evaluate((element, part) => {
        element.scrollTop = element.scrollHeight * part;
      }, share);
      await page.waitForTimeout(250);
    }
  });
  await context.close();
  return {
    'by the wheel: longest frame, ms': wheel.longest,
    'by the wheel: long tasks': wheel.tasks,
    'by keys: longest frame, ms': keys.longest,
    'by keys: long tasks': keys.tasks,
    'by leaps of the bar: longest frame, ms': bar.longest,
    'by leaps of the bar: long tasks': bar.tasks,
  };
}

/** The longest time between two frames during an action, and the number of tasks over 50 ms. */
async function framesOf(page, act) {
  await page.evaluate(() => {
    const seen = { longest: 0, tasks: 0, last: 0, isOver: false };
    window.seen = seen;
    new PerformanceObserver((list) => {
      seen.tasks += list.getEntries().length;
    }).observe({ entryTypes: ['longtask'] });
    const look = (at) => {
      if (seen.last > 0) seen.longest = Math.max(seen.longest, at - seen.last);
      seen.last = at;
      if (!seen.isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    window.seen.isOver = true;
    return window.seen;
  });
}
