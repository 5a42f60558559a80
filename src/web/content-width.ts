import { currentLayout } from './layout-store.ts';
import { isMenuCollapsed } from './menu-collapsed.ts';

const menuWidth = 260;
const collapsedMenuWidth = 72;
/** Viewport width from which the menu appears beside the page (`shell/use-narrow.ts`). */
const menuFrom = 1024;
const boxedWidth = 1440;

/** Returns the width of the page content in the shell, in pixels. Derived from the viewport, so it is known before layout. */
export function contentWidth(): number {
  const viewport = window.innerWidth;
  const { content, menu: kind, menuHidden } = currentLayout();
  const menu = kind === 'horizontal' || menuHidden || viewport < menuFrom ? 0 : isMenuCollapsed() ? collapsedMenuWidth : menuWidth;
  const gutter = viewport <= 400 ? 12 : viewport < 768 ? 16 : 24;
  const width = viewport - menu - 2 * gutter;
  return content === 'boxed' ? Math.min(width, boxedWidth) : width;
}

/** Space above and below a list that fills the window, in pixels. */
const chromeHeight = 220;

/**
 * Returns the height of a list that fills the window, in pixels. Derived from the viewport, so a virtualized list can render the right
 * number of rows first.
 */
export function listHeight(): number {
  return Math.max(0, window.innerHeight - chromeHeight);
}
