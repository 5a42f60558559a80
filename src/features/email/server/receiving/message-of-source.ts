import { htmlOfText } from '../compose/html-of-text.ts';
import { withoutOwnAddresses } from '../compose/message-pictures.ts';
import { isOverloaded, sanitizeMessage } from '../compose/sanitize-message.ts';

// What a row of a mailbox keeps: as much HTML as somebody may write here, and more text than anybody reads at once.
const longestHtml = 1_000_000;
const longestText = 200_000;

interface KeptMessage {
  /** The HTML cleaned, or its text as HTML where there is none that is fit to be shown. */
  message: string;
  /** All of it, as it came, where `message` is only the beginning. */
  whole: { fileName: string; mediaType: string; text: string } | null;
}

/** The message to be kept of a received mail. */
export function messageOfSource({ html = '', text = '' }: { html?: string | undefined; text?: string | undefined }): KeptMessage {
  const isFit = html.length <= longestHtml && !isOverloaded(html);
  const message = isFit ? withoutOwnAddresses(sanitizeMessage(bare(html))).trim() : '';
  if (message) return { message, whole: null };
  const read = text || textWithin(html.slice(0, longestHtml));
  const isWhole = (isFit || !html) && read.length <= longestText;
  return {
    message: htmlOfText(bare(beginningOf(read))),
    whole: isWhole
      ? null
      : isFit
        ? { fileName: 'message.txt', mediaType: 'text/plain', text: read }
        : { fileName: 'message.html', mediaType: 'text/html', text: html },
  };
}

/** Up to the end of a line, where one is near. */
function beginningOf(text: string): string {
  if (text.length <= longestText) return text;
  const lineEnd = text.lastIndexOf('\n', longestText);
  return text.slice(0, lineEnd > longestText / 2 ? lineEnd : longestText).toWellFormed();
}

/** Without the control characters that are no white space: the database does not take all of them. */
function bare(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').toWellFormed();
}

/** What can be read in HTML that is not worth cleaning; the tags are found without looking back. */
function textWithin(html: string): string {
  return html
    .split('<')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ')
    .replaceAll(/[^\S\n]+/g, ' ');
}
