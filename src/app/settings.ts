import type { Layout } from '#web/layout.ts';

/** How the page is laid out until somebody chooses otherwise. */
export const settings: Layout = {
  menuHidden: false,
  menuCollapsed: 'auto',
  content: 'boxed',
  navbar: 'floating',
  footer: 'static',
  skin: 'light',
  direction: 'ltr',
  language: 'en',
  scrollToTop: true,
  toastPosition: 'top-right',
  customizer: false,
};

/**
 * Where the API is: written into the page's `<meta name="api">` by whoever puts its files up elsewhere than the server; empty for where the page
 * comes from.
 */
export const apiAddress = (): string => document.querySelector<HTMLMetaElement>('meta[name=api]')?.content.trim() ?? '';
