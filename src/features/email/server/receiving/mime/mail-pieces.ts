export interface MailFile {
  /** Empty if none. */
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
  /** Without its brackets; empty if none. */
  contentId: string;
  /** The URL by which the email's HTML refers to it (RFC 2557). */
  location?: string;
}

/** A shown piece of an email, in order: a text, or the position of a file. */
export type ShownPiece =
  /** With the plain-text version, if the email has one. */
  | { kind: 'html'; html: string; text?: string }
  | { kind: 'text'; text: string; isFlowed: boolean; deletesSpaces: boolean }
  | { kind: 'file'; file: MailFile };

const invisible = ['head', 'style', 'script', 'title'];

/** Returns the readable text of HTML without sanitizing it, in one pass even with unclosed elements. */
export function visibleText(html: string): string {
  return withoutTags(withoutElements(html))
    .replaceAll(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]+/g, ' ');
}

function withoutElements(html: string): string {
  const kept: string[] = [];
  const opening = /<(head|style|script|title|!--)(?![\w-])|<!--/gi;
  let at = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const name = (found[1] ?? '!--').toLowerCase();
    const close = name === '!--' ? html.indexOf('-->', found.index) : closingTag(html, name, found.index);
    // An unclosed element hides nothing: a false search match is better than a missed one.
    if (close < 0) break;
    kept.push(html.slice(at, found.index));
    at = close;
    opening.lastIndex = close;
  }
  return [...kept, html.slice(at)].join(' ');
}

function closingTag(html: string, name: string, from: number): number {
  if (!invisible.includes(name)) return -1;
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? -1;
}

/** Finds tags without backtracking. */
function withoutTags(html: string): string {
  return html
    .split('<')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ');
}

/** Checks whether a file is itself an email. */
export function isMailType(mediaType: string): boolean {
  return /^message\/(?:rfc822|global)$/.test(mediaType);
}

/** Reduces text from outside to one line for the page or another email's header: no control characters, no text direction overrides. */
export function oneLine(text: string, longest: number): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}
