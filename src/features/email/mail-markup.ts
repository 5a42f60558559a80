/**
 * The elements and attributes allowed in an email. None of them contains raw text or starts another namespace, so every parser reads them
 * alike; none runs, sends or fetches anything except images, whose URLs are checked separately.
 */
export const mailElements = [
  ...['p', 'br', 'hr', 'div', 'span', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'code', 'pre'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['figure', 'figcaption', 'img', 'center', 'font'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

/** Attributes by element; `*` applies to all. `ground` is our own: the URL of a background image, which no browser loads on its own. */
export const mailAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['style', 'dir', 'lang', 'title', 'align', 'class', 'id', 'ground'],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height', 'border'],
  font: ['color', 'size', 'face'],
  // Apple's `cite`: the email being replied to.
  blockquote: ['type'],
  hr: ['width', 'size', 'color'],
  table: ['border', 'cellpadding', 'cellspacing', 'width', 'height', 'bgcolor'],
  col: ['span', 'width'],
  colgroup: ['span', 'width'],
  tbody: ['valign', 'bgcolor'],
  thead: ['valign', 'bgcolor'],
  tr: ['height', 'valign', 'bgcolor'],
  td: ['colspan', 'rowspan', 'width', 'height', 'valign', 'bgcolor', 'nowrap'],
  th: ['colspan', 'rowspan', 'width', 'height', 'valign', 'bgcolor', 'nowrap', 'scope'],
  ol: ['start', 'type'],
  ul: ['type'],
  li: ['value'],
};

/** A width or height attribute, no larger than a screen. */
export const sizeAttribute = /^\d{1,4}(?:\.\d{1,3})?(?:px|%)?$/;

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** Properties allowed in a `style`: nothing that fetches, covers surrounding content, or moves. */
export const mailStyles = [
  ...[
    'color',
    'background-color',
    'background-repeat',
    'background-size',
    'background-position',
    'direction',
    'visibility',
    'opacity',
    'box-sizing',
  ],
  ...['text-align', 'text-decoration', 'text-transform', 'text-indent', 'vertical-align', 'white-space', 'letter-spacing', 'line-height'],
  ...['font', 'font-family', 'font-weight', 'font-style', 'font-size', 'word-break', 'overflow-wrap', 'list-style-type'],
  ...['display', 'float', 'clear', 'overflow', 'width', 'min-width', 'max-width', 'height', 'min-height', 'max-height'],
  ...['padding', ...sides.map((side) => `padding-${side}`), 'margin', ...sides.map((side) => `margin-${side}`)],
  ...['border', ...sides.map((side) => `border-${side}`), 'border-color', 'border-style', 'border-width', 'border-radius'],
  ...sides.flatMap((side) => ['color', 'style', 'width'].map((part) => `border-${side}-${part}`)),
  ...['border-collapse', 'border-spacing', 'table-layout'],
  ...[
    'flex-direction',
    'flex-wrap',
    'flex',
    'justify-content',
    'align-items',
    'align-content',
    'align-self',
    'gap',
    'row-gap',
    'column-gap',
  ],
  ...['grid-template-columns', 'grid-template-rows', 'grid-column', 'grid-row', 'grid-auto-flow', 'justify-items', 'justify-self'],
];

/** Where a link may point. A relative URL would resolve to this installation. */
export const linkAddress = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;

/** An image embedded in the email. Excludes SVG, which is a document. */
export const pictureData = /^data:image\/(?:png|gif|jpe?g|webp|avif|bmp)[;,]/i;

/** URL of a background image: an absolute URL on another server, or a file of the email by content id. */
export const backgroundAddress = /^(?:https?:\/\/[^/\\\s"'()<>]|cid:[\w@])[^\\\s"'()<>]{0,2000}$/i;

/** Signed URL of an uploaded file: the only URL on this installation that an image may use. */
export const fileAddress = /^\/api\/v1\/files\/[\w-]+\/\d+\/[^/\\?#]+\?expires=\d+(&session=[\w-]+)?&signature=[\w-]+$/;

const storedSheet = /^<style>([^<]*)<\/style>/;

/** Splits a stored message into its style sheet and its HTML. */
export function splitSheet(message: string): { css: string; html: string } {
  const found = storedSheet.exec(message);
  return found ? { css: found[1] ?? '', html: message.slice(found[0].length) } : { css: '', html: message };
}

/** Class of the element that wraps an email with a style sheet; every rule is scoped to it. */
export const sheetScope = 'atrium-mail';
