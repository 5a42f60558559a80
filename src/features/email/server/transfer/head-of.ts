import { linesOf, lineText } from './lines-of.ts';

/** A field of a mail's head, its folded lines joined, and where in the bytes it stands. */
interface HeadField {
  /** In small letters; empty for a line that is no field. */
  name: string;
  value: string;
  start: number;
  next: number;
}

export interface Head {
  fields: HeadField[];
  /** Where the empty line after it begins, or the end. */
  end: number;
}

const longestField = 100_000;

/** The head of a mail. */
export function headOf(bytes: Uint8Array): Head {
  const fields: HeadField[] = [];
  for (const line of linesOf(bytes)) {
    if (line.end === line.start) return { fields, end: line.start };
    const text = lineText(bytes, { start: line.start, end: Math.min(line.end, line.start + longestField) });
    const last = fields.at(-1);
    if (last && /^[ \t]/.test(text)) {
      if (last.value.length < longestField) last.value += ` ${text.trim()}`;
      last.next = line.next;
    } else {
      const [, name = '', value = ''] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(text) ?? [];
      fields.push({ name: name.toLowerCase(), value: value.trim(), start: line.start, next: line.next });
    }
  }
  return { fields, end: bytes.length };
}
