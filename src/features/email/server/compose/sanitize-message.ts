import sanitizeHtml from 'sanitize-html';
import { invalid } from '#server/refusal.ts';
import { textOfHtml } from '#server/rich-text.ts';
import { fileAddress, linkAddress, mailAttributes, mailElements, type mailStyles, pictureData } from '../../mail-markup.ts';

const searchedLength = 200_000;

// Cleaning takes longer than in proportion to the tags: 100,000 of them would hold up everybody for seconds.
const mostTags = 10_000;

// Fewer than the levels at which browsers begin to take nested elements apart.
const deepest = 200;

const mostRounds = 3;

// Of one element; reading what is said there takes longer than in proportion to it.
const longestStyle = 4000;

const colour = [/^(#[\da-f]{3,8}|[a-z]+|rgba?\([\d\s,.%]+\))$/i];
const size = [/^\d{1,4}(px|%)$/];
const styles: Record<(typeof mailStyles)[number], RegExp[]> = {
  color: colour,
  'background-color': colour,
  'text-align': [/^(left|right|center|justify|start|end)$/],
  'font-weight': [/^(normal|bold|[1-9]00)$/],
  'font-style': [/^(normal|italic)$/],
  'font-size': [/^\d{1,2}(\.\d+)?(px|pt|em|rem|%)$/],
  'text-decoration': [/^(none|underline|line-through)$/],
  width: size,
  'max-width': size,
  padding: [/^(\d{1,3}(px|em)?\s*){1,4}$/],
  margin: [/^((\d{1,3}(px|em)?|auto)\s*){1,4}$/],
  border: [/^[\w\s#]+$/],
  'border-collapse': [/^(collapse|separate)$/],
};

const options: sanitizeHtml.IOptions = {
  allowedTags: [...mailElements],
  allowedAttributes: Object.fromEntries(Object.entries(mailAttributes).map(([element, names]) => [element, [...names]])),
  // What is not the text of a mail although it lies between tags.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'title', 'noscript', 'noembed', 'noframes', 'iframe'],
  nestingLimit: deepest,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'cid', 'data'] },
  allowProtocolRelative: false,
  allowedStyles: { '*': styles },
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: withShortStyle(attribs) }),
    a: (tagName, attribs) => ({ tagName, attribs: withAddress(attribs, 'href', (address) => linkAddress.test(address)) }),
    img: (tagName, attribs) => ({ tagName, attribs: withAddress(attribs, 'src', isPicture) }),
  },
};

function isPicture(address: string): boolean {
  return /^(?:https?:\/\/[^/\\]|cid:)/i.test(address) || pictureData.test(address) || fileAddress.test(address);
}

function withShortStyle(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { style } = attributes;
  if (style === undefined || style.length <= longestStyle) return attributes;
  return { ...attributes, style: style.slice(0, style.lastIndexOf(';', longestStyle) + 1) };
}

/** The attributes, without the address where it is none that may stand there. */
function withAddress(attributes: sanitizeHtml.Attributes, name: 'href' | 'src', isAllowed: (address: string) => boolean) {
  const address = attributes[name]?.trim() ?? '';
  const { [name]: _, ...others } = attributes;
  return isAllowed(address) ? { ...attributes, [name]: address } : others;
}

/** @throws 400 for a message with more markup than anybody writes. */
export function refuseOverloaded(html: string, field: string): void {
  if (isOverloaded(html)) throw invalid(field, { code: 'too_many_tags', max: mostTags });
}

/** Whether cleaning the message would take longer than it is worth. */
export function isOverloaded(html: string): boolean {
  return html.split('<').length > mostTags;
}

/** A mail's HTML without anything that runs, reaches out by itself, or covers the page. Made at writing; the page cleans once more at showing. */
export function sanitizeMessage(html: string): string {
  let clean = sanitizeHtml(html.replaceAll('\u0000', '').toWellFormed(), options);
  // Elements that cannot stand in each other, such as links, are only taken apart when read again.
  for (let round = 0; round < mostRounds; round++) {
    const again = sanitizeHtml(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

/** The message as one line of text, for search and excerpts. */
export function textOfMessage(html: string): string {
  return textOfHtml(html).slice(0, searchedLength);
}
