import type { Layout } from '#web/layout.ts';

/** The default layout. */
export const settings: Layout = {
  menu: 'vertical',
  menuHidden: false,
  menuCollapsed: 'auto',
  content: 'boxed',
  navbar: 'floating',
  navbarColour: 'standard',
  footer: 'static',
  skin: 'light',
  direction: 'ltr',
  language: 'en',
  density: 'comfortable',
  scrollToTop: true,
  toastPosition: 'top-right',
  customizer: 'off',
};
