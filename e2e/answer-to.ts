import { EventEmitter } from 'node:events';
import type { BrowserContext, Page } from '@playwright/test';

/** What the pages of a browser hear from the API in their tab, by the browser. */
const tabs = new WeakMap<BrowserContext, EventEmitter<{ answer: [page: Page, address: string, status: number] }>>();

/**
 * Waits for the answer to the page's next call whose path ends so, such as `/api/v1/events`; of a stream, for its beginning.
 * It comes over the network or, in the demo, from the tab itself. Answers its status.
 */
export async function answerTo(page: Page, path: string): Promise<number> {
  const isIt = (address: string) => new URL(address).pathname.endsWith(path);
  const tab = tabs.get(page.context());
  if (!tab) return (await page.waitForResponse((answer) => isIt(answer.url()))).status();
  return new Promise((resolve) => {
    tab.on('answer', function hear(by, address, status) {
      if (by !== page || !isIt(address)) return;
      tab.off('answer', hear);
      resolve(status);
    });
  });
}

/** Lets `answerTo` hear what is answered in the tabs of a browser; before its first page is opened. */
export async function hearTabs(context: BrowserContext): Promise<void> {
  const tab = new EventEmitter<{ answer: [page: Page, address: string, status: number] }>();
  tabs.set(context, tab);
  await context.exposeBinding('answerHeard', ({ page }, address: string, status: number) => tab.emit('answer', page, address, status));
  await context.addInitScript(tellAnswers);
}

/** In the page: takes the way to the API from the demo's host, before the app does. */
function tellAnswers(): void {
  const tab = globalThis as typeof globalThis & { answerHeard: (address: string, status: number) => void };
  type Way = { fetch: typeof fetch };
  let given: Way | undefined;
  Object.defineProperty(globalThis, 'hostTransport', {
    get: () => given,
    set(way: Way) {
      given = {
        ...way,
        async fetch(input, init) {
          const answer = await way.fetch(input, init);
          tab.answerHeard(new URL(input instanceof Request ? input.url : input, location.href).href, answer.status);
          return answer;
        },
      };
    },
  });
}
