import type { LayoutOption } from '#web/layout.ts';

/** The sections of the customizer, each with the options that it holds. */
export const customizerSections: readonly { readonly title: string; readonly options: readonly LayoutOption[] }[] = [
  { title: 'skin', options: ['skin'] },
  { title: 'layout', options: ['menu', 'direction'] },
  { title: 'menuSection', options: ['menuCollapsed', 'menuHidden'] },
  { title: 'navbar', options: ['navbar', 'navbarColour'] },
  { title: 'footer', options: ['footer'] },
  { title: 'contentSection', options: ['content', 'density', 'toastPosition', 'scrollToTop'] },
];

/** Of these options each value is a picture of what it does. */
export const picturedOptions: readonly LayoutOption[] = ['skin', 'menu', 'content', 'density'];
