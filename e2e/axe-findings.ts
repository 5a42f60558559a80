import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = new URL('../node_modules/axe-core/axe.min.js', import.meta.url).pathname;

/** Brings axe into every page that is opened from now on; as a script of the browser's own, which no content security policy forbids. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: source });
}

/** What axe finds wrong on the page as it is now, a line each. A mail's frame runs no scripts, so nothing can look into it. */
export function axeFindings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What is still coming in has not its own colours yet.
    const ending = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { axe } = window as unknown as { axe: { run(where: Document, options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run(document, { iframes: false, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  });
}
