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
  /** What its rules say that apply to something in the mail on a screen, in any width, in the light. */
  used: string;
  /** Whether a background picture is loaded. */
  hasGround: boolean;
  /** Those of background pictures that are not loaded. */
  addresses: string[];
}

export type ReadSheet = (css: string, html: string, pictures: ReadonlyMap<string, string>) => PlainSheet;

/** How the query of a mail's rules for the dark is written here. */
export const darkQuery = '(prefers-color-scheme:dark)';

// Words, sizes, colours, and columns: no address, no function that fetches, no variable of the page.
const plainStyle = /^(?:[\w\s#.%+,/-]|rgba?\([\d\s.,%/]+\)|minmax\([\w\s.,%-]+\)|repeat\((?:[\w\s.,%-]|minmax\([\w\s.,%-]+\))+\))+$/i;

export interface CleanMail {
  html: string;
  /** The mail's own style sheet, which applies to the element around its text. */
  css: string;
  /** Whether its sheet says how it looks in the dark. */
  knowsDark: boolean;
  /** Pictures of other servers that were taken out: loading them would tell the sender who reads. */
  remoteImages: number;
  /** The addresses of those that can be loaded when asked for. */
  addresses: string[];
  /** What the mail colours: nothing, its text, or the grounds that it stands on, and then it wants the light sheet that it was made for. */
  colours: 'none' | 'text' | 'grounds';
}

const remote = /^\s*(?:https?:)?[/\\]{2}/i;
const fetchingStyle = /(?:url|image-set|image|cross-fade)\(/i;
// DOMPurify takes the value of any other attribute for an address, and drops what looks like none: widths, alignments, colours.
const noAddresses = Object.values(mailAttributes)
  .flat()
  .filter((name) => name !== 'href' && name !== 'src');
/** A loaded picture, with nothing that could end the `url()` around it. */
const loadedPicture = /^data:image\/[a-z]+;base64,[\w+/=]+$/;
/** Longer than any word: it may break anywhere, so that it makes no table wider than the mail. */
const unbroken = /\S{40}/;
/** Grounds that say no more than that the mail is on paper. */
const paperGround = /^(?:#f{3,8}|white|window|transparent|inherit|initial|rgba?\(255, 255, 255(?:, [\d.]+)?\)|rgba\(0, 0, 0, 0\))$/i;

/**
 * What of a mail's HTML may be shown: no scripts, styles, forms or frames, and nothing fetched from elsewhere.
 * @param pictures those of other servers that were loaded, by their addresses: as data
 * @param plainSheet reads the mail's style sheet; without it none applies. It is loaded only for mails that have one.
 */
export function cleanMail(html: string, pictures: ReadonlyMap<string, string> = new Map(), plainSheet: ReadSheet = noSheet): CleanMail {
  const kept = splitSheet(html);
  let remoteImages = 0;
  const addresses: string[] = [];
  let hasGround = false;
  const purify = DOMPurify(window);
  // Before attributes are taken out: what would have been fetched is counted, whatever stood in its way.
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
  // Chromium asks for a track as soon as it is parsed, even where nothing is shown.
  const clean = purify.sanitize(kept.html.replaceAll(/<(?=track)/gi, '<no-'), {
    ALLOWED_TAGS: [...mailElements],
    ALLOWED_ATTR: [...new Set(Object.values(mailAttributes).flat())],
    ADD_URI_SAFE_ATTR: noAddresses,
    // Ids that are also properties of a document: no script of the frame could be misled by them.
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
    colours: hasGround || sheet.hasGround ? 'grounds' : coloursOf(clean, sheet.used),
  };
}

/** What may be said in a style, as the browser understands it. */
export function plainDeclarations(style: CSSStyleDeclaration): string {
  return mailStyles
    .flatMap((name) => {
      const value = style.getPropertyValue(name).replaceAll('"', '');
      return plainStyle.test(value) ? `${name}:${value}${style.getPropertyPriority(name) ? '!important' : ''}` : [];
    })
    .join(';');
}

/** An uploaded file, without what could end the string around its address. */
export const ownBackground = /^\/api\/v1\/files\/[\w/.~!*'()%?&=-]+$/;

/** A background picture as a style says it: one that was loaded, or a file of the mail. Empty for none. */
export function backgroundPicture(address: string, pictures: ReadonlyMap<string, string>): string {
  const data = pictures.get(address) ?? '';
  if (loadedPicture.test(data)) return `url(${data})`;
  // Where files cannot be asked for by their addresses, the ground is plain.
  return ownBackground.test(address) && isOwnPicture(address) && !transport().files ? `url("${address}")` : '';
}

const noSheet = () => ({ css: '', used: '', hasGround: false, addresses: [] });

/** @param used the declarations of the mail's sheet that apply to something in it */
function coloursOf(html: string, used: string): CleanMail['colours'] {
  const grounds = [...(html + used).matchAll(/background-color:\s*([^;"}]+)|\sbgcolor="([^"]*)"/gi)];
  if (grounds.some(([, style, attribute]) => !paperGround.test((style ?? attribute ?? '').replace(/!important/, '').trim())))
    return 'grounds';
  return grounds.length > 0 || /(?:[";\s]color\s*:|<font[^>]+color)/i.test(html + used) ? 'text' : 'none';
}

/** A text with a word that is longer than any line. */
function mayBreak(element: HTMLElement): void {
  for (const { nodeType, nodeValue } of element.childNodes)
    if (nodeType === Node.TEXT_NODE && unbroken.test(nodeValue ?? '')) element.style.overflowWrap = 'anywhere';
}

/** A picture in the mail itself, or an uploaded one, which the server let this person see. */
function isOwnPicture(address: string): boolean {
  if (pictureData.test(address) || address.startsWith(`blob:${location.origin}/`)) return true;
  // As the browser reads it, which goes up at `..`.
  return fileAddress.test(address) && new URL(address, location.origin).href === location.origin + address;
}

/** Leaves what may be said in a `style`, as the browser understands it. @returns whether something else would have fetched. */
function keepPlainStyles(element: HTMLElement): boolean {
  const { style } = element;
  const fetches = fetchingStyle.test(style.cssText);
  style.cssText = plainDeclarations(style);
  if (style.length === 0) element.removeAttribute('style');
  return fetches;
}
