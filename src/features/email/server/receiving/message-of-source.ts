import { escapeHtml, unescapeHtml } from '#contract/escape-html.ts';
import { withoutOwnAddresses } from '../compose/attachments.ts';
import { htmlOfPlainMail, htmlOfText } from '../compose/plain-text.ts';
import { isOverloaded, sanitizeMessage } from '../compose/sanitize-message.ts';
import { type MailFile, type ShownPiece, visibleText } from './mime/mail-pieces.ts';

// Limits of a mailbox row: as much HTML as people may write here, and more text than anyone reads at once.
const longestHtml = 1_000_000;
const longestText = 200_000;

interface KeptMessage {
  /** The sanitized HTML, or its text as HTML if no HTML can be shown. */
  message: string;
  /** The full original when `message` has only its beginning. */
  whole: { fileName: string; mediaType: string; text: string } | null;
}

/** Returns the message to store for a received email: its texts in order, with the files between them. */
export function messageOfSource(shown: readonly ShownPiece[]): KeptMessage {
  const htmls = shown.flatMap((piece) => (piece.kind === 'html' ? [piece.html] : []));
  const isFit = htmls.join('').length <= longestHtml && !isOverloaded(htmls.join(''));
  const texts = shown.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []));
  if (isFit && texts.join('').length <= longestText) return { message: messageOf(shown), whole: null };
  const read = shown.map(plainReading).join('\n\n');
  const [html] = htmls;
  return {
    message: htmlOfText(bare(beginningOf(read))),
    whole:
      html !== undefined && htmls.length === shown.length && htmls.length === 1
        ? { fileName: 'message.html', mediaType: 'text/html', text: html }
        : { fileName: 'message.txt', mediaType: 'text/plain', text: read },
  };
}

function messageOf(shown: readonly ShownPiece[]): string {
  let message = '';
  let isAfterText = false;
  for (const piece of shown) {
    const html = piece.kind === 'html' ? htmlOf(piece) : piece.kind === 'text' ? textAsHtml(piece) : placeOf(piece.file);
    if (html === '') continue;
    message += isAfterText && piece.kind !== 'file' ? `<hr />${html}` : html;
    isAfterText = piece.kind !== 'file';
  }
  return message;
}

function htmlOf({ html, text = '' }: Extract<ShownPiece, { kind: 'html' }>): string {
  const clean = withoutOwnAddresses(sanitizeMessage(bare(withBase(html)))).trim();
  return clean || htmlOfPlainMail(bare(text || visibleText(html)));
}

function textAsHtml({ text, isFlowed, deletesSpaces }: Extract<ShownPiece, { kind: 'text' }>): string {
  return htmlOfPlainMail(bare(text), isFlowed ? { deletesSpaces } : undefined);
}

/** Represents a file between two texts: an image inline, any other by its name. */
function placeOf({ fileName, mediaType, contentId }: MailFile): string {
  if (mediaType.startsWith('image/') && contentId) return `<p><img src="cid:${escapeHtml(contentId)}" /></p>`;
  return fileName ? `<p>📎 ${escapeHtml(bare(fileName))}</p>` : '<hr />';
}

function plainReading(piece: ShownPiece): string {
  if (piece.kind === 'html') return piece.text || visibleText(piece.html.slice(0, longestHtml));
  return piece.kind === 'text' ? piece.text : `📎 ${piece.file.fileName}`;
}

/** Cuts at a line ending if one is near. */
function beginningOf(text: string): string {
  if (text.length <= longestText) return text;
  const lineEnd = text.lastIndexOf('\n', longestText);
  return text.slice(0, lineEnd > longestText / 2 ? lineEnd : longestText).toWellFormed();
}

/** Removes control characters other than whitespace, which the database rejects in part. */
function bare(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').toWellFormed();
}

const base = /<base\b[^<>]{0,500}?\bhref\s*=\s*["']?([^"'\s<>]+)/i;
const address = /(\s(?:href|src)\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;

/** Resolves relative URLs in HTML against its `<base>`, which must be a web page; the result is sanitized like any other HTML. */
function withBase(html: string): string {
  const found = base.exec(html)?.[1];
  const from = found && /^https?:\/\//i.test(found) && URL.canParse(found) ? found : null;
  if (from === null) return html;
  return html.replaceAll(address, (whole, before: string, double?: string, single?: string, bare?: string) => {
    const written = unescapeHtml((double ?? single ?? bare ?? '').trim());
    const isRelative = written !== '' && !written.startsWith('#') && !/^[a-z][a-z\d+.-]*:/i.test(written);
    return isRelative && URL.canParse(written, from) ? `${before}"${escapeHtml(new URL(written, from).href)}"` : whole;
  });
}
