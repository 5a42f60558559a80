import { decodeText } from '#contract/text/decode-text.ts';

/**
 * The text of an iCalendar file, its folded lines joined (RFC 5545, 3.1): they are folded by bytes, and some programs fold within a
 * character.
 */
export function calendarText(bytes: Uint8Array): string {
  const wide = bytes.subarray(0, 4).includes(0) || (bytes[0] ?? 0) > 0xfd;
  return decodeText(wide ? bytes : unfolded(bytes));
}

function unfolded(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  let from = 0;
  for (let feed = bytes.indexOf(10); feed >= 0; feed = bytes.indexOf(10, feed + 1)) {
    const next = bytes[feed + 1];
    if (next !== 0x20 && next !== 0x09) continue;
    const line = bytes.subarray(from, bytes[feed - 1] === 13 ? feed - 1 : feed);
    joined.set(line, length);
    length += line.length;
    from = feed + 2;
  }
  joined.set(bytes.subarray(from), length);
  return joined.subarray(0, length + bytes.length - from);
}
