import { useSyncExternalStore } from 'react';

/** Whether the viewport is too narrow for a menu beside the page. */
export function useNarrow(): boolean {
  return useMatchingWindow('(max-width: 1023px)');
}

export function useMatchingWindow(media: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(media).matches,
  );
}
