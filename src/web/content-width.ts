import { currentLayout } from './layout-store.ts';
import { isMenuCollapsed } from './menu-collapsed.ts';

const menuWidth = 260;
const collapsedMenuWidth = 72;
/** From here on the menu stands beside the page (`shell/use-narrow.ts`). */
const menuFrom = 1024;
const boxedWidth = 1440;

/** How wide the content of a page in the shell is, in pixels, as far as the viewport tells: known before anything is laid out. */
export function contentWidth(): number {
  const viewport = window.innerWidth;
  const { content, menu: kind, menuHidden } = currentLayout();
  const menu = kind === 'horizontal' || menuHidden || viewport < menuFrom ? 0 : isMenuCollapsed() ? collapsedMenuWidth : menuWidth;
  const gutter = viewport <= 400 ? 12 : viewport < 768 ? 16 : 24;
  const width = viewport - menu - 2 * gutter;
  return content === 'boxed' ? Math.min(width, boxedWidth) : width;
}

/** What of the window stands above and below a list that fills it, in pixels. */
const chromeHeight = 220;

/** How high a list that fills the window is, in pixels, as far as the viewport tells: a windowed list begins with the rows that fit. */
export function listHeight(): number {
  return Math.max(0, window.innerHeight - chromeHeight);
}
