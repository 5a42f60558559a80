/** The elements that the text of a post may have: none runs, sends or fetches anything but an uploaded picture, and every parser reads them alike. */
export const articleElements = [
  ...['p', 'br', 'hr', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre'],
  ...['h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

/** Attributes by element. */
export const articleAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  ol: ['start'],
  img: ['src', 'alt'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Where a link may lead. A relative address would be one of this installation. */
export const linkAddress = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;

/** The signed address of an uploaded file: the only one that a picture may have. */
export const fileAddress = /^\/api\/v1\/files\/[\w-]+\/\d+\/[^/\\?#]+\?expires=\d+(&session=[\w-]+)?&signature=[\w-]+$/;
