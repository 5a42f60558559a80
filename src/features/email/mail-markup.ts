/**
 * The elements and attributes that the text of a mail may have. None of them holds raw text or begins another namespace, so that every
 * parser reads the same of it; none runs, sends or fetches anything but a picture, whose address is looked at by itself.
 */
export const mailElements = [
  ...['p', 'br', 'hr', 'div', 'span', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'code', 'pre'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['figure', 'figcaption', 'img', 'center', 'font'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

/** Attributes by element; `*` stands for all. `ground` is ours: the address of a background picture, which no browser reads by itself. */
export const mailAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['style', 'dir', 'lang', 'title', 'align', 'class', 'id', 'ground'],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height', 'border'],
  font: ['color', 'size', 'face'],
  // Apple's `cite`: an answered mail.
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

/** A width or a height as an attribute has it: no longer than a screen. */
export const sizeAttribute = /^\d{1,4}(?:\.\d{1,3})?(?:px|%)?$/;

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** What may be said in a `style`: nothing that fetches, covers what is around it, or moves. */
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

/** Where a link may lead. A relative address would be one of this installation. */
export const linkAddress = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;

/** A picture that stands in the mail itself. Not SVG, which is a document. */
export const pictureData = /^data:image\/(?:png|gif|jpe?g|webp|avif|bmp)[;,]/i;

/** The address of a background picture: of another server, in full; or that of a file of the mail, by its content id. */
export const backgroundAddress = /^(?:https?:\/\/[^/\\\s"'()<>]|cid:[\w@])[^\\\s"'()<>]{0,2000}$/i;

/** The signed address of an uploaded file: the only one of this installation that a picture may have. */
export const fileAddress = /^\/api\/v1\/files\/[\w-]+\/\d+\/[^/\\?#]+\?expires=\d+(&session=[\w-]+)?&signature=[\w-]+$/;

const storedSheet = /^<style>([^<]*)<\/style>/;

/** A kept message, taken apart into its style sheet and its HTML. */
export function splitSheet(message: string): { css: string; html: string } {
  const found = storedSheet.exec(message);
  return found ? { css: found[1] ?? '', html: message.slice(found[0].length) } : { css: '', html: message };
}

/** The class of the element around a mail that has a style sheet: each of its rules applies inside of it only. */
export const sheetScope = 'atrium-mail';
