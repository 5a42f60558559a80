import sanitizeHtml from 'sanitize-html';
import { invalid } from '#server/refusal.ts';

const searchedLength = 200_000;

// Cleaning takes longer than in proportion to the tags: 100,000 of them would hold up everybody for seconds.
const mostTags = 10_000;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'hr',
      'div',
      'span',
      'a',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'del',
      'ins',
      'sub',
      'sup',
      'small',
      'mark',
      'code',
      'pre',
    ],
    ...[
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'blockquote',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'figure',
      'figcaption',
      'img',
      'center',
      'font',
    ],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'title', 'align'],
    a: ['href', 'name'],
    img: ['src', 'alt', 'width', 'height'],
    font: ['color', 'size', 'face'],
    table: ['border', 'cellpadding', 'cellspacing', 'width', 'bgcolor'],
    td: ['colspan', 'rowspan', 'width', 'height', 'valign', 'bgcolor'],
    th: ['colspan', 'rowspan', 'width', 'height', 'valign', 'bgcolor', 'scope'],
    ol: ['start', 'type'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'cid', 'data'] },
  allowProtocolRelative: false,
  allowedStyles: {
    '*': {
      color: [/^(#[\da-f]{3,8}|[a-z]+|rgba?\([\d\s,.%]+\))$/i],
      'background-color': [/^(#[\da-f]{3,8}|[a-z]+|rgba?\([\d\s,.%]+\))$/i],
      'text-align': [/^(left|right|center|justify|start|end)$/],
      'font-weight': [/^(normal|bold|[1-9]00)$/],
      'font-style': [/^(normal|italic)$/],
      'font-size': [/^\d{1,2}(\.\d+)?(px|pt|em|rem|%)$/],
      'text-decoration': [/^(none|underline|line-through)$/],
      width: [/^\d{1,4}(px|%)$/],
      'max-width': [/^\d{1,4}(px|%)$/],
      padding: [/^(\d{1,3}(px|em)?\s*){1,4}$/],
      margin: [/^((\d{1,3}(px|em)?|auto)\s*){1,4}$/],
      border: [/^[\w\s#]+$/],
      'border-collapse': [/^(collapse|separate)$/],
    },
  },
};

/** @throws 400 for a message with more markup than anybody writes. */
export function refuseOverloaded(html: string): void {
  if (html.split('<').length > mostTags) throw invalid('dataToUpdate.message', `has more than ${mostTags} tags`);
}

/** A mail's HTML without anything that runs, reaches out by itself, or covers the page. Made at writing; the page cleans once more at showing. */
export function sanitizeMessage(html: string): string {
  return sanitizeHtml(html, options);
}

const blockEnds = /<\/(p|div|h[1-6]|li|tr|td|th|blockquote|pre|dd|dt|figcaption)>|<br\s*\/?>|<hr\s*\/?>/gi;

/** The message as one line of text, for search and excerpts. */
export function textOfMessage(html: string): string {
  const bare = sanitizeHtml(html.replaceAll(blockEnds, '$& '), { allowedTags: [], allowedAttributes: {} });
  const text = bare.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, searchedLength);
}
