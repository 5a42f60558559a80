import type { CleanMail } from './clean-mail.ts';
import { blendOver, type Colour, colourOf, contrastOf, cssOf, readableContrast, readableOn } from './readable-colour.ts';

/** Below it the sender did not mean it: the ground was a picture, a class, or the white of another paper. */
const meantContrast = 2.5;
/** What is smaller was not written to be read. */
const smallestPx = 5;
const white: Colour = [255, 255, 255, 1];

/**
 * Makes every text of a shown mail readable. On the skin's own ground the mail's white grounds are taken away and its colours made
 * lighter or darker; where it has grounds of its own, only what could not be read at all is changed.
 */
export function fixContrast(inside: Document, { colours, knowsDark }: Pick<CleanMail, 'colours' | 'knowsDark'>): void {
  if (colours === 'none') return;
  const view = inside.defaultView;
  if (!view) return;
  const isDark = view.getComputedStyle(inside.documentElement).colorScheme === 'dark';
  const isOwnDark = knowsDark && isDark;
  const sheet = blendOver(colourOf(view.getComputedStyle(inside.documentElement).backgroundColor), white);
  if (colours === 'text' && !isOwnDark) for (const element of inside.body.querySelectorAll<HTMLElement>('*')) takeGround(element, view);
  const least = colours === 'text' || isOwnDark ? readableContrast : meantContrast;
  mend(inside.body, { view, least, ground: sheet });
}

interface Place {
  view: Window;
  least: number;
  ground: Colour;
}

function mend(element: HTMLElement, { view, least, ground: below }: Place): void {
  const style = view.getComputedStyle(element);
  if (style.display === 'none') return;
  const ground = blendOver(colourOf(style.backgroundColor), below);
  const colour = blendOver(colourOf(style.color), ground);
  const isRead = Number.parseFloat(style.fontSize) >= smallestPx && hasText(element);
  // The children that inherit it are right with it, but for those on other grounds, which come after.
  if (isRead && contrastOf(colour, ground) < least) element.style.setProperty('color', cssOf(readableOn(colour, ground)), 'important');
  for (const child of element.children) mend(child as HTMLElement, { view, least, ground });
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
}

function takeGround(element: HTMLElement, view: Window): void {
  element.removeAttribute('bgcolor');
  element.style.removeProperty('background-color');
  // What is left, the mail's style sheet says.
  if (colourOf(view.getComputedStyle(element).backgroundColor)[3] > 0)
    element.style.setProperty('background-color', 'transparent', 'important');
}
