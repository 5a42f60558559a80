import { asciiOf } from '#contract/text/decode-whole.ts';

/** A field of a head. */
export interface Field {
  /** In small letters. */
  name: string;
  /** Unfolded; each character is a byte, as the character set is not known yet. */
  value: string;
}

interface Head {
  fields: Field[];
  /** Where the body begins. */
  bodyStart: number;
}

const mostFields = 2000;
const longestField = 200_000;
const fieldStart = /^([!-9;-~]{1,200})[ \t]*:/;

/**
 * Reads a head. A line that is no field is passed over as long as fields follow; else the body begins there, as some programs forget the
 * empty line.
 */
export function readHead(bytes: Uint8Array): Head {
  const fields: Field[] = [];
  let at = 0;
  while (at < bytes.length) {
    const { text, next } = lineAt(bytes, at);
    if (text === '') return { fields: trimmed(fields), bodyStart: next };
    const last = fields.at(-1);
    const name = fieldStart.exec(text);
    if (last && /^[ \t]/.test(text)) {
      if (last.value.length < longestField) last.value += text;
    } else if (name) {
      if (fields.length < mostFields) fields.push({ name: (name[1] ?? '').toLowerCase(), value: text.slice(name[0].length) });
    } else if (!fieldStart.test(lineAt(bytes, next).text)) {
      return { fields: trimmed(fields), bodyStart: at };
    }
    at = next;
  }
  return { fields: trimmed(fields), bodyStart: bytes.length };
}

function trimmed(fields: Field[]): Field[] {
  return fields.map(({ name, value }) => ({ name, value: value.trim() }));
}

/** The first field of a name: later ones change nothing. */
export function fieldOf(fields: readonly Field[], name: string): string {
  return fields.find((field) => field.name === name)?.value ?? '';
}

function lineAt(bytes: Uint8Array, start: number): { text: string; next: number } {
  const feed = bytes.indexOf(10, start);
  const end = feed < 0 ? bytes.length : feed;
  const text = asciiOf(bytes.subarray(start, Math.min(end, start + longestField))).replace(/\r+$/, '');
  return { text: text.replaceAll('\0', '').replaceAll('\r', ' '), next: feed < 0 ? bytes.length : feed + 1 };
}
