/** A header field of an email, unfolded, and its position in the bytes. */
interface HeadField {
  /** Lowercase; empty for a line that is not a field. */
  name: string;
  value: string;
  start: number;
  next: number;
}

export interface Head {
  fields: HeadField[];
  /** Start of the empty line after it, or the end. */
  end: number;
}

const longestField = 100_000;

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

const lineFeed = 10;
const carriageReturn = 13;

/** A line of bytes: its text from `start` to `end`, without the line ending; the next line starts at `next`. */
export interface Line {
  start: number;
  end: number;
  next: number;
}

/** Yields the lines, ending in LF or CRLF; the last one may have no line ending. */
export function* linesOf(bytes: Uint8Array, from = 0): Generator<Line> {
  for (let start = from; start < bytes.length; ) {
    const found = bytes.indexOf(lineFeed, start);
    const next = found < 0 ? bytes.length : found + 1;
    const end = found < 0 ? next : found > start && bytes[found - 1] === carriageReturn ? found - 1 : found;
    yield { start, end, next };
    start = next;
  }
}

const fromAndSpace = [70, 114, 111, 109, 32];
const greaterThan = 62;

export function isFromLine(bytes: Uint8Array, { start, end }: Line): boolean {
  return end - start >= fromAndSpace.length && fromAndSpace.every((byte, index) => bytes[start + index] === byte);
}

/** Returns the number of `>` before `From ` at the start of the line; -1 for any other line. */
export function fromQuotes(bytes: Uint8Array, line: Line): number {
  let start = line.start;
  while (start < line.end && bytes[start] === greaterThan) start += 1;
  return isFromLine(bytes, { ...line, start }) ? start - line.start : -1;
}

/** Returns the line as text, decoding each byte beyond ASCII as one character. */
export function lineText(bytes: Uint8Array, { start, end }: Pick<Line, 'start' | 'end'>): string {
  return new TextDecoder('latin1').decode(bytes.subarray(start, end));
}

/** A byte buffer that grows by doubling. */
export class GrowingBytes {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(roomBytes: number) {
    this.#bytes = new Uint8Array(Math.max(roomBytes, 64));
  }

  add(piece: Uint8Array): void {
    const needed = this.#length + piece.length;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.#length);
    this.#length = needed;
  }

  /** Returns a copy of exactly the bytes added. */
  whole(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }
}
