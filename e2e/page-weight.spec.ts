import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { sentKb, untilUsable } from '../scripts/sizes.mjs';
import { expect, test } from './journey.ts';
import { signIn } from './sign-in.ts';

const web = fileURLToPath(new URL('../dist/web', import.meta.url));

test('keeps requests and bytes of the main pages within budget until they are usable', { tag: ['@core', '@server'] }, async ({
  page,
  request,
}) => {
  const isForVisitors = (path: string) => path.startsWith('/pages/login');
  const paths = Object.keys(untilUsable);
  const measure = async (path: keyof typeof untilUsable) => {
    await page.goto(path);
    const files = await fetchedUntilUsable(page);
    const scripts = files.filter((file) => file.endsWith('.js'));
    const styles = files.filter((file) => file.endsWith('.css'));
    const used = { requests: files.length + 1, scriptsKb: sentKb(web, scripts), stylesKb: sentKb(web, styles) };
    for (const [what, most] of Object.entries(untilUsable[path]))
      expect.soft(used[what as keyof typeof used], `${what} of ${path}:\n${files.join('\n')}`).toBeLessThanOrEqual(most);
  };
  for (const path of paths.filter(isForVisitors)) await measure(path as keyof typeof untilUsable);
  await signIn(page, request, 'admin');
  for (const path of paths.filter((one) => !isForVisitors(one))) await measure(path as keyof typeof untilUsable);
});

/**
 * Scripts, styles, texts and API requests, cached or not, without what the idle page prefetches. Pictures and fonts depend on the data.
 * Each address
 * counts once: on a slow machine the change stream opens before the page is idle, and earlier reads are refetched.
 */
function fetchedUntilUsable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [prefetchWhenIdle] = performance.getEntriesByName('at-rest', 'mark');
    const paths = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (prefetchWhenIdle?.startTime ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => !/\.woff2$|^\/api\/v1\/files\/|\.(svg|png|webp|avif|jpg)$/.test(path));
    return [...new Set(paths)];
  });
}
