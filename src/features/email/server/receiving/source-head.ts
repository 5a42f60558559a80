/**
 * A mail whose head is UTF-8. A sender who writes other bytes there, against the rules, has mostly used the character set of the text.
 */
export function withReadableHead(bytes: Uint8Array): Uint8Array {
  const end = headLength(bytes);
  const head = bytes.subarray(0, end);
  if (isUtf8(head)) return bytes;
  const named = /charset\s*=\s*"?([\w.:-]+)/i.exec(new TextDecoder('latin1').decode(bytes.subarray(0, end + 4096)))?.[1];
  const encoded = new TextEncoder().encode(decoderFor(named).decode(head));
  const whole = new Uint8Array(encoded.length + bytes.length - end);
  whole.set(encoded);
  whole.set(bytes.subarray(end), encoded.length);
  return whole;
}

/** Up to the empty line, or everything. */
export function headLength(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
    const next = bytes[at + 1] === 13 ? at + 2 : at + 1;
    if (bytes[next] === 10) return next + 1;
  }
  return bytes.length;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function decoderFor(charset = ''): TextDecoder {
  try {
    const decoder = new TextDecoder(charset);
    // What is no UTF-8 is something else, whatever it says.
    return decoder.encoding === 'utf-8' ? new TextDecoder('windows-1252') : decoder;
  } catch {
    return new TextDecoder('windows-1252');
  }
}
