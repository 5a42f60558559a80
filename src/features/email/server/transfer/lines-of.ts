const lineFeed = 10;
const carriageReturn = 13;

/** A line of bytes: its text is from `start` to `end`, without its end; the next one begins at `next`. */
export interface Line {
  start: number;
  end: number;
  next: number;
}

/** The lines of bytes, ended by LF or CRLF; the last one may have no end. */
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

/** Whether the line begins with `From `. */
export function isFromLine(bytes: Uint8Array, { start, end }: Line): boolean {
  return end - start >= fromAndSpace.length && fromAndSpace.every((byte, index) => bytes[start + index] === byte);
}

/** How many `>` stand before `From ` at the beginning of the line; -1 for any other line. */
export function fromQuotes(bytes: Uint8Array, line: Line): number {
  let start = line.start;
  while (start < line.end && bytes[start] === greaterThan) start += 1;
  return isFromLine(bytes, { ...line, start }) ? start - line.start : -1;
}

/** The line as text: bytes beyond ASCII are not told apart. */
export function lineText(bytes: Uint8Array, { start, end }: Pick<Line, 'start' | 'end'>): string {
  return new TextDecoder('latin1').decode(bytes.subarray(start, end));
}
