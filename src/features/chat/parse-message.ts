import { addressPattern, domainPattern, linkOf, linkOfDomain, mailPattern } from './web-address.ts';

export type MessagePart =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'strong' | 'em' | 'del'; parts: MessagePart[] };

export type MessageBlock =
  | { kind: 'text'; parts: MessagePart[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; blocks: MessageBlock[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: { depth: number; parts: MessagePart[] }[] };

const fence = /^```/;
const quoteSign = /^> ?/;
const itemSign = /^( {0,6})(?:[-*•]|(\d{1,3})[.)]) +(?=\S)/;
const maxNested = 3;

/** Parses a message into the blocks to display. A marker without its closing partner stays text. */
export function parseMessage(text: string, depth = 0): MessageBlock[] {
  const blocks: MessageBlock[] = [];
  const lines = text.split('\n');
  let plain: string[] = [];
  const flush = () => {
    // Blocks have their own spacing, so surrounding blank lines are dropped.
    const shown = plain.join('\n').replace(/^\n+|\n+$/g, '');
    if (shown.trim()) blocks.push({ kind: 'text', parts: parseLine(shown) });
    plain = [];
  };
  const add = (block: MessageBlock) => {
    flush();
    blocks.push(block);
  };
  const whileLike = (from: number, sign: RegExp) => {
    const end = lines.findIndex((line, at) => at > from && !sign.test(line));
    return lines.slice(from, end < 0 ? lines.length : end);
  };
  let hasClosing = true;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (fence.test(line) && hasClosing) {
      const code = codeFrom(lines, at);
      hasClosing = code !== undefined;
      if (code) {
        add({ kind: 'code', text: code.text });
        at = code.end;
        continue;
      }
    }
    if (quoteSign.test(line) && depth < maxNested) {
      const quoted = whileLike(at, quoteSign);
      add({ kind: 'quote', blocks: parseMessage(quoted.map((one) => one.replace(quoteSign, '')).join('\n'), depth + 1) });
      at += quoted.length - 1;
    } else if (itemSign.test(line)) {
      const isOrdered = itemSign.exec(line)?.[2] !== undefined;
      const listed = whileLike(at, isOrdered ? /^ {0,6}\d{1,3}[.)] +\S/ : /^ {0,6}[-*•] +\S/);
      add({ kind: 'list', isOrdered, start: Number(itemSign.exec(line)?.[2] ?? 1), items: listed.map(itemOf) });
      at += listed.length - 1;
    } else plain.push(line);
  }
  flush();
  return blocks;
}

/** Returns the code between an opening and a closing fence, also when both are on one line. */
function codeFrom(lines: readonly string[], from: number): { text: string; end: number } | undefined {
  const first = (lines[from] ?? '').slice(3);
  const within = /^(.+)```\s*$/.exec(first)?.[1];
  if (within !== undefined) return { text: within, end: from };
  const end = lines.findIndex((line, at) => at > from && line.trimEnd().endsWith('```'));
  if (end < 0) return undefined;
  const last = (lines[end] ?? '').trimEnd().slice(0, -3);
  // A single word after the opening fence is the language.
  const isLanguage = /^[\w+#.-]*\s*$/.test(first);
  const inner = [...(isLanguage ? [] : [first]), ...lines.slice(from + 1, end), ...(last ? [last] : [])];
  return { text: inner.join('\n'), end };
}

function itemOf(line: string) {
  const sign = itemSign.exec(line);
  return { depth: Math.min(2, Math.floor((sign?.[1]?.length ?? 0) / 2)), parts: parseLine(line.slice(sign?.[0].length ?? 0)) };
}

const before = String.raw`(?<![\p{L}\p{N}_*~])`;
const after = String.raw`(?![\p{L}\p{N}_*~])`;
// Bounded in length so that many unclosed markers stay cheap to parse.
const between = (name: string, sign: string, notBeside = '') =>
  String.raw`${before}${sign}(?=[^\s${notBeside}])(?<${name}>[^\n]{0,2000}?[^\s\\${notBeside}])${sign}${after}`;
const signs = new RegExp(
  [
    '\\\\(?<escaped>[!-/:-@[-`{-~])',
    // Closed by as many backticks as it was opened with, so code can contain backticks.
    '(?<!`)(?<ticks>`{1,5})(?!`)(?<code>[^\\n]{1,2000}?)(?<!`)\\k<ticks>(?!`)',
    String.raw`\[(?<label>[^\]\n]{1,500})\]\((?<href>https?:\/\/[^\s<>"()]+)\)`,
    `(?<address>${addressPattern})`,
    `(?<mail>${mailPattern})`,
    `(?<domain>${domainPattern})`,
    between('strong', String.raw`\*\*`),
    between('star', String.raw`\*`, '*'),
    between('line', '_', '_'),
    between('del', '~~'),
  ].join('|'),
  'giu',
);

function parseLine(text: string, depth = 0): MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const match of text.matchAll(signs)) {
    const [found] = match;
    const part = partOf(match, depth);
    if (!part) continue;
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) });
    parts.push(part);
    // Trailing punctuation after an address goes back to the text.
    const isAddress = match.groups?.address || match.groups?.domain;
    at = match.index + (isAddress && 'text' in part ? part.text.length : found.length);
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

function partOf(match: RegExpExecArray, depth: number): MessagePart | undefined {
  const [found] = match;
  const { escaped, code, label, href, address, mail, domain, strong, star, line, del } = match.groups ?? {};
  if (escaped) return { kind: 'text', text: escaped };
  if (code) return { kind: 'code', text: /^ .*[^ ].* $/.test(code) ? code.slice(1, -1) : code };
  if (label && href) return URL.canParse(href) ? { kind: 'link', text: label, href } : undefined;
  if (address) return linkOf(address);
  if (mail) return { kind: 'link', text: mail, href: `mailto:${mail}` };
  if (domain) return linkOfDomain(domain);
  const inner = strong ?? star ?? line ?? del;
  if (!inner || depth >= maxNested) return { kind: 'text', text: found };
  return { kind: strong ? 'strong' : del ? 'del' : 'em', parts: parseLine(inner, depth + 1) };
}
