import type { LayoutDefaults } from '#web/layout.ts';

/** How the page is laid out until somebody chooses otherwise. */
export const settings: LayoutDefaults = {
  menuHidden: false,
  menuCollapsed: 'auto',
  content: 'boxed',
  navbar: 'floating',
  footer: 'static',
  skin: 'light',
  scrollToTop: true,
  toastPosition: 'top-right',
  customizer: false,
};
