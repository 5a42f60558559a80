import { Marked } from 'marked';
import { escapeHtml } from '#contract/escape-html.ts';

/** Only markup that `cleanRichText` allows. HTML in the text is shown as text, as Markdown editors do. */
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

/** Converts Markdown to HTML, which still has to be sanitized. */
export function htmlOfMarkdown(text: string): string {
  return marked
    .parse(text.replaceAll('\r\n', '\n'), { async: false })
    .trim()
    .replaceAll(/>\n+(?=<)/g, '>');
}
