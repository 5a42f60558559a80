import { htmlOfText } from './html-of-text.ts';
import { withoutOwnAddresses } from './message-pictures.ts';
import { isOverloaded, sanitizeMessage } from './sanitize-message.ts';

const longestHtml = 2_000_000;
const longestText = 500_000;

/** The message to be kept of a received mail: its HTML cleaned, or its text as HTML where there is none that is fit to be shown. */
export function messageOfSource({ html = '', text = '' }: { html?: string | undefined; text?: string | undefined }): string {
  const isFit = html.length <= longestHtml && !isOverloaded(html);
  const message = isFit ? withoutOwnAddresses(sanitizeMessage(bare(html))).trim() : '';
  return (
    message ||
    htmlOfText(
      bare(text || textWithin(html))
        .slice(0, longestText)
        .toWellFormed(),
    )
  );
}

/** Without the control characters that are no white space: the database does not take all of them. */
function bare(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').toWellFormed();
}

/** What can be read in HTML that is not worth cleaning; the tags are found without looking back. */
function textWithin(html: string): string {
  return html
    .slice(0, longestHtml)
    .split('<')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ')
    .replaceAll(/[^\S\n]+/g, ' ');
}
