import type { LayoutOption } from '#web/layout.ts';

export const customizerSections: readonly { readonly title: string; readonly options: readonly LayoutOption[] }[] = [
  { title: 'skin', options: ['skin'] },
  { title: 'layout', options: ['menu', 'direction'] },
  { title: 'menuSection', options: ['menuCollapsed', 'menuHidden'] },
  { title: 'navbar', options: ['navbar', 'navbarColour'] },
  { title: 'footer', options: ['footer'] },
  { title: 'contentSection', options: ['content', 'density', 'toastPosition', 'scrollToTop'] },
];

/** Options whose values are shown as pictures. */
export const picturedOptions: readonly LayoutOption[] = ['skin', 'menu', 'content', 'density'];
