import { escapeHtml } from '#contract/escape-html.ts';
import { findQuote } from './find-quote.ts';

/** The mail with what it quotes folded away: a `<details>` opens where nothing runs, and is opened by a search of the browser. */
export function foldQuote(html: string, label: string): string {
  const quote = findQuote(html);
  if (!quote) return html;
  return `${html.slice(0, quote.start)}<details>${summaryOf(label)}${html.slice(quote.start, quote.end)}</details>${html.slice(quote.end)}`;
}

/** The same for the signature of a plain text, which stands in a block of its own. */
export function foldSignature(html: string, label: string): string {
  const start = html.search(/<div>-- ?<br>/);
  const end = start < 0 ? -1 : html.indexOf('</div>', start);
  if (end < 0 || html.slice(start + 1, end).includes('<div') || html.slice(0, start).trim() === '') return html;
  const after = end + '</div>'.length;
  return `${html.slice(0, start)}<details class="signature">${summaryOf(label)}${html.slice(start, after)}</details>${html.slice(after)}`;
}

/** Both, each where it has a label. */
export function foldMail(html: string, quoteLabel: string | undefined, signatureLabel: string | undefined): string {
  const folded = quoteLabel === undefined ? html : foldQuote(html, quoteLabel);
  return signatureLabel === undefined ? folded : foldSignature(folded, signatureLabel);
}

function summaryOf(label: string): string {
  const words = escapeHtml(label);
  return `<summary title="${words}" aria-label="${words}">•••</summary>`;
}
