import { expect, test } from '../../e2e/journey.ts';
import { signUp } from '../../e2e/sign-in.ts';
import { catalog } from '../../src/features/showcase/web/catalog.ts';

/*
 * A screenshot of each showcase page, without menu and header, compared with the accepted one in `tests/long/pictures`, at half
 * size, which shows moved elements and changed colors. `npm run test:full -- --accept` accepts the current ones.
 */
test.use({ unusual: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 } });

/** Content that differs every time: media, and random drawings of libraries. */
const ever = 'video, audio, canvas, [data-changing]';
/** The menu and the header, which change with the product. */
const shell = 'aside[aria-label="Menu"], header:has(+ #content)';
const paths = catalog.flatMap((group) => group.paths as readonly string[]);

test('every page of the showcase looks as it did', async ({ page, request }) => {
  test.setTimeout(240_000);
  await page.clock.setFixedTime(new Date('2026-03-12T10:00:00Z'));
  await signUp(page, request);
  for (const path of ['/components', ...paths]) {
    await page.goto(path);
    await expect(page.locator('main h1, h1').first()).toBeVisible();
    await expect(page.locator('[role=status][aria-label], [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
    await expect.soft(page).toHaveScreenshot(`${path.slice(1).replaceAll('/', '-')}.png`, {
      fullPage: true,
      maxDiffPixelRatio: 0.01,
      mask: [page.locator(ever), page.locator(shell)],
      maskColor: '#888',
    });
  }
});
