import type { Page } from '@playwright/test';

const withinMs = 15_000;

/**
 * Waits until the page has nothing pending: no call, write, code, navigation or stream that is about to open (`data-settled`, kept by
 * src/web/settled.ts), and the fonts and pictures in sight are there. What is not a page of the app counts as settled.
 */
export async function settled(page: Page): Promise<void> {
  // What a key or a click begins a frame later has begun by then. Where the page is left meanwhile, the next one is waited for.
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
 * Lets every navigation of a page wait until it is settled. Who names `waitUntil` waits in another way: for a skeleton, or for an answer
 * that the journey itself holds back.
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
