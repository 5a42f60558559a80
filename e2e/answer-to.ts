import { EventEmitter } from 'node:events';
import type { BrowserContext, Page } from '@playwright/test';

type Answered = [page: Page, method: string, address: string, status: number];

/** Responses of the in-tab API to the pages of each browser. */
const tabs = new WeakMap<BrowserContext, EventEmitter<{ answer: Answered }>>();

/**
 * Waits for the response to the page's next request with a path that ends in `path`, such as `/api/v1/events`; for a stream, for its start.
 * The response comes over the network or, in the demo, from the tab itself. Returns its status.
 */
export function answerTo(page: Page, path: string): Promise<number> {
  return nextAnswer(page, path, () => true);
}

/** Same as `answerTo` but only for writes, for paths that the page may also refetch at any moment. */
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

/** Lets `answerTo` observe responses inside the tabs of a browser; call it before the first page opens. */
export async function hearTabs(context: BrowserContext): Promise<void> {
  const tab = new EventEmitter<{ answer: Answered }>();
  tabs.set(context, tab);
  await context.exposeBinding('answerHeard', ({ page }, method: string, address: string, status: number) =>
    tab.emit('answer', page, method, address, status),
  );
  await context.addInitScript(tellAnswers);
}

/** Runs in the page: wraps the demo host's transport to the API before the app uses it. */
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
