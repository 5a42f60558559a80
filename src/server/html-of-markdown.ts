import { Marked } from 'marked';
import { escapeHtml } from '#contract/escape-html.ts';

/** Only what `cleanRichText` lets through. HTML in the text is text, as the programs that write Markdown show it. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text, block }) => (block ? `<p>${escapeHtml(text.trim()).replaceAll('\n', '<br>')}</p>` : escapeHtml(text)),
    heading({ tokens, depth }) {
      const tag = `h${Math.min(depth, 3)}`;
      return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
    },
    del({ tokens }) {
      return `<s>${this.parser.parseInline(tokens)}</s>`;
    },
    image: ({ href, text }) => `<a href="${escapeHtml(href)}">${escapeHtml(text || href)}</a>`,
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    table({ header, rows }) {
      const cells = (row: typeof header) => row.map(({ tokens }) => this.parser.parseInline(tokens)).join(' | ');
      return `<p><strong>${cells(header)}</strong></p><ul>${rows.map((row) => `<li>${cells(row)}</li>`).join('')}</ul>`;
    },
  },
});

/** Markdown as HTML, still to be cleaned. */
export function htmlOfMarkdown(text: string): string {
  return marked
    .parse(text.replaceAll('\r\n', '\n'), { async: false })
    .trim()
    .replaceAll(/>\n+(?=<)/g, '>');
}
