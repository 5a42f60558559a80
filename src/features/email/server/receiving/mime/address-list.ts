import { headerText } from './headers.ts';

/** A sender or recipient from a header; either part may be empty. */
export interface HeadAddress {
  name: string;
  address: string;
}

interface Word {
  /** As written, when used as part of an address. */
  raw: string;
  /** As written, when used as part of a name: without its quotes. */
  bare: string;
}

/** The content between two commas. */
interface Entry {
  words: Word[];
  /** The content of the angle brackets. */
  angle: string | null;
  comments: string[];
}

const encodedWord = /=\?[^?\s]{1,80}\?\s?[QqBb]\s?\?[^?]*\?=/y;
const quoted = /"((?:[^"\\]|\\.)*)"/y;
const comment = /\(((?:[^()\\]|\\.|\((?:[^()\\]|\\.|\([^()]*\))*\))*)\)/y;
const angled = /<([^<>]*)>+/y;
// An unclosed bracket extends to the next address.
const openAngle = /<([^<>,;]*)/y;
const literal = /\[[^[\]\s,<>]*\]/y;
const atom = /(?:[^\s"(),:;<>[\]\\]|\\(?!"))+/y;
// Far more than what is stored; anything beyond only costs time.
const maxEntries = 2_000;
const longestName = 1_000;
const longestAddress = 1_000;
const isAddress = /^(?:"(?:[^"\\]|\\.)*"|[^\s@"<>]+)@[^\s@"<>]+$/;

/**
 * Parses the addresses of a raw header field, in order and without group names. Tolerates common violations: names with bare commas or in
 * apostrophes, unclosed quotes and brackets, semicolons, `mailto:`.
 * @param expected the character set of the email's text
 */
export function addressList(value: string, expected?: string | null): HeadAddress[] {
  return withSurnames(entriesIn(value).flatMap((entry) => addressesOf(entry, expected)));
}

function entriesIn(value: string): Entry[] {
  const entries: Entry[] = [];
  let entry: Entry = { words: [], angle: null, comments: [] };
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(value);
    if (found) at = pattern.lastIndex;
    return found;
  };
  let isApart = true;
  // Words without whitespace between them are joined: `"a b"@example.com`.
  const add = (raw: string, bare = raw) => {
    const last = entry.words.at(-1);
    if (last && !isApart) entry.words[entry.words.length - 1] = { raw: last.raw + raw, bare: last.bare + bare };
    else entry.words.push({ raw, bare });
    isApart = false;
  };
  const end = () => {
    entries.push(entry);
    entry = { words: [], angle: null, comments: [] };
    isApart = true;
  };
  let isQuoteOpen = false;
  while (at < value.length && entries.length < maxEntries) {
    const sign = value[at] ?? '';
    const found = take(encodedWord) ?? take(atom);
    if (found) {
      add(found[0]);
    } else if (sign === '"') {
      // After one unclosed quote, no later quote is closed either.
      const [whole = '', text = ''] = (!isQuoteOpen && take(quoted)) || [];
      if (whole) add(whole, text.replaceAll(/\\(.)/g, '$1'));
      else {
        isQuoteOpen = true;
        at += 1;
      }
    } else if (sign === '\\') {
      // An escaped quote outside a quoted string.
      at += 2;
    } else if (sign === '(') {
      const [whole = '', text = ''] = take(comment) ?? [];
      if (whole) entry.comments.push(text.replaceAll(/\\(.)/g, '$1'));
      else at += 1;
      isApart = true;
    } else if (sign === '<') {
      const [, text = ''] = take(angled) ?? take(openAngle) ?? [];
      if (entry.angle === null && text.trim()) entry.angle = text;
      else if (text.trim()) add(text.trim());
      isApart = true;
    } else if (sign === '[') {
      const isOfAddress = !isApart && entry.words.at(-1)?.raw.endsWith('@');
      const [whole = ''] = (isOfAddress && take(literal)) || [];
      if (whole) add(whole);
      else {
        at += 1;
        isApart = true;
      }
    } else {
      if (sign === ',' || sign === ';') end();
      else if (sign === ':' && /^(?:mailto|smtp)$/i.test(entry.words.at(-1)?.raw ?? '')) entry.words.pop();
      else if (sign === ':' && isGroup(entry)) entry = { words: [], angle: null, comments: [] };
      isApart = true;
      at += 1;
    }
  }
  end();
  return entries;
}

/** Checks whether the colon after it ends a group name. */
function isGroup({ words, angle }: Entry): boolean {
  return angle === null && !words.some(({ raw }) => raw.includes('@'));
}

function addressesOf({ words, angle, comments }: Entry, expected: string | null | undefined): HeadAddress[] {
  const nameOf = (some: readonly Word[]) => plainName(headerText(some.map(({ bare }) => bare).join(' '), expected));
  const said = comments.map((one) => plainName(headerText(one, expected))).join(' ');
  if (angle !== null) {
    const address = plainAddress(headerText(angle, expected));
    const name = nameOf(words) || said;
    // Text in brackets that is no address means there is none.
    if (!address.includes('@')) return /[\p{L}\p{N}]/u.test(name || address) ? [{ name: name || address, address: '' }] : [];
    return [{ name: name === address ? '' : name, address }];
  }
  const isOne = ({ raw }: Word) => isAddress.test(plainAddress(raw));
  const addresses = words.filter(isOne).map(({ raw }) => plainAddress(headerText(raw, expected)));
  const name = nameOf(words.filter((word) => !isOne(word))) || said;
  const [only, ...more] = addresses;
  if (only === undefined) return name ? [ofEncoded(name)] : [];
  return more.length > 0 ? addresses.map((address) => ({ name: '', address })) : [{ name, address: only }];
}

/** Some programs encode the address together with the name. */
function ofEncoded(name: string): HeadAddress {
  const [, before = '', address = ''] = (name.length < 400 && /^([^<>@]*?)\s*<?([^\s<>@,;:"]+@[^\s<>@,;:"]+)>?$/.exec(name)) || [];
  return address ? { name: before.trim(), address } : { name, address: '' };
}

function plainName(name: string): string {
  const plain = name
    .slice(0, longestName)
    .replaceAll(/^[<>\\\s]+|[<>\\\s]+$/g, '')
    .replaceAll('\\"', '"');
  return /^'(.*)'$/.exec(plain)?.[1]?.trim() ?? plain;
}

/** Removes what links, obsolete routes and program habits put around an address. */
function plainAddress(whole: string): string {
  const given = whole.slice(0, longestAddress);
  const text = /^\s*"/.test(given) ? given.trim() : given.replaceAll(/[\s<>]/g, '').replace(/^'(.*)'$/, '$1');
  return text
    .replace(/^(?:mailto|smtp):/i, '')
    .replace(/^@[^:]*:/, '')
    .replace(/(@[^?]*)\?.*$/, '$1')
    .replace(/\.$/, '');
}

/** Merges unquoted `Doe, Jane <jane@b.example>`. */
function withSurnames(given: HeadAddress[]): HeadAddress[] {
  const plain: HeadAddress[] = [];
  let surname = '';
  for (const { name, address } of given) {
    if (surname && !(name && address)) plain.push({ name: surname, address: '' });
    if (address) plain.push({ name: surname && name ? `${surname}, ${name}` : name, address });
    surname = address ? '' : name;
  }
  return surname ? [...plain, { name: surname, address: '' }] : plain;
}
