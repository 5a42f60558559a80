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
