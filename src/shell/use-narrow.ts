import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 1023px)';

/** Whether the window is too narrow for a menu beside the page. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(narrow).matches);
}

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
