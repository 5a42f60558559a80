import type { Block, CssNode } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { Parser } from 'htmlparser2';
import { backgroundAddress, mailStyles, sheetScope, splitSheet } from '../../mail-markup.ts';
import {
  encodeBackground,
  namesIn,
  plainMedia,
  readBackground,
  scopedSelector,
  sheetBackground,
  withPlainNames,
} from '../../mail-sheet.ts';
import { backgroundOf, isPlainStyle, plainStyle } from './plain-style.ts';

/** The style sheet of an email, safe to store. */
export interface CleanSheet {
  css: string;
  /** Checks whether its rules select by a class or id. */
  isNamed: (name: string) => boolean;
}

interface GivenSheet {
  css: string;
  media: string;
}

/** Limit for all sheets of an email together, in characters: several times what senders use. */
const longestSheets = 100_000;
const maxSelectors = 2_000;
const maxDeclarations = 200;
/** Each error costs far more than a rule; sheets of real emails have a few. */
const maxErrors = 200;
const maxMediaLevels = 3;
/** Content of these elements is not part of the email, or differs between parsers. */
const elsewhere = new Set('svg math noscript template select textarea title iframe noembed noframes xmp object plaintext'.split(' '));

const noSheet: CleanSheet = { css: '', isNamed: () => false };
const allowedProperties = new Set(mailStyles);

/** Returns the safe part of the style sheets in an email's HTML, generated from the parsed tree and never copied from the text. */
export function cleanSheets(html: string): CleanSheet {
  if (!/<style/i.test(html)) return noSheet;
  const names = new Set<string>();
  let looksAtAll = false;
  let selectorCount = 0;

  const rulesIn = (nodes: Iterable<CssNode>, level: number): string => [...nodes].map((node) => ruleOf(node, level)).join('');
  const ruleOf = (node: CssNode, level: number): string => {
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
      const selectors = [...node.prelude.children].flatMap((one) => scopedSelector(withPlainNames(generate(one))) ?? []);
      const declarations = declarationsIn(node.block, hasGrounds);
      selectorCount += selectors.length;
      if (selectors.length === 0 || !declarations || selectorCount > maxSelectors) return '';
      for (const selector of selectors) {
        const found = namesIn(selector);
        if (found) for (const name of found) names.add(name);
        else looksAtAll = true;
      }
      return `${selectors.join(',')}{${declarations}}`;
    }
    if (node.type === 'Atrule' && node.name.toLowerCase() === 'media' && node.block && level < maxMediaLevels) {
      const media = node.prelude ? generate(node.prelude) : 'all';
      return withinMedia(rulesIn(node.block.children, level + 1), media);
    }
    return '';
  };
  const sheets = sheetsIn(html);
  const hasGrounds = sheets.some((sheet) => /url\(/i.test(sheet.css));
  const css = sheets.map((sheet) => withinMedia(rulesIn(nodesOf(sheet.css), 0), sheet.media)).join('');
  return css ? { css, isNamed: (name) => looksAtAll || names.has(name) } : noSheet;
}

function withinMedia(rules: string, list: string): string {
  if (!rules || !list.trim() || list.trim().toLowerCase() === 'all') return rules;
  const media = plainMedia(list);
  return media ? `@media ${media}{${rules}}` : '';
}

/** Returns the sheets in document order, without those that start after the limit. */
function sheetsIn(html: string): GivenSheet[] {
  const kept = splitSheet(html);
  // A sheet sanitized before, with its scoped names.
  const isKept = kept.html.startsWith(`<div class="${sheetScope}`) && !/<style/i.test(kept.html);
  if (isKept && kept.css.length <= 2 * longestSheets) return [{ css: kept.css, media: '' }];
  const sheets: GivenSheet[] = [];
  let hidden = 0;
  let open: GivenSheet | undefined;
  let length = 0;
  const parser = new Parser({
    onopentag(name, { type = '', media = '' }) {
      if (elsewhere.has(name)) hidden += 1;
      if (name === 'style' && hidden === 0 && /^\s*(?:text\/css)?\s*$/i.test(type)) open = { css: '', media };
    },
    ontext(text) {
      if (open) open.css += text;
    },
    onclosetag(name) {
      if (elsewhere.has(name)) hidden -= 1;
      if (name !== 'style' || !open) return;
      length += open.css.length;
      if (length <= longestSheets) sheets.push(open);
      open = undefined;
    },
  });
  parser.end(html);
  return sheets;
}

function nodesOf(css: string): Iterable<CssNode> {
  let errors = 0;
  const onParseError = () => {
    errors += 1;
    if (errors > maxErrors) throw new TooManyErrors();
  };
  try {
    const tree = parse(css, { parseCustomProperty: false, onParseError });
    return tree.type === 'StyleSheet' ? tree.children : [];
  } catch (error) {
    if (error instanceof TooManyErrors || error instanceof RangeError) return [];
    throw error;
  }
}

class TooManyErrors extends Error {}

/** @param hasGrounds whether any sheet has a background image, so a background without one must be explicit */
function declarationsIn({ children }: Block, hasGrounds: boolean): string {
  const said: string[] = [];
  for (const node of children) {
    if (node.type !== 'Declaration' || said.length >= maxDeclarations) continue;
    const important = node.important === true ? '!important' : '';
    const property = node.property.toLowerCase();
    const value = generate(node.value);
    const ground =
      property === sheetBackground
        ? readBackground(value.replace(/!important$/, ''))
        : hasGrounds && node.value.type === 'Value' && groundSaid(property, value);
    if (ground)
      said.push(
        `${sheetBackground}:${ground === 'none' ? ground : encodeBackground(ground)}${important || /!important$/.exec(value)?.[0] || ''}`,
      );
    // A semicolon or brace in a string would be read as syntax.
    if (node.value.type !== 'Value' || /[;{}\\]/.test(value)) continue;
    const style = `${property}:${value}`;
    for (const plain of [...plainStyle(style).split(';'), ...(ground ? (backgroundOf(style)?.layout.split(';') ?? []) : [])]) {
      const [name = '', ...rest] = plain.split(':');
      const plainValue = rest.join(':').trim();
      if (allowedProperties.has(name) && isPlainStyle(name).test(plainValue)) said.push(`${name}:${plainValue}${important}`);
    }
  }
  return said.join(';');
}

/** Returns the URL of the background image in a declaration; `none` if it has none. */
function groundSaid(property: string, value: string): string | undefined {
  if (property !== 'background' && property !== 'background-image') return undefined;
  const address = backgroundOf(`${property}:${value}`)?.address;
  if (address === undefined) return 'none';
  return backgroundAddress.test(address) ? address : undefined;
}
