import type { Language } from '#contract/languages.ts';

/** What each option of the layout can be. The language is one beside them. */
export const layoutValues = {
  /** `auto`: as the system. `semi-dark` is a dark menu beside a light page, `bordered` has lines in place of shadows. */
  skin: ['light', 'dark', 'bordered', 'semi-dark', 'auto'],
  direction: ['ltr', 'rtl'],
  menu: ['vertical', 'horizontal'],
  menuHidden: [true, false],
  /** `auto`: until somebody chooses, the width of the window says it. */
  menuCollapsed: [true, false, 'auto'],
  content: ['boxed', 'full'],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  navbarColour: ['standard', 'iris', 'blue', 'teal', 'green', 'brown', 'rose', 'plum', 'graphite'],
  footer: ['static', 'sticky', 'hidden'],
  density: ['comfortable', 'compact'],
  scrollToTop: [true, false],
  toastPosition: ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'],
  /** Whether the button stands at the edge of the window that opens all these to be chosen. */
  customizer: ['on', 'off'],
} as const;

type Values = typeof layoutValues;
export type LayoutOption = keyof Values;

/** How the page is laid out. The defaults stand in the app's settings. */
export type Layout = { readonly [Option in LayoutOption]: Values[Option][number] } & { readonly language: Language };
