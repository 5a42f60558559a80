import { EventEmitter } from 'node:events';
import type { BrowserContext, Page } from '@playwright/test';

type Answered = [page: Page, method: string, address: string, status: number];

/** What the pages of a browser hear from the API in their tab, by the browser. */
const tabs = new WeakMap<BrowserContext, EventEmitter<{ answer: Answered }>>();

/**
 * Waits for the answer to the page's next call whose path ends so, such as `/api/v1/events`; of a stream, for its beginning.
 * It comes over the network or, in the demo, from the tab itself. Answers its status.
 */
export function answerTo(page: Page, path: string): Promise<number> {
  return nextAnswer(page, path, () => true);
}

/** The same for a call that changes something, where what was changed is read at the same path: that may be read anew at any moment. */
export function answerToWrite(page: Page, path: string): Promise<number> {
  return nextAnswer(page, path, (method) => method !== 'GET');
}

async function nextAnswer(page: Page, path: string, isMeant: (method: string) => boolean): Promise<number> {
  const isIt = (method: string, address: string) => isMeant(method) && new URL(address).pathname.endsWith(path);
  const tab = tabs.get(page.context());
  if (!tab) return (await page.waitForResponse((answer) => isIt(answer.request().method(), answer.url()))).status();
  return new Promise((resolve) => {
    tab.on('answer', function hear(by, method, address, status) {
      if (by !== page || !isIt(method, address)) return;
      tab.off('answer', hear);
      resolve(status);
    });
  });
}

/** Lets `answerTo` hear what is answered in the tabs of a browser; before its first page is opened. */
export async function hearTabs(context: BrowserContext): Promise<void> {
  const tab = new EventEmitter<{ answer: Answered }>();
  tabs.set(context, tab);
  await context.exposeBinding('answerHeard', ({ page }, method: string, address: string, status: number) =>
    tab.emit('answer', page, method, address, status),
  );
  await context.addInitScript(tellAnswers);
}

/** In the page: takes the way to the API from the demo's host, before the app does. */
function tellAnswers(): void {
  const tab = globalThis as typeof globalThis & { answerHeard: (method: string, address: string, status: number) => void };
  type Way = { fetch: typeof fetch };
  let given: Way | undefined;
  Object.defineProperty(globalThis, 'hostTransport', {
    get: () => given,
    set(way: Way) {
      given = {
        ...way,
        async fetch(input, init) {
          const answer = await way.fetch(input, init);
          const [asked, method] = input instanceof Request ? [input.url, input.method] : [input, 'GET'];
          tab.answerHeard(init?.method ?? method, new URL(asked, location.href).href, answer.status);
          return answer;
        },
      };
    },
  });
}
