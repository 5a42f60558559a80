import type { AnyRouter } from '@tanstack/react-router';
import { loadAhead } from '#web/idle-loader.ts';
import { busy } from '#web/settled.ts';

/**
 * Handles clicks on plain links within the app as client-side navigation, and prefetches a page when its link is hovered or focused.
 * @returns a function that stops it
 */
export function followLinks(router: AnyRouter): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.defaultPrevented || event.button !== 0 ? null : linkAt(event);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const href = link.pathname + link.search + link.hash;
    // Navigates after the next paint, so the click gets visual feedback before the next page starts to render.
    const done = busy('route');
    requestAnimationFrame(() =>
      setTimeout(() => {
        router.history.push(href);
        done();
      }),
    );
  };
  const preload = (event: Event) => {
    const link = linkAt(event);
    if (link && link.pathname !== location.pathname) void loadAhead(() => router.preloadRoute({ to: link.pathname }));
  };
  document.addEventListener('click', follow);
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
  return () => {
    document.removeEventListener('click', follow);
    document.removeEventListener('pointerover', preload);
    document.removeEventListener('focusin', preload);
  };
}

/** Returns the link under an event if it leads to a different address of the app in this tab. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  if (link.pathname.startsWith('/api/')) return null;
  const staysHere = link.pathname === location.pathname && link.search === location.search && link.hash !== '';
  return staysHere ? null : link;
}
