import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { type SearchKind, searchKinds } from '../../contract.ts';

/** What a line asks for, apart from its words. */
export interface QueryLine {
  /** The line without what narrows it. */
  words: string;
  kind: SearchKind | '';
  from: string;
  after: string;
  before: string;
}

const narrowing = /(?<=^|\s)(in|from|after|before):(?:"([^"]*)"|(\S*))/gi;

/** Reads a line such as `lamp in:mail from:"Maren Holt" after:2026-01-01`. What is no kind or no day narrows nothing here, and stays a word. */
export function readQueryLine(line: string): QueryLine {
  const found: QueryLine = { words: '', kind: '', from: '', after: '', before: '' };
  const words = line.replaceAll(narrowing, (whole, name: string, quoted?: string, plain?: string) => {
    const value = (quoted ?? plain ?? '').trim();
    const key = name.toLowerCase();
    if (key === 'in') {
      const kind = searchKinds.find((one) => one === value.toLowerCase());
      if (!kind) return whole;
      found.kind = kind;
    } else if (key === 'from') {
      if (value === '') return whole;
      found.from = value;
    } else {
      if (!isPlainDay(value)) return whole;
      found[key === 'after' ? 'after' : 'before'] = value;
    }
    return '';
  });
  return { ...found, words: words.trim().replaceAll(/\s+/g, ' ') };
}

/** The line that asks for it. */
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

/** The line with something else asked for. */
export function withInLine(line: string, change: Partial<QueryLine>): string {
  return writeQueryLine({ ...readQueryLine(line), ...change });
}
