import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = new URL('../node_modules/axe-core/axe.min.js', import.meta.url).pathname;

/** Loads axe into every page opened from now on, as a browser script that no content security policy blocks. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: source });
}

/** Calendar events are drawn to scale. Every event is also in a list at full size, an exception WCAG 2.5.8 allows. */
const drawnToScale = '[role=button]:has([data-key])';

export interface Looked {
  /** Selector of the elements to check, if it matches any; otherwise the whole page. */
  within?: string;
  /** Rules to run; all by default. */
  only?: string[];
  /** Rules to skip. */
  without?: string[];
}

/**
 * Returns axe's findings on the current page, one per line, for the given rules or for all rules up to WCAG 2.2 AA. Mail frames are not
 * checked because they run no scripts.
 */
export function axeFindings(page: Page, { within = '', only, without = [] }: Looked = {}): Promise<string[]> {
  return page.evaluate(
    async ({ within, only, without, exempt }) => {
      // Elements that are still fading in don't have their final colors yet.
      const ending = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { axe } = window as unknown as { axe: { run(where: Document | Element[], options: RunOptions): Promise<AxeResults> } };
      const parts = within ? [...document.querySelectorAll(within)].filter((part) => part.checkVisibility()) : [];
      const { violations } = await axe.run(parts.length > 0 ? parts : document, {
        iframes: false,
        // For rules about video and device orientation, which don't apply here.
        preload: false,
        resultTypes: ['violations'],
        // Off by default in axe.
        rules: { 'target-size': { enabled: true }, ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) },
        ...(only && { runOnly: { type: 'rule', values: only } }),
      });
      const isExempt = (id: string, target: unknown) =>
        id === 'target-size' && typeof target === 'string' && document.querySelector(target)?.matches(exempt);
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ target }) => !isExempt(id, target[0]))
          .map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { within, only, without, exempt: drawnToScale },
  );
}
