import { sanitizeMessage } from '../src/features/email/server/compose/sanitize-message.ts';
import { allLayouts } from '../tests/mail-layouts/all-layouts.ts';
import { endOf } from '../tests/mail-layouts/layout.ts';
import { expect, test } from './journey.ts';
import { openMailbox, row, subject } from './mailbox.ts';
import { openAll, showMails } from './shown-mails.ts';
import { unreadable } from './unreadable-texts.ts';

test.setTimeout(90_000);

test('shows mails in sixty layouts complete, readable and within the page, in light and dark mode, on desktop and phone', {
  tag: '@network',
}, async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/inbox');
  const address = (await row(page, 'The oak is late').getByRole('link').getAttribute('href')) ?? '';
  expect(allLayouts.length).toBeGreaterThan(60);
  await showMails(
    page,
    allLayouts.map(({ html }) => sanitizeMessage(html)),
  );
  await page.goto(address);
  await expect(subject(page)).toBeVisible();
  await openAll(page, allLayouts.length, /The end of/);
  const folding = await page.locator('section iframe').evaluateAll((frames) =>
    (frames as HTMLIFrameElement[]).flatMap((frame, index) => {
      const fold = frame.contentDocument?.querySelector('details');
      if (fold) fold.open = true;
      return fold ? [index] : [];
    }),
  );
  expect(folding.map((index) => allLayouts[index]?.name)).toEqual(allLayouts.filter(({ folds }) => folds).map(({ name }) => name));
  const expected = allLayouts.map(({ name, says = [], hides = [], scrolls = false }) => ({
    ...{ name, hides, scrolls },
    says: [...says, endOf(name)],
  }));
  for (const width of [1440, 390])
    for (const skin of ['light', 'dark']) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((scheme) => {
        document.documentElement.dataset.colorScheme = scheme;
      }, skin);
      await expect.poll(() => page.evaluate(unreadable, { expected, look: `${skin}, ${width} px` })).toEqual([]);
    }
});
