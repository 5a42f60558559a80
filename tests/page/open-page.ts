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
  /** Reloads the page as the browser's button does; its storage is kept. */
  reload(): Promise<void>;
}

/** The network between the page and the API. */
interface Network {
  /** Whether calls reach the API. */
  isOnline: boolean;
  /** Every call that was sent, such as `PUT /api/v1/mail/preferences`. */
  calls: string[];
  /** Holds a call back until the returned promise resolves. */
  before: ((call: string) => Promise<void> | undefined) | undefined;
  /** Loses the answer of a call that has reached the API. */
  after: ((call: string) => boolean) | undefined;
  /** Answers a call in place of the API. */
  answer: ((call: string) => Response | undefined) | undefined;
}

/** Keeps the compiled texts for the test files of the worker, each of which loads this module again. */
const shared = globalThis as { atriumPageTexts?: Map<string, string> };

/** All texts of a language in one file, so that pages never wait for more. */
function allTexts(): Map<string, string> {
  const texts = readTexts(process.cwd());
  return compiledFiles(texts, [...texts.keys()]);
}

/** Opens the app at an address for a signed-in user or a visitor. It is closed when the test ends. */
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
 * Resolves once a navigation that the last click began is over: it begins a frame and a task later. One that is left over would change the
 * address under the next page.
 */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await waitFor(() => {
    if (document.documentElement.dataset.pending?.split(' ').includes('route')) throw new Error('the page is on its way');
  });
}

/** Resolves once nothing on the page is pending. Before that, an element that a test found may be replaced by another. */
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
