import { expect, test } from '../../e2e/journey.ts';
import { openMailbox, row, subject } from '../../e2e/mailbox.ts';
import { openAll, showMails } from '../../e2e/shown-mails.ts';
import { sanitizeMessage } from '../../src/features/email/server/compose/sanitize-message.ts';
import { withSheets } from '../mail-layouts/with-sheets.ts';

/* A screenshot of each mail with a style sheet, light and dark, on desktop and phone, at half size. */
test.use({ unusual: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 } });

test('mails with style sheets look as they did', async ({ page, request }) => {
  test.setTimeout(240_000);
  await openMailbox(page, request, '/apps/email/inbox');
  const address = (await row(page, 'The oak is late').getByRole('link').getAttribute('href')) ?? '';
  for (const { name, html } of withSheets) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await showMails(page, [sanitizeMessage(html)]);
    await page.goto(address);
    await expect(subject(page)).toBeVisible();
    await openAll(page, 1, /The end of/);
    for (const width of [1440, 390])
      for (const skin of ['light', 'dark']) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((scheme) => {
          document.documentElement.dataset.colorScheme = scheme;
        }, skin);
        const picture = `mail-${name.slice(6).replaceAll(' ', '-')}-${width}-${skin}.png`;
        await expect
          .soft(page.getByRole('region', { name: 'Open mail' }).locator('iframe'))
          .toHaveScreenshot(picture, { maxDiffPixelRatio: 0.01 });
      }
  }
});
