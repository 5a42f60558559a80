import { mailAttributes, mailElements, sheetScope } from './mail-markup.ts';

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
