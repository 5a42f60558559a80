import {
  backgroundAddress,
  fileAddress,
  linkAddress,
  mailAttributes,
  mailElements,
  mailStyles,
  pictureData,
  splitSheet,
} from '#features/email/mail-markup.ts';
import { readSheetStrictly } from './read-sheet-strictly.ts';

const empty = new Set(['br', 'hr', 'img', 'col']);
const tag = /<(?:\/([a-z][a-z\d]*)>|([a-z][a-z\d]*)((?: [a-z]+(?:="[^"<>]*")?)*)(?: \/)?>)/g;
const attribute = / ([a-z]+)(?:="([^"<>]*)")?/g;
const plainValue = /^(?:[\w\s#.%-]|rgba?\([\d\s,.%]+\))+(?: ?!important)?$/i;

/**
 * Parses HTML with a grammar so narrow that every parser agrees on it: complete lowercase tags, properly nested, values in double
 * quotes, no unescaped angle bracket, no comment. @returns what violates it, or is not allowed in a mail
 */
export function readStrictly(message: string): string[] {
  const { css, html } = splitSheet(message);
  const problems = readSheetStrictly(css);
  const open: string[] = [];
  let depth = 0;
  let end = 0;
  for (const match of html.matchAll(tag)) {
    const [whole, closed, opened, attributes = ''] = match;
    const text = html.slice(end, match.index);
    if (/[<>]/.test(text)) problems.push(`a bare bracket in ${JSON.stringify(text.slice(0, 80))}`);
    end = match.index + whole.length;
    if (closed !== undefined) {
      if (open.pop() !== closed) problems.push(`</${closed}> ends something else`);
    } else if (opened !== undefined) {
      problems.push(...ofElement(opened, attributes));
      if (!empty.has(opened)) open.push(opened);
      depth = Math.max(depth, open.length);
    }
  }
  if (/[<>]/.test(html.slice(end))) problems.push(`a bare bracket in ${JSON.stringify(html.slice(end, end + 80))}`);
  if (open.length > 0) problems.push(`<${open.at(-1)}> has no end`);
  if (depth > 255) problems.push(`${depth} levels`);
  return problems;
}

function ofElement(element: string, attributes: string): string[] {
  const allowed: readonly string[] = [...(mailAttributes['*'] ?? []), ...(mailAttributes[element] ?? [])];
  const found = [...attributes.matchAll(attribute)].map(([, name = '', value = '']) => ({ name, value: decoded(value) }));
  return [
    ...((mailElements as readonly string[]).includes(element) ? [] : [`<${element}>`]),
    ...found.filter(({ name }) => !allowed.includes(name)).map(({ name }) => `<${element} ${name}>`),
    ...found.filter((one) => !isHarmless(one)).map(({ name, value }) => `<${element} ${name}=${value.slice(0, 80)}>`),
    ...(new Set(found.map(({ name }) => name)).size < found.length ? [`<${element}> names an attribute twice`] : []),
  ];
}

function isHarmless({ name, value }: { name: string; value: string }): boolean {
  if (name === 'href') return linkAddress.test(value);
  if (name === 'src') return pictureData.test(value) || fileAddress.test(value) || /^(?:https?:\/\/[^/\\]|cid:)/i.test(value);
  if (name === 'ground') return backgroundAddress.test(value);
  if (name === 'style') return value.split(';').filter(Boolean).every(isHarmlessStyle);
  return true;
}

function isHarmlessStyle(declaration: string): boolean {
  const [property = '', value = '', ...more] = declaration.split(':');
  return more.length === 0 && (mailStyles as readonly string[]).includes(property) && plainValue.test(value);
}

function decoded(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
