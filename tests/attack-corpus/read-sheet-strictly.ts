import { mailElements, mailStyles } from '#features/email/mail-markup.ts';
import { readBackground, sheetBackground } from '#features/email/mail-sheet.ts';

const media =
  /^@media (?:[a-z]+(?: [a-z]+)?|\([a-z\d:.-]+\))(?: and \([a-z\d:.-]+\))*(?:,(?:[a-z]+(?: [a-z]+)?|\([a-z\d:.-]+\))(?: and \([a-z\d:.-]+\))*)*$/;
const mediaWord = /\b(?:only|not|and|all|screen|print|(?:min-|max-)?width|prefers-color-scheme|dark|light|[\d.]+(?:px|em|rem)?)\b/g;
const selector = /^\.atrium-mail(?:[\w\s.#:>+~*()-]|\[[a-z]+(?:[~|^$*]?=(?:"[\w\s:/.#%-]*"|'[\w\s:/.#%-]*'|[\w-]+))?\])*$/;
const pseudo = /:(?!(?:link|hover|active|focus|empty|not|nth-|first-|last-|only-))/;
const plainValue = /^(?:[\w\s#.%/-]|,|rgba?\([\d\s,.%/]+\)|(?:minmax|repeat)\((?:[\w\s,.%-]|minmax\([\w\s,.%-]+\))+\))+(?:!important)?$/;
const viewport = /\d(?:[dsl]?v[hwib]|vmin|vmax|cq\w+)\b/i;
const elements: readonly string[] = mailElements;

/**
 * Parses a sanitized style sheet with a grammar so narrow that every parser agrees on it: no strings except in attribute selectors, no
 * comments
 * or escapes, and no functions except colors. @returns what violates it, or is not allowed in a mail
 */
export function readSheetStrictly(css: string): string[] {
  const problems = /[<&\\@]|\/\*/.test(css.replaceAll('@media ', '')) ? [`an odd sign in ${css.slice(0, 200)}`] : [];
  let level = 0;
  let end = 0;
  for (const { 0: sign, index } of css.matchAll(/[{}]/g)) {
    const before = css.slice(end, index);
    end = index + 1;
    if (sign === '}') {
      level -= 1;
      if (before) problems.push(...before.split(';').filter((one) => !isPlain(one)));
    } else {
      level += 1;
      if (before.startsWith('@')) problems.push(...(isPlainMedia(before) ? [] : [before]));
      else problems.push(...before.split(',').filter((one) => !isPlainSelector(one)));
    }
    if (level < 0 || level > 4) problems.push(`${level} levels`);
  }
  if (level !== 0 || end !== css.length) problems.push(`not closed: ${css.slice(end)}`);
  return problems;
}

function isPlain(declaration: string): boolean {
  const [property = '', value = '', ...more] = declaration.split(':');
  if (property === sheetBackground) return more.length === 0 && readBackground(value.replace(/!important$/, '')) !== undefined;
  return more.length === 0 && mailStyles.includes(property) && plainValue.test(value) && !viewport.test(value);
}

function isPlainMedia(text: string): boolean {
  return (
    media.test(text) &&
    text
      .slice(6)
      .replaceAll(mediaWord, '')
      .replaceAll(/[\s(),:-]/g, '') === ''
  );
}

function isPlainSelector(text: string): boolean {
  const types = text.replaceAll(/\[[^\]]*\]|\([^)]*\)|[.#:][\w-]+/g, '').match(/[a-z][a-z\d]*/gi) ?? [];
  return selector.test(text) && !pseudo.test(text.replaceAll(/\[[^\]]*\]/g, '')) && types.every((type) => elements.includes(type));
}
