import { joinBytes } from '#server/bytes.ts';

/** A BER element: its tag, the range of its content, and the start of the next element. */
interface Element {
  tag: number;
  isConstructed: boolean;
  start: number;
  end: number;
  next: number;
}

const deepest = 12;
const octetString = 0x04;
const objectId = 0x06;
const sequence = 0x30;
const explicit0 = 0xa0;
// 1.2.840.113549.1.7.1 and .2
const data = '2a864886f70d010701';
const signedData = '2a864886f70d010702';

/**
 * Returns the content of a signed CMS message (RFC 5652), such as `smime.p7m`; null for any other, such as an encrypted one. Does not
 * verify the signature. Parses BER, because programs that write while signing don't know lengths in advance.
 */
export function signedContent(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  try {
    const [message] = elementsIn(bytes, 0, bytes.length, 0);
    if (message?.tag !== sequence) return null;
    const [type, wrapped] = elementsOf(bytes, message, 1);
    if (!type || hexOf(bytes, type) !== signedData || wrapped?.tag !== explicit0) return null;
    const [signed] = elementsOf(bytes, wrapped, 2);
    if (signed?.tag !== sequence) return null;
    const content = elementsOf(bytes, signed, 3).find(({ tag }) => tag === sequence);
    const [contentType, inner] = content ? elementsOf(bytes, content, 4) : [];
    if (!contentType || contentType.tag !== objectId || hexOf(bytes, contentType) !== data || inner?.tag !== explicit0) return null;
    const [octets] = elementsOf(bytes, inner, 5);
    return octets ? joinBytes(octetsOf(bytes, octets, 6)) : null;
  } catch (error) {
    if (error instanceof NoBer) return null;
    throw error;
  }
}

class NoBer extends Error {}

function elementsOf(bytes: Uint8Array, { start, end }: Element, depth: number): Element[] {
  return elementsIn(bytes, start, end, depth);
}

function elementsIn(bytes: Uint8Array, start: number, end: number, depth: number): Element[] {
  const elements: Element[] = [];
  for (let at = start; at < end; ) {
    // End of content of an indefinite length.
    if (bytes[at] === 0 && bytes[at + 1] === 0) break;
    const element = elementAt(bytes, at, end, depth);
    elements.push(element);
    at = element.next;
  }
  return elements;
}

function elementAt(bytes: Uint8Array, at: number, limit: number, depth: number): Element {
  const tag = bytes[at] ?? 0;
  const first = bytes[at + 1];
  // Multi-byte tags do not occur in such messages.
  if (depth > deepest || first === undefined || (tag & 0x1f) === 0x1f) throw new NoBer();
  const isConstructed = (tag & 0x20) !== 0;
  if (first === 0x80) {
    if (!isConstructed) throw new NoBer();
    const inside = elementsIn(bytes, at + 2, limit, depth + 1);
    const end = inside.at(-1)?.next ?? at + 2;
    if (end + 2 > limit || bytes[end] !== 0 || bytes[end + 1] !== 0) throw new NoBer();
    return { tag, isConstructed, start: at + 2, end, next: end + 2 };
  }
  const lengthBytes = first & 0x80 ? first & 0x7f : 0;
  if (lengthBytes > 4) throw new NoBer();
  let length = lengthBytes === 0 ? first : 0;
  for (let index = 0; index < lengthBytes; index++) length = length * 256 + (bytes[at + 2 + index] ?? 0);
  const start = at + 2 + lengthBytes;
  if (start + length > limit) throw new NoBer();
  return { tag, isConstructed, start, end: start + length, next: start + length };
}

/** Returns the bytes of an octet string, which may be split into several. */
function octetsOf(bytes: Uint8Array, element: Element, depth: number): Uint8Array[] {
  if (element.tag === octetString) return [bytes.subarray(element.start, element.end)];
  if (element.tag !== (octetString | 0x20)) throw new NoBer();
  return elementsOf(bytes, element, depth).flatMap((part) => octetsOf(bytes, part, depth + 1));
}

function hexOf(bytes: Uint8Array, { start, end }: Element): string {
  return Array.from(bytes.subarray(start, Math.min(end, start + 20)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
