import { escapeHtml } from '#contract/escape-html.ts';

/** Plain text as HTML that may be shown as it is: nothing of what somebody else wrote becomes markup. */
export function htmlOfLines(text: string): string {
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n\s*\n/);
  if (paragraphs.length === 1 && paragraphs[0] === '') return '';
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`).join('');
}
