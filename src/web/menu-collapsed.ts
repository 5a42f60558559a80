import { useSyncExternalStore } from 'react';
import { currentLayout, useLayout } from './layout-store.ts';

/** Below this width the page needs the space of the menu labels. */
const scarce = '(max-width: 1279px)';

/** Whether the menu beside the page shows only icons: as chosen, or when the viewport is too narrow for labels. */
export function isMenuCollapsed(): boolean {
  const { menuCollapsed } = currentLayout();
  return menuCollapsed === 'auto' ? window.matchMedia(scarce).matches : menuCollapsed;
}

/** The same as a hook; rerenders on change. */
export function useMenuCollapsed(): boolean {
  useLayout();
  return useSyncExternalStore(onWidthChange, isMenuCollapsed);
}

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(scarce);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
