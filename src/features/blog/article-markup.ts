/** Elements allowed in posts: none executes, submits, or fetches anything except an uploaded picture, and all parsers agree on them. */
export const articleElements = [
  ...['p', 'br', 'hr', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre'],
  ...['h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

/** Allowed attributes by element. */
export const articleAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  ol: ['start'],
  img: ['src', 'alt'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Allowed link targets. A relative URL would point into this installation. */
export const linkAddress = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;

/** Signed URL of an uploaded file, the only source allowed for pictures. */
export const fileAddress = /^\/api\/v1\/files\/[\w-]+\/\d+\/[^/\\?#]+\?expires=\d+(&session=[\w-]+)?&signature=[\w-]+$/;
