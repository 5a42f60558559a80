import type { SearchKind } from '../../contract.ts';
import { parseQueryParts } from '../../line-parts.ts';
import { kindOf } from '../../line-words.ts';

/** A parsed query. */
export interface QueryLine {
  /** The query without its filters. */
  words: string;
  kind: SearchKind | '';
  from: string;
  after: string;
  before: string;
}

/** Parses a query such as `lamp in:mail from:"Maren Holt" after:2026-01-01`, see `parseQueryParts`. Invalid filters remain words. */
export function readQueryLine(line: string): QueryLine {
  const found: QueryLine = { words: '', kind: '', from: '', after: '', before: '' };
  const words: string[] = [];
  for (const part of parseQueryParts(line)) {
    if (part.is === 'in') found.kind = part.kind;
    else if (part.is === 'from') found.from = part.name;
    else if (part.is === 'after' || part.is === 'before') found[part.is] = part.day;
    else words.push(part.text);
  }
  return { ...found, words: words.join(' ') };
}

/** Detects a kind before or after other words, as in `invoice 5008` or `Holt product`, and returns the query for that kind. */
export function kindAsWord(line: string): { kind: SearchKind; rest: string; line: string } | undefined {
  const parts = parseQueryParts(line);
  if (parts.length < 2 || parts.some(({ is }) => is !== 'words')) return undefined;
  for (const at of [0, parts.length - 1]) {
    const kind = kindOf(parts[at]?.text ?? '');
    const rest = parts.flatMap(({ text }, place) => (place === at ? [] : [text])).join(' ');
    if (kind) return { kind, rest, line: `in:${kind} ${rest}` };
  }
  return undefined;
}

/** Builds a query in the format of URLs. */
export function writeQueryLine({ words, kind, from, after, before }: QueryLine): string {
  const name = from.replaceAll('"', '').trim();
  return [
    words.trim(),
    kind && `in:${kind}`,
    name && `from:${/\s/.test(name) ? `"${name}"` : name}`,
    after && `after:${after}`,
    before && `before:${before}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the query with some filters replaced. */
export function withInLine(line: string, change: Partial<QueryLine>): string {
  return writeQueryLine({ ...readQueryLine(line), ...change });
}
