import sanitizeHtml from 'sanitize-html';
import { invalid } from '#server/refusal.ts';
import { articleAttributes, articleElements, fileAddress, linkAddress } from '../article-markup.ts';

// Limits the tags, since cleaning time grows faster than linearly with them.
const maxTags = 10_000;
const maxRounds = 3;

const cleaningWith = (pictureAddress: RegExp): sanitizeHtml.IOptions => ({
  allowedTags: [...articleElements],
  allowedAttributes: Object.fromEntries(Object.entries(articleAttributes).map(([element, names]) => [element, [...names]])),
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'title', 'noscript', 'noembed', 'noframes', 'iframe'],
  nestingLimit: 50,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['file'] },
  allowProtocolRelative: false,
  transformTags: {
    // The title is the only h1 of the page.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: only(attribs, 'href', linkAddress) }),
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { ...only({ src }, 'src', pictureAddress), alt } }),
    ol: (tagName, attribs) => ({ tagName, attribs: only(attribs, 'start', /^\d{1,6}$/) }),
    td: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
  },
  // Drops pictures that are not uploads.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
});

const written = cleaningWith(fileAddress);
// Matches the picture references that `toStoredHtml` writes.
const kept = cleaningWith(/^file:\d{1,15}$/);

/**
 * Sanitizes the HTML of a post: nothing that executes, fetches from other sites, or covers the page.
 * @param field named in the refusal
 * @throws 400 when there is more markup than anyone would write.
 */
export const cleanArticle = (html: string, field: string): string => clean(html, field, written);

/** Does the same for a stored text, whose pictures are file references. */
export const cleanKeptArticle = (html: string, field: string): string => clean(html, field, kept);

function clean(html: string, field: string, options: sanitizeHtml.IOptions): string {
  if (html.split('<').length > maxTags) throw invalid(field, { code: 'too_many_tags', max: maxTags });
  let found = sanitizeHtml(html.replaceAll('\u0000', '').toWellFormed(), options);
  // Some invalid nesting is only resolved by parsing the result again.
  for (let round = 0; round < maxRounds; round++) {
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
