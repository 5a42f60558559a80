import { useSyncExternalStore } from 'react';
import { currentLayout, useLayout } from './layout-store.ts';

/** Below it the page needs what the words of the menu take. */
const scarce = '(max-width: 1279px)';

/** Whether the menu beside the page shows icons alone: as somebody chose, else where the window has no room for its words. */
export function isMenuCollapsed(): boolean {
  const { menuCollapsed } = currentLayout();
  return menuCollapsed === 'auto' ? window.matchMedia(scarce).matches : menuCollapsed;
}

/** The same; renders again when it changes. */
export function useMenuCollapsed(): boolean {
  useLayout();
  return useSyncExternalStore(onWidthChange, isMenuCollapsed);
}

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(scarce);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
