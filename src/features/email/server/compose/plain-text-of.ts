import sanitizeHtml from 'sanitize-html';
import { unescapeHtml } from '#contract/escape-html.ts';

/** A message as plain text: paragraphs and lines as they stand, lists with dashes, links with their addresses. */
export function plainTextOf(html: string): string {
  const marked = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_, href: string, text: string) =>
      text.includes(href) ? text : `${text} (${href})`,
    )
    .replaceAll(/<li[^>]*>/gi, '\n- ')
    .replaceAll(/<br[^>]*>/gi, '\n')
    .replaceAll(/<hr[^>]*>/gi, '\n----\n')
    .replaceAll(/<\/(td|th)>/gi, '\t')
    .replaceAll(/<\/(p|h[1-6]|blockquote|table|ul|ol|pre)>/gi, '\n\n')
    .replaceAll(/<\/(div|tr|dd|dt|figcaption)>/gi, '\n');
  const bare = sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} });
  return unescapeHtml(bare)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
