import sanitizeHtml from 'sanitize-html';
import { unescapeHtml } from '#contract/escape-html.ts';
import { invalid } from './refusal.ts';

// Sanitizing takes more than linear time in the number of tags.
const maxTags = 5000;

// Allowed link targets: outside pages, pages of this installation, or anchors on the same page.
const linkAddress = /^(?:https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\])|#)/i;

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'hr', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'pre', 'h1', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li'],
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkAddress.test(href.trim()) ? { href: href.trim() } : {} }) },
};

/**
 * Sanitizes what users wrote in the editor (or as plain text): removes anything that runs, loads or covers the page.
 * @param field The field to name in the error.
 * @throws 400 if there is too much markup
 */
export function cleanRichText(html: string, field: string): string {
  if (html.split('<').length > maxTags) throw invalid(field, { code: 'too_many_tags', max: maxTags });
  return sanitizeHtml(html.toWellFormed(), options);
}

const blockEnds = /<\/(p|div|h[1-6]|li|tr|td|th|blockquote|pre|dd|dt|figcaption)>|<br\s*\/?>|<hr\s*\/?>/gi;

/** Converts HTML to one line of text, for search, excerpts and notifications. */
export function textOfHtml(html: string): string {
  const bare = sanitizeHtml(html.replaceAll(blockEnds, '$& '), { allowedTags: [], allowedAttributes: {} });
  return unescapeHtml(bare).replaceAll(/\s+/g, ' ').trim();
}
