import DOMPurify from 'dompurify';
import { fileAddress, linkAddress, mailAttributes, mailElements, mailStyles, pictureData } from '../../mail-markup.ts';

export interface CleanMail {
  html: string;
  /** Pictures of other servers that were taken out: loading them would tell the sender who reads. */
  remoteImages: number;
  /** Whether the mail colours itself, and so wants the light ground that it was made for. */
  hasColours: boolean;
}

const remote = /^\s*(?:https?:)?[/\\]{2}/i;
const fetchingStyle = /(?:url|image-set|image|cross-fade)\(/i;
// Words, sizes and colours: no address, no function that fetches, no variable of the page.
const plainStyle = /^(?:[\w\s#.%+,-]|rgba?\([\d\s.,%/]+\))+$/i;

/** What of a mail's HTML may be shown: no scripts, styles, forms or frames, and nothing fetched from elsewhere. */
export function cleanMail(html: string): CleanMail {
  let remoteImages = 0;
  const purify = DOMPurify(window);
  // Before attributes are taken out: what would have been fetched is counted, whatever stood in its way.
  purify.addHook('beforeSanitizeAttributes', (element) => {
    for (const name of ['src', 'background', 'poster']) if (remote.test(element.getAttribute?.(name) ?? '')) remoteImages += 1;
  });
  purify.addHook('afterSanitizeAttributes', (element) => {
    const allowed = [...(mailAttributes['*'] ?? []), ...(mailAttributes[element.localName] ?? [])];
    for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
    if (element.hasAttribute('src') && !isOwnPicture(element.getAttribute('src') ?? '')) element.removeAttribute('src');
    if (element instanceof HTMLElement && element.hasAttribute('style') && keepPlainStyles(element)) remoteImages += 1;
    if (element.nodeName !== 'A') return;
    if (!linkAddress.test(element.getAttribute('href') ?? '')) element.removeAttribute('href');
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  // Chromium asks for a track as soon as it is parsed, even where nothing is shown.
  const clean = purify.sanitize(html.replaceAll(/<(?=track)/gi, '<no-'), {
    ALLOWED_TAGS: [...mailElements],
    ALLOWED_ATTR: [...new Set(Object.values(mailAttributes).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|data:image\/|blob:|\/api\/v1\/files\/)/i,
  });
  return { html: clean, remoteImages, hasColours: /(?:color\s*:|background|bgcolor=|<font[^>]+color)/i.test(clean) };
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
  const kept = mailStyles.map((name) => [name, style.getPropertyValue(name)] as const).filter(([, value]) => plainStyle.test(value));
  const fetches = fetchingStyle.test(style.cssText);
  style.cssText = kept.map(([name, value]) => `${name}:${value}`).join(';');
  if (style.length === 0) element.removeAttribute('style');
  return fetches;
}
