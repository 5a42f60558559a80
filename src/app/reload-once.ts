const key = 'reloadedForNewBuild';
const pauseMs = 30_000;

/** A part of the page that cannot be loaded is most likely of an older build: loads the page anew, but not again and again. */
export function reloadOnceForNewBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
