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

// Sanitizing time grows faster than the number of tags: 100,000 of them would block everyone for seconds.
const maxTags = 10_000;

// Below the nesting depth at which browsers start to restructure elements.
const deepest = 200;

const maxRounds = 3;

const scopeOpening = `<div class="${sheetScope}`;

/** Disallowed elements and the plain ones that look the same. Dropping them would run their content together. */
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
  // Content between tags that is not part of the email's text.
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

/** Moves the background and text color of the page to an element around all of the email. */
function sheetOf(tagName: string, { bgcolor, text, dir = '', ...others }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { style, ground } = withPlainValues(others);
  const said = [bgcolor && `background-color:${bgcolor}`, text && `color:${text}`, style].filter(Boolean).join(';');
  if (!said && !dir && !ground) return { tagName, attribs: {} };
  return { tagName: 'div', attribs: { ...(said && { style: said }), ...(dir && { dir }), ...(ground && { ground }) } };
}

/** Returns the attributes, without the URL if it is not allowed. */
function withAddress(attributes: sanitizeHtml.Attributes, name: 'href' | 'src', isAllowed: (address: string) => boolean) {
  const address = attributes[name]?.trim() ?? '';
  const { [name]: _, ...others } = attributes;
  return isAllowed(address) ? { ...attributes, [name]: address } : others;
}

/** Rejects a message with too much markup. @throws 400 */
export function refuseOverloaded(html: string, field: string): void {
  if (isOverloaded(html)) throw invalid(field, { code: 'too_many_tags', max: maxTags });
}

/** Checks whether sanitizing the message would take too long. */
export function isOverloaded(html: string): boolean {
  return html.split('<').length > maxTags;
}

/**
 * Returns an email's HTML without anything that runs, loads resources on its own, or covers the page. Runs on write; the page sanitizes
 * again on display. Its style sheets become one `<style>` at the beginning, scoped to the element around the rest.
 */
export function sanitizeMessage(html: string): string {
  const given = html.replaceAll('\u0000', '').toWellFormed();
  const sheet = cleanSheets(given);
  if (!sheet.css) return sanitizeRounds(given, options);
  const text = sanitizeRounds(given, withSheet(sheet));
  if (/^(?:\s|<\/?div[^>]*>)*$/.test(text)) return sanitizeRounds(given, options);
  // The wrapper that `body` became is missing, for example in an HTML fragment.
  const scoped = text.startsWith(scopeOpening) ? text : `${scopeOpening}">${text}</div>`;
  return `<style>${sheet.css}</style>${scoped}`;
}

/** Sanitizes a message that people write here. Removes style sheets: they would also apply to the text of others around it. */
export function sanitizeWithoutSheets(html: string): string {
  return sanitizeRounds(html.replaceAll('\u0000', '').toWellFormed(), options);
}

function sanitizeRounds(html: string, options: sanitizeHtml.IOptions): string {
  let clean = sanitizeHtml(html, options);
  // Elements that cannot be nested, such as links, are separated only when parsed again.
  for (let round = 0; round < maxRounds; round++) {
    const again = sanitizeHtml(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

/** Options for an email with a sheet: keeps the classes and ids it selects by, and turns `body` into the scoping element. */
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

/** Converts the message to one line of text, for search and excerpts. */
export function textOfMessage(html: string): string {
  return textOfHtml(html).slice(0, searchedLength);
}

/** A message safe to store, and its text. */
export interface CleanMessage {
  html: string;
  text: string;
}

/** Sanitizes a message. @throws 400 when it has too much markup. */
export const cleanMessage = heavyTask({
  name: 'clean a message',
  lengthOf: ({ html }: { html: string; field: string }) => html.length,
  run: ({ html, field }): CleanMessage => {
    refuseOverloaded(html, field);
    const clean = sanitizeWithoutSheets(html);
    return { html: clean, text: textOfMessage(clean) };
  },
});

/** Sanitizes the message of a draft before a database connection is taken. */
export async function cleanDraft(
  { body }: { body: { message?: string | undefined } },
  scope: PreparingScope,
): Promise<CleanMessage | undefined> {
  return clean(body.message, 'message', scope);
}

/** Sanitizes the message in an update before a database connection is taken. */
export async function cleanChanges(
  { body }: { body: { dataToUpdate: { message?: string | undefined } } },
  scope: PreparingScope,
): Promise<CleanMessage | undefined> {
  return clean(body.dataToUpdate.message, 'dataToUpdate.message', scope);
}

async function clean(html: string | undefined, field: string, { deps }: PreparingScope): Promise<CleanMessage | undefined> {
  return html === undefined ? undefined : deps.heavy.run(cleanMessage, { html, field });
}
