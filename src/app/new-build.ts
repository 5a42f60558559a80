import { connection } from '#web/connection.ts';

const mainScript = /<script[^>]+type="module"[^>]+src="(\/assets\/[^"]+)"/;
const listeners = new Set<() => void>();
let isThere = false;

let isLooking = false;

/**
 * Watches for a newer build. When a chunk fails to load although the server responds, compares the main script with the one the server
 * serves now.
 */
export function watchForNewBuild(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isLooking) return;
    isLooking = true;
    void lookForNewBuild().finally(() => {
      isLooking = false;
    });
  });
}

export function isNewBuildThere(): boolean {
  return isThere;
}

export function onNewBuild(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

async function lookForNewBuild(): Promise<void> {
  if (isThere || (await connection.reached()).wasLost) return;
  const served = await servedScript();
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
  if (!served || !own || served === own) return;
  isThere = true;
  for (const listen of listeners) listen();
}

/** Returns the main script the server serves now; undefined if the server can't be reached. */
async function servedScript(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    return answer.ok ? scriptNamedIn(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** Extracts the main script from a page's HTML. It differs between builds. */
export function scriptNamedIn(html: string): string | undefined {
  return mainScript.exec(html)?.[1];
}
