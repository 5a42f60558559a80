const key = 'reloadedForNewBuild';
const pauseMs = 30_000;
let loadingAhead = 0;

/** A part of the page that cannot be loaded is most likely of an older build: loads the page anew, but not again and again. */
export function reloadOnceForNewBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (loadingAhead > 0) return;
    if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
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
