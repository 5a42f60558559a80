const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const opening = (byte: number) => byte === 0x5b || byte === 0x7b;
const closing = (byte: number) => byte === 0x5d || byte === 0x7d;

/** How deep a JSON text is nested, and how many values it has at most: one look at its bytes, before anything is made of it. */
export function measureJson(bytes: Uint8Array): { depth: number; values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  let isText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (isText) {
      if (byte === backslash) at++;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === comma) values++;
    else if (opening(byte)) {
      values++;
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (closing(byte)) depth--;
  }
  return { depth: deepest, values };
}
