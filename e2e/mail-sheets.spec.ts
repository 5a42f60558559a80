import type { Page } from '@playwright/test';
import { sanitizeMessage } from '../src/features/email/server/compose/sanitize-message.ts';
import { expect, test } from './journey.ts';
import { openMail, openMailbox, row, subject, text } from './mailbox.ts';
import { onePixel } from './one-pixel.ts';
import { openAll, showMails } from './shown-mails.ts';

const newsletter =
  '<html><head><style>p{margin:0}.pre{display:none!important}.phone{display:none}.card{background:#fff;color:#111}.night{display:none}' +
  '@media(max-width:400px){.phone{display:block!important}.wide{display:none!important}}' +
  '@media(prefers-color-scheme:dark){.card{background:#101820;color:#eee}.night{display:block}}' +
  'html,body{height:100%;min-height:100vh}.card{min-height:120vh}summary,.toolbar{display:none!important}</style></head>' +
  '<body><div class="card"><p class="pre">Preheader</p><p class="wide">For the screen</p><p class="phone">For the phone</p><p class="night">At night</p><p>The end of it</p></div></body></html>';

async function open(page: Page, html: string): Promise<void> {
  const address = (await row(page, 'The oak is late').getByRole('link').getAttribute('href')) ?? '';
  await showMails(page, [sanitizeMessage(html)]);
  await page.goto(address);
  await expect(subject(page)).toBeVisible();
  await openAll(page, 1, /The end of/);
}

test('applies the media queries of a mail for the width, follows the theme, and fits its height to the text', { tag: '@network' }, async ({
  page,
  request,
}) => {
  await openMailbox(page, request, '/apps/email/inbox');
  await open(page, newsletter);
  await expect(text(page).getByText('For the screen')).toBeVisible();
  for (const hidden of ['Preheader', 'For the phone', 'At night']) await expect(text(page).getByText(hidden)).toBeHidden();
  const frame = openMail(page).locator('iframe');
  expect((await frame.boundingBox())?.height).toBeLessThan(200);
  await page.evaluate(() => {
    document.documentElement.dataset.colorScheme = 'dark';
  });
  await expect(text(page).getByText('At night')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(text(page).getByText('For the phone')).toBeVisible();
  await expect(text(page).getByText('For the screen')).toBeHidden();
  expect(
    await text(page)
      .locator('html')
      .evaluate((root) => root.scrollWidth - root.clientWidth),
  ).toBe(0);
});

test('keeps the styles of a quoted mail inline, without a style sheet', { tag: '@network' }, async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/inbox');
  await open(page, newsletter);
  await page.getByRole('toolbar', { name: 'Mail actions' }).getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByRole('button', { name: 'Show the original mail' }).click();
  const quote = page.frameLocator('iframe[title="Original mail"]');
  await expect(quote.getByText('For the screen')).toBeVisible();
  for (const hidden of ['Preheader', 'For the phone', 'At night']) await expect(quote.getByText(hidden)).toBeHidden();
  await expect(quote.locator('[class],[id],body style')).toHaveCount(0);
});

test('loads a background image of the style sheet only on request', { tag: '@network' }, async ({ page, request }) => {
  await openMailbox(page, request, '/apps/email/inbox');
  const asked: string[] = [];
  await page.route('**/api/v1/emails/*/picture?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('address') ?? '');
    await route.fulfill({ json: { data: `data:image/png;base64,${onePixel.toString('base64')}` } });
  });
  await open(
    page,
    '<style>.hero{background:#123456 url(https://shop.example/hero.png?a=1&b=2) no-repeat}.unused{background:url(https://shop.example/unused.png)}' +
      '.hero:hover{background:url(https://shop.example/hover.png)}.plain{background:url(https://shop.example/plain.png)}.plain.none{background:none}' +
      '.grid{display:grid;grid-template-columns:repeat(2,minmax(0,1fr))}.sm\\:red{color:#ff0000}</style>' +
      '<div class="hero">Hero</div><div class="plain none">Plain</div><div class="grid"><span>1</span><span class="sm:red">2</span></div><p>The end of it</p>',
  );
  const ground = (selector: string) =>
    text(page)
      .locator(selector)
      .evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(await ground('.hero')).toBe('none');
  expect(
    await text(page)
      .locator('.grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
  ).toBe(2);
  await expect(text(page).getByText('2', { exact: true })).toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show images' }).click();
  await expect.poll(() => ground('.hero')).toContain('url("data:image/');
  expect(await ground('.plain')).toBe('none');
  expect(asked.sort()).toEqual(['https://shop.example/hero.png?a=1&b=2', 'https://shop.example/plain.png']);
});
