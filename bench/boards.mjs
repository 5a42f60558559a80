// Boards with 2,000 cards on a slower processor: time until the first card is painted, and the longest frame while dragging a card.
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs';
import { startServer } from '../scripts/start-server.mjs';

const cards = 2000;
const atOnce = 25;
const runs = 5;
const slowdown = 4;
const boards = ['todo', 'in-progress', 'done'];
const labels = ['Design', 'Workshop', 'Fair', 'Shop', 'Repairs'];

export async function measureBoards() {
  const server = await startServer({ RATE_LIMIT: 'off' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const session = await fillBoards(server.url);
    const found = [];
    for (let run = 0; run < runs; run += 1) found.push(await measureOnce(browser, server.url, session));
    console.log(`\nBoards with ${cards} cards, ${slowdown}× slower processor, medians of ${runs} (worst)\n`);
    for (const name of Object.keys(found[0])) {
      const values = found.map((one) => one[name]).sort((a, b) => a - b);
      console.log(`  ${name.padEnd(44)} ${Math.round(values[runs >> 1])} ms (${Math.round(values.at(-1))})`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function fillBoards(url) {
  const post = async (path, data, token) => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(data) });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return answer.json();
  };
  const person = { email: 'bench@elsewhere.example', username: 'bench', password: 'a long password', fullName: 'Nora Quill' };
  const session = await post('/jwt/register', person);
  const { accessToken, userData } = session;
  const add = async (number) => {
    const title = `Card ${number}: ${'what is to be done with the oak for the Holt table '.slice(0, 8 + (number % 40))}`;
    const { newTask } = await post('/apps/kanban/add-task', { data: { title, boardId: boards[number % boards.length] } }, accessToken);
    if (number % 3 > 0) return;
    const more = { labels: [labels[number % labels.length]], assignedTo: [{ id: userData.id }] };
    await post('/apps/kanban/update-task', { data: { id: newTask.id, ...more } }, accessToken);
  };
  for (let number = 0; number < cards; number += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, index) => add(number + index)));
  return session;
}

async function measureOnce(browser, url, { userData, accessToken, refreshToken }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      const look = () => {
        if (!document.querySelector('[data-card]')) return requestAnimationFrame(look);
        // The frame with the card is painted before the next one starts.
        return requestAnimationFrame(() => {
          window.firstCardMs = performance.now();
        });
      };
      requestAnimationFrame(look);
    },
    { userData: JSON.stringify(userData), accessToken, refreshToken },
  );
  // One unmeasured run first, so the files are in the browser cache, as on any day but the first.
  await page.goto(`${url}/apps/kanban`);
  await page.locator('li[draggable=true]').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/apps/kanban`);
  await page.locator('li[draggable=true]').first().waitFor();
  const firstCardMs = await page.evaluate(() => window.firstCardMs);
  await page.waitForTimeout(1500);
  const dragMs = await drag(page);
  await context.close();
  return { 'first card stands': firstCardMs, ...dragMs };
}

async function drag(page) {
  const box = await page.locator('[data-card]').first().boundingBox();
  const columns = await page.locator('[data-board]').evaluateAll((list) => list.map((one) => one.getBoundingClientRect().toJSON()));
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 20, { steps: 3 });
  await page.evaluate(() => {
    window.frames = [];
    let last = performance.now();
    const count = (now) => {
      window.frames.push(now - last);
      last = now;
      window.counting = requestAnimationFrame(count);
    };
    window.counting = requestAnimationFrame(count);
  });
  for (const column of [...columns, ...columns.toReversed()]) {
    const x = column.x + column.width / 2;
    await page.mouse.move(x, column.y + 120, { steps: 10 });
    // Near the lower edge the list scrolls automatically.
    await page.mouse.move(x, column.bottom - 70, { steps: 15 });
    await page.waitForTimeout(300);
  }
  const longest = () => page.evaluate(() => Math.max(...window.frames.splice(0).slice(1)));
  const whileDragging = await longest();
  await page.mouse.up();
  await page.waitForTimeout(1500);
  return { 'longest frame while dragging': whileDragging, 'longest frame of the drop': await longest() };
}
