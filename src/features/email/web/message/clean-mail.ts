import DOMPurify from 'dompurify';
import { transport } from '#web/transport.ts';
import {
  backgroundAddress,
  fileAddress,
  linkAddress,
  mailAttributes,
  mailElements,
  mailStyles,
  pictureData,
  sizeAttribute,
  splitSheet,
} from '../../mail-markup.ts';

export interface PlainSheet {
  css: string;
  /** Declarations of rules that match something in the email, on screen, at any width, in light mode. */
  used: string;
  /** Whether a background image is loaded. */
  hasGround: boolean;
  /** URLs of background images that are not loaded. */
  addresses: string[];
}

export type ReadSheet = (css: string, html: string, pictures: ReadonlyMap<string, string>) => PlainSheet;

/** The normalized media query for an email's dark mode rules. */
export const darkQuery = '(prefers-color-scheme:dark)';

// Keywords, sizes, colors, and columns: no URLs, no fetching functions, no variables of the page.
const plainStyle = /^(?:[\w\s#.%+,/-]|rgba?\([\d\s.,%/]+\)|minmax\([\w\s.,%-]+\)|repeat\((?:[\w\s.,%-]|minmax\([\w\s.,%-]+\))+\))+$/i;

export interface CleanMail {
  html: string;
  /** The email's own style sheet, scoped to the element around its text. */
  css: string;
  /** Whether its style sheet supports dark mode. */
  knowsDark: boolean;
  /** Number of remote images removed: loading them would reveal the reader to the sender. */
  remoteImages: number;
  /** URLs of images that can be loaded on request. */
  addresses: string[];
  /** What the email colors: nothing, its text, or its backgrounds, which need the light page it was designed for. */
  colours: 'none' | 'text' | 'grounds';
}

const remote = /^\s*(?:https?:)?[/\\]{2}/i;
const fetchingStyle = /(?:url|image-set|image|cross-fade)\(/i;
// DOMPurify treats the value of any other attribute as a URL, and drops what does not look like one: widths, alignments, colors.
const noAddresses = Object.values(mailAttributes)
  .flat()
  .filter((name) => name !== 'href' && name !== 'src');
/** A loaded image, without characters that could end the `url()` around it. */
const loadedPicture = /^data:image\/[a-z]+;base64,[\w+/=]+$/;
/** Longer than any word: it may break anywhere, so it makes no table wider than the email. */
const unbroken = /\S{40}/;
/** Backgrounds that only mean the email is on white paper. */
const paperGround = /^(?:#f{3,8}|white|window|transparent|inherit|initial|rgba?\(255, 255, 255(?:, [\d.]+)?\)|rgba\(0, 0, 0, 0\))$/i;

/**
 * Returns the displayable part of an email's HTML: no scripts, styles, forms or frames, and nothing fetched from elsewhere.
 * @param pictures loaded remote images by URL, as data URLs
 * @param plainSheet reads the email's style sheet; none applies without it. Loaded only for emails that have one.
 */
export function cleanMail(html: string, pictures: ReadonlyMap<string, string> = new Map(), plainSheet: ReadSheet = noSheet): CleanMail {
  const kept = splitSheet(html);
  let remoteImages = 0;
  const addresses: string[] = [];
  let hasGround = false;
  const purify = DOMPurify(window);
  // Runs before attributes are removed, to count everything that would have been fetched.
  purify.addHook('beforeSanitizeAttributes', (element) => {
    if (element.nodeName === 'IMG') {
      const address = element.getAttribute('src') ?? '';
      const data = pictures.get(address);
      if (data !== undefined) element.setAttribute('src', data);
      else if (/^https?:\/\//i.test(address)) addresses.push(address);
    }
    const ground = element.getAttribute?.('ground') ?? '';
    if (remote.test(ground) && backgroundAddress.test(ground) && !pictures.has(ground)) {
      addresses.push(ground);
      remoteImages += 1;
    }
    for (const name of ['src', 'background', 'poster']) if (remote.test(element.getAttribute?.(name) ?? '')) remoteImages += 1;
  });
  purify.addHook('afterSanitizeAttributes', (element) => {
    const ground = backgroundPicture(element.getAttribute('ground') ?? '', pictures);
    element.removeAttribute('ground');
    const allowed = [...(mailAttributes['*'] ?? []), ...(mailAttributes[element.localName] ?? [])];
    for (const { name } of [...element.attributes])
      if (!allowed.includes(name) || (!kept.css && /^(?:class|id)$/.test(name))) element.removeAttribute(name);
    for (const name of ['width', 'height']) if (!sizeAttribute.test(element.getAttribute(name) ?? '0')) element.removeAttribute(name);
    if (element.hasAttribute('src') && !isOwnPicture(element.getAttribute('src') ?? '')) element.removeAttribute('src');
    if (element instanceof HTMLElement && element.hasAttribute('style') && keepPlainStyles(element)) remoteImages += 1;
    if (element instanceof HTMLElement && ground) {
      element.style.backgroundImage = ground;
      hasGround = true;
    }
    if (element instanceof HTMLElement) mayBreak(element);
    if (element.nodeName !== 'A') return;
    if (!linkAddress.test(element.getAttribute('href') ?? '')) element.removeAttribute('href');
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  // Chromium fetches a track as soon as it is parsed, even if nothing is shown.
  const clean = purify.sanitize(kept.html.replaceAll(/<(?=track)/gi, '<no-'), {
    ALLOWED_TAGS: [...mailElements],
    ALLOWED_ATTR: [...new Set(Object.values(mailAttributes).flat())],
    ADD_URI_SAFE_ATTR: noAddresses,
    // Allows ids that are also document properties: the frame has no script they could mislead.
    SANITIZE_DOM: false,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|data:image\/|blob:|\/api\/v1\/files\/)/i,
  });
  const sheet = plainSheet(kept.css, clean, pictures);
  return {
    ...{ html: clean, css: sheet.css, knowsDark: sheet.css.includes(darkQuery) },
    remoteImages: remoteImages + sheet.addresses.length,
    addresses: [...addresses, ...sheet.addresses],
    colours: hasGround || sheet.hasGround ? 'grounds' : colorsOf(clean, sheet.used),
  };
}

/** Returns the allowed declarations of a style, as parsed by the browser. */
export function plainDeclarations(style: CSSStyleDeclaration): string {
  return mailStyles
    .flatMap((name) => {
      const value = style.getPropertyValue(name).replaceAll('"', '');
      return plainStyle.test(value) ? `${name}:${value}${style.getPropertyPriority(name) ? '!important' : ''}` : [];
    })
    .join(';');
}

/** URL of an uploaded file, without characters that could end the string around it. */
export const ownBackground = /^\/api\/v1\/files\/[\w/.~!*'()%?&=-]+$/;

/** Returns a background image as a CSS value: a loaded one, or a file of the email. Empty if none. */
export function backgroundPicture(address: string, pictures: ReadonlyMap<string, string>): string {
  const data = pictures.get(address) ?? '';
  if (loadedPicture.test(data)) return `url(${data})`;
  // Without file URLs, the background stays plain.
  return ownBackground.test(address) && isOwnPicture(address) && !transport().files ? `url("${address}")` : '';
}

const noSheet = () => ({ css: '', used: '', hasGround: false, addresses: [] });

/** @param used declarations of the email's style sheet that match something in it */
function colorsOf(html: string, used: string): CleanMail['colours'] {
  const grounds = [...(html + used).matchAll(/background-color:\s*([^;"}]+)|\sbgcolor="([^"]*)"/gi)];
  if (grounds.some(([, style, attribute]) => !paperGround.test((style ?? attribute ?? '').replace(/!important/, '').trim())))
    return 'grounds';
  return grounds.length > 0 || /(?:[";\s]color\s*:|<font[^>]+color)/i.test(html + used) ? 'text' : 'none';
}

/** Allows breaks in a text with a word longer than any line. */
function mayBreak(element: HTMLElement): void {
  for (const { nodeType, nodeValue } of element.childNodes)
    if (nodeType === Node.TEXT_NODE && unbroken.test(nodeValue ?? '')) element.style.overflowWrap = 'anywhere';
}

/** Checks whether an image is inline, or an uploaded file this person has access to. */
function isOwnPicture(address: string): boolean {
  if (pictureData.test(address) || address.startsWith(`blob:${location.origin}/`)) return true;
  // Compares the URL as resolved by the browser, which handles `..`.
  return fileAddress.test(address) && new URL(address, location.origin).href === location.origin + address;
}

/** Keeps only the allowed declarations of a `style`, as parsed by the browser. @returns whether anything else would have fetched. */
function keepPlainStyles(element: HTMLElement): boolean {
  const { style } = element;
  const fetches = fetchingStyle.test(style.cssText);
  style.cssText = plainDeclarations(style);
  if (style.length === 0) element.removeAttribute('style');
  return fetches;
}
