import sanitizeHtml from 'sanitize-html';
import { heavyTask } from '#server/heavy-work.ts';
import { invalid } from '#server/refusal.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { PreparingScope } from '#server/route.ts';
import {
  backgroundAddress,
  fileAddress,
  linkAddress,
  mailAttributes,
  mailElements,
  mailStyles,
  pictureData,
  sheetScope,
  sizeAttribute,
} from '../../mail-markup.ts';
import { plainName } from '../../mail-sheet.ts';
import { type CleanSheet, cleanSheets } from './clean-sheets.ts';
import { backgroundOf, isPlainStyle, plainStyle } from './plain-style.ts';

const searchedLength = 200_000;

// Cleaning takes longer than in proportion to the tags: 100,000 of them would hold up everybody for seconds.
const mostTags = 10_000;

// Fewer than the levels at which browsers begin to take nested elements apart.
const deepest = 200;

const mostRounds = 3;

const scopeOpening = `<div class="${sheetScope}`;

/** Elements that a mail may not have, and the plain ones that look the same: without them, what they hold would run together. */
const standIns = {
  div: 'address article aside details dialog fieldset footer form header hgroup legend main nav search section summary',
  s: 'strike',
  code: 'kbd samp tt',
  ul: 'dir menu',
  em: 'cite dfn var',
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
  allowedStyles: { '*': Object.fromEntries(mailStyles.map((name) => [name, [isPlainStyle(name)]])) },
  transformTags: {
    '*': (tagName, { class: _, id: __, ...attribs }) => ({ tagName, attribs: withPlainValues(attribs) }),
    ...Object.fromEntries(Object.entries(standIns).flatMap(([plain, names]) => names.split(' ').map((name) => [name, plain]))),
    body: (tagName, attribs) => sheetOf(tagName, attribs),
    a: (tagName, attribs) => ({ tagName, attribs: withAddress(attribs, 'href', (address) => linkAddress.test(address)) }),
    img: (tagName, attribs) => ({ tagName, attribs: withAddress(attribs, 'src', isPicture) }),
  },
};

function isPicture(address: string): boolean {
  return /^(?:https?:\/\/[^/\\]|cid:)/i.test(address) || pictureData.test(address) || fileAddress.test(address);
}

function withPlainValues({ style = '', width, height, background, ground, ...others }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const said = backgroundOf(style);
  const address = [ground, said?.address, background?.trim()].find((one) => one !== undefined && backgroundAddress.test(one));
  const plain = [plainStyle(style), address && address === said?.address ? said.layout : ''].filter(Boolean).join(';');
  return {
    ...others,
    ...(address && { ground: address }),
    ...(plain && { style: plain }),
    ...(width !== undefined && sizeAttribute.test(width) && { width }),
    ...(height !== undefined && sizeAttribute.test(height) && { height }),
  };
}

/** The ground and the colour that a mail gives its whole page, as the same of an element around all of it. */
function sheetOf(tagName: string, { bgcolor, text, dir = '', ...others }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { style, ground } = withPlainValues(others);
  const said = [bgcolor && `background-color:${bgcolor}`, text && `color:${text}`, style].filter(Boolean).join(';');
  if (!said && !dir && !ground) return { tagName, attribs: {} };
  return { tagName: 'div', attribs: { ...(said && { style: said }), ...(dir && { dir }), ...(ground && { ground }) } };
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

/**
 * A mail's HTML without anything that runs, reaches out by itself, or covers the page. Made at writing; the page cleans once more at showing.
 * Its style sheets become one `<style>` at the beginning, whose rules apply inside the element around the rest.
 */
export function sanitizeMessage(html: string): string {
  const given = html.replaceAll('\u0000', '').toWellFormed();
  const sheet = cleanSheets(given);
  if (!sheet.css) return sanitizeRounds(given, options);
  const text = sanitizeRounds(given, withSheet(sheet));
  if (/^(?:\s|<\/?div[^>]*>)*$/.test(text)) return sanitizeRounds(given, options);
  // Without the element that `body` became, such as in a part of a page.
  const scoped = text.startsWith(scopeOpening) ? text : `${scopeOpening}">${text}</div>`;
  return `<style>${sheet.css}</style>${scoped}`;
}

/** Sanitizes a message that people write here. Style sheets go: a sheet would also apply to what others write around it. */
export function sanitizeWithoutSheets(html: string): string {
  return sanitizeRounds(html.replaceAll('\u0000', '').toWellFormed(), options);
}

function sanitizeRounds(html: string, options: sanitizeHtml.IOptions): string {
  let clean = sanitizeHtml(html, options);
  // Elements that cannot stand in each other, such as links, are only taken apart when read again.
  for (let round = 0; round < mostRounds; round++) {
    const again = sanitizeHtml(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

/** The options for a mail with a sheet: the classes and ids that it looks at stay, and `body` becomes the element that it applies in. */
function withSheet({ isNamed }: CleanSheet): sanitizeHtml.IOptions {
  const namesIn = (text: string) =>
    text
      .split(/\s+/)
      .map(plainName)
      .filter((one) => /^[\w-]{1,200}$/.test(one) && (one === sheetScope || isNamed(one)));
  const named = ({ class: classes = '', id = '' }: sanitizeHtml.Attributes) => {
    const kept = namesIn(classes);
    const [keptId] = namesIn(id.trim());
    return { ...(kept.length > 0 && { class: kept.join(' ') }), ...(keptId && { id: keptId }) };
  };
  return {
    ...options,
    transformTags: {
      ...options.transformTags,
      '*': (tagName, { class: classes = '', id = '', ...attribs }) => ({
        tagName,
        attribs: { ...named({ class: classes, id }), ...withPlainValues(attribs) },
      }),
      body: (tagName, attribs) => {
        const { class: classes = '', ...more } = named(attribs);
        const own = classes.split(' ').filter((one) => one && one !== sheetScope);
        return { tagName: 'div', attribs: { class: [sheetScope, ...own].join(' '), ...more, ...sheetOf(tagName, attribs).attribs } };
      },
    },
  };
}

/** The message as one line of text, for search and excerpts. */
export function textOfMessage(html: string): string {
  return textOfHtml(html).slice(0, searchedLength);
}

/** A message as it may be kept, and as text. */
export interface CleanMessage {
  html: string;
  text: string;
}

/** Cleans a message. @throws 400 for more markup than anybody writes. */
export const cleanMessage = heavyTask({
  name: 'clean a message',
  lengthOf: ({ html }: { html: string; field: string }) => html.length,
  run: ({ html, field }): CleanMessage => {
    refuseOverloaded(html, field);
    const clean = sanitizeWithoutSheets(html);
    return { html: clean, text: textOfMessage(clean) };
  },
});

/** The message of a draft, cleaned before a connection is taken. */
export async function cleanDraft(
  { body }: { body: { message?: string | undefined } },
  scope: PreparingScope,
): Promise<CleanMessage | undefined> {
  return clean(body.message, 'message', scope);
}

/** The message among the changes of a mail, cleaned before a connection is taken. */
export async function cleanChanges(
  { body }: { body: { dataToUpdate: { message?: string | undefined } } },
  scope: PreparingScope,
): Promise<CleanMessage | undefined> {
  return clean(body.dataToUpdate.message, 'dataToUpdate.message', scope);
}

async function clean(html: string | undefined, field: string, { deps }: PreparingScope): Promise<CleanMessage | undefined> {
  return html === undefined ? undefined : deps.heavy.run(cleanMessage, { html, field });
}
