import { type BoundFunctions, type queries, waitFor, within } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import type { SignedIn } from '#contract/signed-in.ts';
import { readTexts } from '../../scripts/areas-of-texts.mjs';
import { compiledFiles } from '../../scripts/texts-for-web.mjs';
import type { TestApi } from '../test-api.ts';

/** The whole app at an address, in a document without layout. Find and use elements with Testing Library. */
export interface Page extends BoundFunctions<typeof queries> {
  user: UserEvent;
  network: Network;
  /** Reloads the page as the browser does; its storage is kept. */
  reload(): Promise<void>;
}

/** The network between the page and the API. */
interface Network {
  /** Whether requests reach the API. */
  isOnline: boolean;
  /** All sent requests, such as `PUT /api/v1/mail/preferences`. */
  calls: string[];
  /** Delays a request until the returned promise resolves. */
  before: ((call: string) => Promise<void> | undefined) | undefined;
  /** Drops the response to a request that has reached the API. */
  after: ((call: string) => boolean) | undefined;
  /** Responds to a request in place of the API. */
  answer: ((call: string) => Response | undefined) | undefined;
}

/** Caches the compiled texts across the test files of a worker, each of which loads this module again. */
const shared = globalThis as { atriumPageTexts?: Map<string, string> };

/** All texts of a language in one file, so that pages never wait for more. */
function allTexts(): Map<string, string> {
  const texts = readTexts(process.cwd());
  return compiledFiles(texts, [...texts.keys()]);
}

/** Opens the app at an address for a signed-in user or a visitor. Closes it when the test ends. */
export async function openPage(api: TestApi, path: string, signedIn: SignedIn | null): Promise<Page> {
  localStorage.clear();
  sessionStorage.clear();
  for (const key of ['userData', 'refreshToken', 'accessToken'] as const) {
    const value = signedIn?.[key];
    if (value) localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  history.replaceState(null, '', path);
  const network: Network = { isOnline: true, calls: [], before: undefined, after: undefined, answer: undefined };
  let stop = await start(api, network);
  onTestFinished(async () => {
    await arrived();
    stop();
  });
  return {
    ...within(document.body),
    user: userEvent.setup({ delay: null }),
    network,
    async reload() {
      stop();
      stop = await start(api, network);
    },
  };
}

async function start(api: TestApi, network: Network): Promise<() => void> {
  // Each page starts with fresh modules.
  vi.resetModules();
  const { startApp } = await import('#app/start-app.tsx');
  document.body.innerHTML = '<div id="root"></div>';
  vi.stubGlobal('fetch', async (address: string) => new Response(textsAt(address)));
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('the document has no root');
  return startApp(root, {
    fetch: (address, init) => send(api, network, String(address), init ?? {}),
    async upload({ method, address, headers, bytes }) {
      const answer = await send(api, network, address, { method, headers, body: await bytes.arrayBuffer() });
      return { status: answer.status, text: await answer.text() };
    },
  });
}

/**
 * Resolves once the navigation started by the last click is done: it starts a frame and a task later. A leftover one would change the
 * address of the next page.
 */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await waitFor(() => {
    if (document.documentElement.dataset.pending?.split(' ').includes('route')) throw new Error('the page is on its way');
  });
}

/** Resolves once nothing on the page is pending. Before that, an element found by a test may be replaced. */
export async function settled(): Promise<void> {
  await waitFor(() => {
    const { settled, pending } = document.documentElement.dataset;
    if (settled !== 'yes') throw new Error(`the page waits for: ${pending ?? 'its next render'}`);
  });
}

async function send(api: TestApi, network: Network, address: string, init: RequestInit): Promise<Response> {
  const call = `${init.method ?? 'GET'} ${address}`;
  network.calls.push(call);
  await network.before?.(call);
  const answer = network.answer?.(call);
  if (answer) return answer;
  if (!network.isOnline) throw new TypeError('Failed to fetch');
  const answered = await api.request(address, init);
  if (network.after?.(call)) throw new TypeError('Failed to fetch');
  return answered;
}

function textsAt(address: string): string | undefined {
  const [, language] = /^\/locales\/(\w+)\//.exec(address) ?? [];
  shared.atriumPageTexts ??= allTexts();
  return shared.atriumPageTexts.get(`${language}/base.json`);
}

/** Finds a toast by its text. */
export function message(page: Page, words: RegExp): Promise<HTMLElement> {
  return page.findByRole('group', { name: words });
}
