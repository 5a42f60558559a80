import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../scripts/start-server.mjs';
import { expect, test } from './journey.ts';

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`keeps changes to mail after ${signal} and a restart`, {
    tag: '@server',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    const folder = mkdtempSync(join(tmpdir(), 'atrium-restart-'));
    // As root, the database runs as a different user, who needs access to its folder.
    chmodSync(folder, 0o755);
    const settings = { DATA_DIR: join(folder, 'data') };
    let server = await startServer(settings);
    try {
      const open = async () => {
        await page.goto(`${server.url}/apps/email/starred`);
        await expect(page.locator('h1')).toBeVisible();
      };
      await page.goto(`${server.url}/pages/login-cover`);
      await page.locator('input[autocomplete="username"]').fill('admin');
      await page.locator('input[autocomplete="current-password"]').fill('admin');
      await page.locator('input[autocomplete="current-password"]').press('Enter');
      await page.waitForURL(`${server.url}/`);
      await page.goto(`${server.url}/apps/email`);
      await expect(page.getByText('8 mails')).toBeVisible();
      const answered = page.waitForResponse('**/apps/email/update-emails');
      await page.keyboard.press('j');
      await page.keyboard.press('s');
      expect((await answered).status()).toBe(200);
      const session = await page.evaluate(() => JSON.stringify(localStorage));
      await server.stop(signal);
      server = await startServer(settings);
      await page.goto(`${server.url}/healthz`);
      await page.evaluate((items) => {
        for (const [key, value] of Object.entries(JSON.parse(items))) localStorage.setItem(key, String(value));
      }, session);
      await open();
      await expect(page.getByText('Miramar, third floor').first()).toBeVisible();
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
