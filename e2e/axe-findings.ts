import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = new URL('../node_modules/axe-core/axe.min.js', import.meta.url).pathname;

/** Brings axe into every page that is opened from now on; as a script of the browser's own, which no content security policy forbids. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: source });
}

/** An event of the calendar is as high as it is long. Its list has each of them in full, which WCAG 2.5.8 lets pass. */
const drawnToScale = '[role=button]:has([data-key])';

export interface Looked {
  /** At what: what a selector finds, where it finds something; the whole page otherwise. */
  within?: string;
  /** By which of the rules alone. */
  only?: string[];
  /** By which of them not. */
  without?: string[];
}

/**
 * What axe finds wrong on the page as it is now, a line each: of some of its rules, or of all that it has up to WCAG 2.2 AA. A mail's frame
 * runs no scripts, so that nothing can look into it.
 */
export function axeFindings(page: Page, { within = '', only, without = [] }: Looked = {}): Promise<string[]> {
  return page.evaluate(
    async ({ within, only, without, exempt }) => {
      // What is still coming in has not its own colours yet.
      const ending = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { axe } = window as unknown as { axe: { run(where: Document | Element[], options: RunOptions): Promise<AxeResults> } };
      const parts = within ? [...document.querySelectorAll(within)].filter((part) => part.checkVisibility()) : [];
      const { violations } = await axe.run(parts.length > 0 ? parts : document, {
        iframes: false,
        // For rules about films and the way a phone is held, of which there are none.
        preload: false,
        resultTypes: ['violations'],
        // Off unless it is asked for.
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
