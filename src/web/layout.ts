import type { Language } from '#contract/languages.ts';

type Skin = 'light' | 'dark' | 'auto';
type Direction = 'ltr' | 'rtl';
export type NavbarKind = 'floating' | 'sticky' | 'static' | 'hidden';
type FooterKind = 'static' | 'sticky' | 'hidden';
type ToastPosition = 'top-right' | 'top-center' | 'top-left' | 'bottom-right' | 'bottom-center' | 'bottom-left';

/** How the page is laid out. The defaults stand in the app's settings. */
export interface Layout {
  readonly menuHidden: boolean;
  /** `auto`: until somebody chooses, the width of the window says it. */
  readonly menuCollapsed: boolean | 'auto';
  readonly content: 'boxed' | 'full';
  readonly navbar: NavbarKind;
  readonly footer: FooterKind;
  readonly skin: Skin;
  readonly direction: Direction;
  readonly language: Language;
  readonly scrollToTop: boolean;
  readonly toastPosition: ToastPosition;
  readonly customizer: boolean;
}
