import { useLayout } from '#web/layout-store.ts';

/** Returns the menu's `data-color-scheme`: dark beside a light page; undefined to follow the page. */
export function useMenuScheme(): 'dark' | undefined {
  return useLayout().skin === 'semi-dark' ? 'dark' : undefined;
}
