import type { Page } from '@playwright/test';

const withinMs = 15_000;

/**
 * Waits until nothing is pending on the page: no request, write, code, navigation or opening stream (`data-settled`, set by
 * src/web/settled.ts), and the fonts and pictures in view are loaded. A page that isn't part of the app counts as settled.
 */
export async function settled(page: Page): Promise<void> {
  // Gives work that a key or click starts one frame later the time to start. If the page navigates meanwhile, this waits for the next page.
  await page.evaluate(twoFrames).catch(() => undefined);
  try {
    await page.waitForFunction(isSettled, undefined, { timeout: withinMs });
  } catch (cause) {
    const pending = await page.evaluate(() => document.documentElement.dataset.pending).catch(() => 'the document');
    throw new Error(`${page.url()} is not settled after ${withinMs / 1000} s; pending: ${pending ?? 'fonts or pictures'}`, { cause });
  }
}

async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

function isSettled(): boolean {
  if (!document.querySelector('meta[name=api]')) return true;
  const isComing = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect();
    return !image.complete && bottom > 0 && top < innerHeight && image.checkVisibility();
  };
  const { settled } = document.documentElement.dataset;
  return settled === 'yes' && document.fonts.status === 'loaded' && ![...document.images].some(isComing);
}

/**
 * Makes every navigation wait until the page is settled, unless the call sets `waitUntil`, for tests that wait for a skeleton or delay
 * a response themselves.
 */
export function settleNavigations(page: Page): void {
  const { goto, reload, goBack, goForward } = page;
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (!options?.waitUntil) await settled(page);
    return answer;
  };
  const settling =
    (navigate: Page['reload']): Page['reload'] =>
    async (options) => {
      const answer = await navigate.call(page, options);
      if (!options?.waitUntil) await settled(page);
      return answer;
    };
  page.reload = settling(reload);
  page.goBack = settling(goBack);
  page.goForward = settling(goForward);
}
