import { escapeHtml } from '#contract/escape-html.ts';
import { findQuote } from './find-quote.ts';

/** The mail with what it quotes folded away: a `<details>` opens where nothing runs, and is opened by a search of the browser. */
export function foldQuote(html: string, label: string): string {
  const quote = findQuote(html);
  if (!quote) return html;
  const words = escapeHtml(label);
  const summary = `<summary title="${words}" aria-label="${words}">•••</summary>`;
  return `${html.slice(0, quote.start)}<details>${summary}${html.slice(quote.start, quote.end)}</details>${html.slice(quote.end)}`;
}
