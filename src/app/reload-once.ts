const key = 'reloadedForNewBuild';
const pauseMs = 30_000;
let loadingAhead = 0;

/**
 * A part of the page that cannot be loaded while the server answers is most likely of an older build: loads the page anew, but not again and
 * again. Without a network the page stays as it is, with what is typed in it.
 */
export function reloadOnceForNewBuild(): void {
  window.addEventListener('vite:preloadError', () => {
    if (loadingAhead > 0) return;
    if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return;
    void serverAnswers().then((answers) => {
      if (!answers) return;
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
    });
  });
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Loads what nobody has asked for yet: where that fails the page stays as it is, and what needs it loads it again. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  loadingAhead += 1;
  try {
    await load();
  } catch {
    // Told when it is asked for.
  } finally {
    loadingAhead -= 1;
  }
}
