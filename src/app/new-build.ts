import { connection } from '#web/connection.ts';

const mainScript = /<script[^>]+type="module"[^>]+src="(\/assets\/[^"]+)"/;
const listeners = new Set<() => void>();
let isThere = false;

let isLooking = false;

/** A part that does not arrive while the server answers may be of a build that the server no longer has: its page says which one it has now. */
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

/** The main script that the server's page names now; undefined where it is not reached. */
async function servedScript(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    return answer.ok ? scriptNamedIn(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** The main script of a page's HTML: another build has another one. */
export function scriptNamedIn(html: string): string | undefined {
  return mainScript.exec(html)?.[1];
}
