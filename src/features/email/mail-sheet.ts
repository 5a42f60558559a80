import { backgroundAddress, mailAttributes, mailElements, sheetScope } from './mail-markup.ts';

const scope = `.${sheetScope}`;
const longestSelector = 300;
const maxCompounds = 12;

// `:visited` would reveal browsing history; the allowed ones depend only on the email and the pointer.
const pseudoClass =
  ':(?:link|hover|active|focus|empty|(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type)\\((?:odd|even|[+-]?\\d{0,3}n?(?: ?[+-] ?\\d{1,3})?)\\))';
const name = '[a-z_-][\\w-]*';
// Leaves out the attributes that sanitizing rewrites.
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
 * Scopes one selector of an email's sheet to the email: `html` and `body` become the wrapper element. Returns undefined for anything an
 * email may not select by: browser states, generated parts, elements that no email has, escapes.
 */
export function scopedSelector(selector: string): string | undefined {
  const text = selector.trim();
  if (text.length > longestSelector) return undefined;
  let scoped = '';
  let combinator = '';
  let at = 0;
  for (let index = 0; index < maxCompounds; index++) {
    compoundAt.lastIndex = at;
    const [whole = '', type = '', rest = ''] = compoundAt.exec(text) ?? [];
    if (!whole) return undefined;
    at += whole.length;
    const isRoot = roots.has(type.toLowerCase());
    if (!isRoot && type && !elements.has(type.toLowerCase())) return undefined;
    combinatorAt.lastIndex = at;
    const next = combinatorAt.exec(text);
    if (isRoot && type.toLowerCase() !== 'body' && next) {
      // Everything inside it belongs to the email.
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
 * Returns a class or id as a stored sheet writes it: `sm:hidden`, which needs an escape in a selector, becomes `sm_x3a_hidden`. Names
 * without such characters stay the same.
 */
export function plainName(name: string): string {
  return name.replaceAll(/^(?:\d|-(?=\d|$))|[^\w-]/gu, (sign) => `_x${sign.codePointAt(0)?.toString(16)}_`);
}

const escapedName = /([.#])((?:[\w-]|[^\p{ASCII}]|\\(?:[\da-f]{1,6}\s?|[^\n\da-f]))+)/giu;
const escapeSign = /\\(?:([\da-f]{1,6})\s?|(.))/giu;

/** Replaces the classes and ids in a selector with plain names. */
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

/** Custom property that holds the URL of a background image in a stored sheet; browsers load nothing from it. */
export const sheetBackground = '--ground';

/** Encodes the URL as a CSS token without any character that would end it. */
export function encodeBackground(address: string): string {
  return encodeURIComponent(address).replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Reads the property: a URL, `none` for a background without an image, or undefined for anything else.
 * @param allowed which URLs are accepted
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

/** Returns the classes and ids in a scoped selector; undefined when it matches those attributes in another way. */
export function namesIn(selector: string): string[] | undefined {
  if (/\[(?:class|id)\b/i.test(selector)) return undefined;
  return [...selector.matchAll(/[.#]([a-z_-][\w-]*)/gi)].map(([, one = '']) => one);
}

const size = '\\d{1,5}(?:\\.\\d{1,3})?(?:px|em|rem)?';
const feature = new RegExp(`^\\((?:(?:min-|max-)?width:${size}|prefers-color-scheme:(?:dark|light))\\)$`);
const range = new RegExp(`\\((?:(${size})<=?)?width(?:([<>])=?(${size}))?\\)`, 'g');
const mediaType = /^(?:(?:only|not) )?(?:all|screen|print)$/;

/**
 * Keeps the media queries of a list that test the output type, the width, or the color scheme. Returns undefined when none is left. Height
 * queries would let the frame, which is as tall as its content, grow because of its own growth.
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
    // Uses the older syntax, which has no angle brackets.
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
