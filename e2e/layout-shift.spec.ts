import { untilUsable } from '../scripts/sizes.mjs';
import { expect, test } from './journey.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

/** The sum of all layout shifts during load, not the worst session window: stricter than web.dev/cls. */
const most = 0.02;

test('keeps layout shift low while the main pages load', { tag: '@server' }, async ({ page, request }) => {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const found: { value: number; moved: string[] }[] = [];
    const add = (shifts: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of shifts as Shift[])
        if (!hadRecentInput)
          found.push({
            value,
            moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120)),
          });
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const take = () => {
      add(observer.takeRecords());
      return found;
    };
    Object.assign(window, { layoutShifts: take });
  });
  await signIn(page, request, 'admin');
  for (const path of Object.keys(untilUsable).filter((one) => !one.startsWith('/pages/login'))) {
    await page.goto(path);
    await settled(page);
    const shifts = await page.evaluate(() =>
      (window as unknown as { layoutShifts: () => { value: number; moved: string[] }[] }).layoutShifts(),
    );
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect.soft(sum, `${path}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(most);
  }
});
