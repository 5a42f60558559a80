import sanitizeHtml from 'sanitize-html';
import { invalid } from '#server/refusal.ts';
import { articleAttributes, articleElements, fileAddress, linkAddress } from '../article-markup.ts';

// Cleaning takes longer than in proportion to the tags.
const mostTags = 10_000;
const mostRounds = 3;

const cleaningWith = (pictureAddress: RegExp): sanitizeHtml.IOptions => ({
  allowedTags: [...articleElements],
  allowedAttributes: Object.fromEntries(Object.entries(articleAttributes).map(([element, names]) => [element, [...names]])),
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'title', 'noscript', 'noembed', 'noframes', 'iframe'],
  nestingLimit: 50,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['file'] },
  allowProtocolRelative: false,
  transformTags: {
    // The page has the title as its only heading of that level.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: only(attribs, 'href', linkAddress) }),
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { ...only({ src }, 'src', pictureAddress), alt } }),
    ol: (tagName, attribs) => ({ tagName, attribs: only(attribs, 'start', /^\d{1,6}$/) }),
    td: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
  },
  // A picture that is none of ours is nothing.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
});

const written = cleaningWith(fileAddress);
// As `keepPictures` names the pictures of a text that is kept.
const kept = cleaningWith(/^file:\d{1,15}$/);

/**
 * The text of a post as somebody wrote it, without anything that runs, reaches out by itself, or covers the page.
 * @param field named in the refusal
 * @throws 400 for more markup than anybody writes.
 */
export const cleanArticle = (html: string, field: string): string => clean(html, field, written);

/** The same for a text as it is kept, whose pictures are named by their files. */
export const cleanKeptArticle = (html: string, field: string): string => clean(html, field, kept);

function clean(html: string, field: string, options: sanitizeHtml.IOptions): string {
  if (html.split('<').length > mostTags) throw invalid(field, { code: 'too_many_tags', max: mostTags });
  let found = sanitizeHtml(html.replaceAll('\u0000', '').toWellFormed(), options);
  // Elements that cannot stand in each other are only taken apart when read again.
  for (let round = 0; round < mostRounds; round++) {
    const again = sanitizeHtml(found, options);
    if (again === found) break;
    found = again;
  }
  return found;
}

function only(attributes: sanitizeHtml.Attributes, name: string, allowed: RegExp): sanitizeHtml.Attributes {
  const value = attributes[name]?.trim() ?? '';
  return allowed.test(value) ? { [name]: value } : {};
}

function spans({ colspan, rowspan }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isSpan = (text: string | undefined) => text !== undefined && /^([2-9]|\d\d)$/.test(text);
  return { ...(isSpan(colspan) && { colspan: String(colspan) }), ...(isSpan(rowspan) && { rowspan: String(rowspan) }) };
}
