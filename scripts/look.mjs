// Takes screenshots of pages:
// npm run look -- PATH… [--as admin|staff|client|visitor] [--only light-1440] [--dir ltr|rtl] [--url http://…]
// Each page in light, dark and right-to-left (Arabic), 1440 and 390 pixels wide, saved to pictures/. Prints console errors.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from './find-chromium.mjs';
import { startServer } from './start-server.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values: wanted, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string', default: 'admin' },
    only: { type: 'string' },
    dir: { type: 'string' },
    url: { type: 'string' },
  },
});
const folder = 'pictures';
const sizes = { 1440: 900, 390: 844 };
const looks = {
  light: { skin: 'light', language: 'en', direction: wanted.dir ?? 'ltr' },
  dark: { skin: 'dark', language: 'en', direction: wanted.dir ?? 'ltr' },
  rtl: { skin: 'light', language: 'ar', direction: 'rtl' },
};

if (paths.length === 0) {
  console.error('Say which pages: npm run look -- /apps/email /pages/login-cover --as admin');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const server = wanted.url ? { url: wanted.url, stop: async () => {} } : await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const session = wanted.as === 'visitor' ? {} : await signIn(wanted.as);
  for (const path of paths) {
    for (const [look, layout] of Object.entries(looks)) {
      for (const [width, height] of Object.entries(sizes)) {
        const name = `${look}-${width}`;
        if (!wanted.only || wanted.only === name) await take(path, name, { width: Number(width), height }, { ...layout, ...session });
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Returns what the browser stores of a session, for one of the seed accounts. */
async function signIn(name) {
  const userType = name === 'client' ? 'client' : 'staff';
  const answer = await fetch(`${server.url}/login?username=${name}&userType=${userType}&api=login`, { headers: { 'X-Password': name } });
  if (!answer.ok) throw new Error(`Signing in as ${name} was answered with ${answer.status}: ${await answer.text()}`);
  const { userData, accessToken, refreshToken } = await answer.json();
  return { userData: JSON.stringify(userData), accessToken, refreshToken };
}

async function take(path, name, viewport, storage) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript((items) => {
    if (sessionStorage.getItem('looked')) return;
    sessionStorage.setItem('looked', 'yes');
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.url + path);
  await page
    .locator('.boot')
    .waitFor({ state: 'detached', timeout: 15_000 })
    .catch(() => complaints.push("the page didn't load"));
  await page.waitForTimeout(1000);
  const file = join(folder, `${path.replace(/^\//, '').replaceAll(/[^\w-]+/g, '-') || 'home'}-${name}.png`);
  await page.screenshot({ path: file });
  console.log(`  ${file}`);
  for (const complaint of complaints) console.log(`    ! ${complaint}`);
  await context.close();
}
