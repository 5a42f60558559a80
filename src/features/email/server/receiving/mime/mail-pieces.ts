/** A file of a mail. */
export interface MailFile {
  /** Empty for none. */
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
  /** Without its brackets; empty for none. */
  contentId: string;
  /** The address under which the mail's HTML names it (RFC 2557). */
  location?: string;
}

/** What is shown of a mail, in its order: a text, or that a file stands there. */
export type ShownPiece =
  /** With the same as text, where the mail has it. */
  | { kind: 'html'; html: string; text?: string }
  | { kind: 'text'; text: string; isFlowed: boolean; deletesSpaces: boolean }
  | { kind: 'file'; file: MailFile };

const invisible = ['head', 'style', 'script', 'title'];

/** What can be read in HTML, without cleaning it; in one pass, whatever is not closed. */
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
    // What is never closed hides nothing here: it is better to be found once too often.
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

/** The tags are found without looking back. */
function withoutTags(html: string): string {
  return html
    .split('<')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ');
}

/** Whether a file is a mail by itself. */
export function isMailType(mediaType: string): boolean {
  return /^message\/(?:rfc822|global)$/.test(mediaType);
}

/** Text of somebody's mail for a line of the page and of another mail's head: no control characters, nothing that turns text around. */
export function oneLine(text: string, longest: number): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}
