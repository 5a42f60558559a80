import type { CleanMail } from './clean-mail.ts';
import { blendOver, type Color, colorOf, contrastOf, cssOf, readableContrast, readableOn } from './readable-color.ts';

/** Below this contrast the sender's colors were unintended: the background was an image, a class, or white paper. */
const meantContrast = 2.5;
/** Smaller text is not meant to be read. */
const smallestPx = 5;
const white: Color = [255, 255, 255, 1];

/**
 * Makes all text of a displayed email readable. On the theme's background, removes the email's white backgrounds and lightens or darkens
 * its colors; if it has its own backgrounds, changes only unreadable text.
 */
export function fixContrast(inside: Document, { colours, knowsDark }: Pick<CleanMail, 'colours' | 'knowsDark'>): void {
  if (colours === 'none') return;
  const view = inside.defaultView;
  if (!view) return;
  const isDark = view.getComputedStyle(inside.documentElement).colorScheme === 'dark';
  const isOwnDark = knowsDark && isDark;
  const sheet = blendOver(colorOf(view.getComputedStyle(inside.documentElement).backgroundColor), white);
  if (colours === 'text' && !isOwnDark) for (const element of inside.body.querySelectorAll<HTMLElement>('*')) takeGround(element, view);
  const least = colours === 'text' || isOwnDark ? readableContrast : meantContrast;
  mend(inside.body, { view, least, ground: sheet });
}

interface Place {
  view: Window;
  least: number;
  ground: Color;
}

function mend(element: HTMLElement, { view, least, ground: below }: Place): void {
  const style = view.getComputedStyle(element);
  if (style.display === 'none') return;
  const ground = blendOver(colorOf(style.backgroundColor), below);
  const colour = blendOver(colorOf(style.color), ground);
  const isRead = Number.parseFloat(style.fontSize) >= smallestPx && hasText(element);
  // Children that inherit the color are fixed too, except those on other backgrounds, handled next.
  if (isRead && contrastOf(colour, ground) < least) element.style.setProperty('color', cssOf(readableOn(colour, ground)), 'important');
  for (const child of element.children) mend(child as HTMLElement, { view, least, ground });
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
}

function takeGround(element: HTMLElement, view: Window): void {
  element.removeAttribute('bgcolor');
  element.style.removeProperty('background-color');
  // Any remaining background comes from the email's style sheet.
  if (colorOf(view.getComputedStyle(element).backgroundColor)[3] > 0)
    element.style.setProperty('background-color', 'transparent', 'important');
}
