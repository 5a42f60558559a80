import { useLayout } from '#web/layout-store.ts';

/** What the menu says in `data-color-scheme` of itself: dark beside a light page, else as the page is. */
export function useMenuScheme(): 'dark' | undefined {
  return useLayout().skin === 'semi-dark' ? 'dark' : undefined;
}
