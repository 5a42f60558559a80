import type { Language } from '#contract/languages.ts';

/** The possible values of each layout option. The language is stored beside them. */
export const layoutValues = {
  /** `auto`: follows the system. `semi-dark` is a dark menu beside a light page; `bordered` has lines instead of shadows. */
  skin: ['light', 'dark', 'bordered', 'semi-dark', 'auto'],
  direction: ['ltr', 'rtl'],
  menu: ['vertical', 'horizontal'],
  menuHidden: [true, false],
  /** `auto`: depends on the viewport width until the user chooses. */
  menuCollapsed: [true, false, 'auto'],
  content: ['boxed', 'full'],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  navbarColour: ['standard', 'iris', 'blue', 'teal', 'green', 'brown', 'rose', 'plum', 'graphite'],
  footer: ['static', 'sticky', 'hidden'],
  density: ['comfortable', 'compact'],
  scrollToTop: [true, false],
  toastPosition: ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'],
  /** Whether the button that opens these options is shown at the window's edge. */
  customizer: ['on', 'off'],
} as const;

type Values = typeof layoutValues;
export type LayoutOption = keyof Values;

/** The page layout. The defaults are in the app's settings. */
export type Layout = { readonly [Option in LayoutOption]: Values[Option][number] } & { readonly language: Language };
