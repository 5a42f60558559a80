import { escapeHtml } from '#contract/escape-html.ts';

const mostLines = 2000;
const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}']/g;

/** Plain text as HTML that needs no cleaning: paragraphs, lines, and links for what is an address. */
export function htmlOfText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim();
  if (lines === '') return '';
  // Each break is a tag: a text of very many lines keeps them without.
  if (lines.split('\n').length > mostLines) return `<pre>${escapeHtml(lines)}</pre>`;
  return lines
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${linked(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

function linked(text: string): string {
  let html = '';
  let at = 0;
  for (const found of text.matchAll(address)) {
    const link = escapeHtml(found[0]);
    html += `${escapeHtml(text.slice(at, found.index))}<a href="${link}">${link}</a>`;
    at = found.index + found[0].length;
  }
  return html + escapeHtml(text.slice(at));
}
