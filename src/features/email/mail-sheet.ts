import { backgroundAddress, mailAttributes, mailElements, sheetScope } from './mail-markup.ts';

const scope = `.${sheetScope}`;
const longestSelector = 300;
const mostCompounds = 12;

// `:visited` would tell what the reader has seen; the others depend on the mail alone, and on the pointer.
const pseudoClass =
  ':(?:link|hover|active|focus|empty|(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type)\\((?:odd|even|[+-]?\\d{0,3}n?(?: ?[+-] ?\\d{1,3})?)\\))';
const name = '[a-z_-][\\w-]*';
// Not those that the cleaning rewrites.
const attributes = [...new Set(Object.values(mailAttributes).flat())].filter((one) => !['style', 'src', 'ground'].includes(one)).join('|');
const attribute = `\\[(?:${attributes})(?:[~|^$*]?=(?:"[\\w\\s:/.#%-]*"|'[\\w\\s:/.#%-]*'|[\\w-]+))?\\]`;
const simple = `\\.${name}|#${name}|${attribute}|${pseudoClass}`;
const compoundAt = new RegExp(
  `(\\*|[a-z][a-z\\d]*|:root)?((?:${simple}|:not\\((?:${name}|\\.${name}|#${name}|${attribute}|${pseudoClass})\\))*)`,
  'iy',
);
const combinatorAt = /\s*([>+~])\s*|\s+/y;
const elements = new Set<string>(['*', ...mailElements]);
const roots = new Set(['html', 'body', ':root']);

/**
 * One selector of a mail's sheet, confined to the mail: `html` and `body` stand for the element around it. Undefined for what a mail may
 * not select by: states of the browser, generated parts, elements that no mail has, escapes.
 */
export function scopedSelector(selector: string): string | undefined {
  const text = selector.trim();
  if (text.length > longestSelector) return undefined;
  let scoped = '';
  let combinator = '';
  let at = 0;
  for (let index = 0; index < mostCompounds; index++) {
    compoundAt.lastIndex = at;
    const [whole = '', type = '', rest = ''] = compoundAt.exec(text) ?? [];
    if (!whole) return undefined;
    at += whole.length;
    const isRoot = roots.has(type.toLowerCase());
    if (!isRoot && type && !elements.has(type.toLowerCase())) return undefined;
    combinatorAt.lastIndex = at;
    const next = combinatorAt.exec(text);
    if (isRoot && type.toLowerCase() !== 'body' && next) {
      // All that it holds is in the mail.
      if (scoped || rest) return undefined;
      combinator = '';
    } else {
      if (isRoot && scoped) return undefined;
      const isScope = isRoot || (!scoped && !type && (rest === scope || /^\.atrium-mail(?![\w-])/.test(rest)));
      const compound = isRoot ? scope + rest : type.toLowerCase() + rest;
      scoped += scoped ? combinator + compound : isScope ? compound : `${scope} ${compound}`;
      combinator = next?.[1] ?? ' ';
    }
    if (!next) return at === text.length ? scoped || undefined : undefined;
    at += next[0].length;
  }
  return undefined;
}

/**
 * A class or id as a kept sheet writes it: `sm:hidden`, which a selector needs an escape for, is `sm_x3a_hidden`. It stays as it is where
 * it has no such sign.
 */
export function plainName(name: string): string {
  return name.replaceAll(/^(?:\d|-(?=\d|$))|[^\w-]/gu, (sign) => `_x${sign.codePointAt(0)?.toString(16)}_`);
}

const escapedName = /([.#])((?:[\w-]|[^\p{ASCII}]|\\(?:[\da-f]{1,6}\s?|[^\n\da-f]))+)/giu;
const escapeSign = /\\(?:([\da-f]{1,6})\s?|(.))/giu;

/** A selector whose classes and ids are plain names. */
export function withPlainNames(selector: string): string {
  if (!/[\\\u0080-\uffff]/.test(selector)) return selector;
  return selector.replaceAll(escapedName, (_, mark: string, name: string) => {
    const read = name.replaceAll(escapeSign, (_whole, code = '', sign = '') => {
      const point = Number.parseInt(code || '0', 16);
      return code ? String.fromCodePoint(point > 0 && point <= 0x10ffff ? point : 0xfffd) : sign;
    });
    return mark + plainName(read);
  });
}

/** The property in which a kept sheet has the address of a background picture: no browser loads anything by it. */
export const sheetBackground = '--ground';

/** The address as a word of CSS without any sign that ends one. */
export function encodeBackground(address: string): string {
  return encodeURIComponent(address).replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * What the property says: an address, `none` for a ground without a picture, or undefined for anything else.
 * @param allowed which addresses there may be
 */
export function readBackground(value: string, allowed = backgroundAddress): string | undefined {
  const text = value.trim();
  if (text === '' || text === 'none') return text || undefined;
  try {
    const address = /^[\w.%-]+$/.test(text) ? decodeURIComponent(text) : '';
    return allowed.test(address) && encodeBackground(address) === text ? address : undefined;
  } catch {
    return undefined;
  }
}

/** The classes and ids that a scoped selector names; undefined when it looks at those attributes in another way. */
export function namesIn(selector: string): string[] | undefined {
  if (/\[(?:class|id)\b/i.test(selector)) return undefined;
  return [...selector.matchAll(/[.#]([a-z_-][\w-]*)/gi)].map(([, one = '']) => one);
}

const size = '\\d{1,5}(?:\\.\\d{1,3})?(?:px|em|rem)?';
const feature = new RegExp(`^\\((?:(?:min-|max-)?width:${size}|prefers-color-scheme:(?:dark|light))\\)$`);
const range = new RegExp(`\\((?:(${size})<=?)?width(?:([<>])=?(${size}))?\\)`, 'g');
const mediaType = /^(?:(?:only|not) )?(?:all|screen|print)$/;

/**
 * The media queries of a list that ask for the kind of output, the width, or the color scheme. Undefined when none is left. The height and
 * what follows from it would make the frame, which is as high as its text, grow by its own growth.
 */
export function plainMedia(list: string): string | undefined {
  const queries = list
    .toLowerCase()
    .split(',')
    .slice(0, 20)
    .flatMap((query) => plainQuery(query) ?? []);
  return queries.length > 0 ? queries.join(',') : undefined;
}

function plainQuery(query: string): string | undefined {
  const text = query
    .replaceAll(/\s*(:|[<>]=?)\s*/g, '$1')
    .replaceAll(/\(\s+/g, '(')
    .replaceAll(/\s+\)/g, ')')
    // Written in the older way, which has no angle bracket.
    .replaceAll(range, (whole, from = '', sign = '', to = '') => {
      const bounds = [from && `(min-width:${from})`, to && `(${sign === '<' ? 'max' : 'min'}-width:${to})`].filter(Boolean);
      return bounds.join(' and ') || whole;
    })
    .replaceAll(/\)\s*and\s*(?=\()/g, ') and ')
    .replaceAll(/\b(min-|max-)device-width\b/g, '$1width')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [first = '', ...others] = text.split(/ and ?(?=\()/);
  const isPlain = (mediaType.test(first) || feature.test(first)) && others.length < 8 && others.every((one) => feature.test(one));
  return isPlain ? [first, ...others].join(' and ') : undefined;
}
