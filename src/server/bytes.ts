/** Encodes bytes as URL-safe text. */
export function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Decodes base64url to one character per byte; null if the text is invalid. */
export function fromBase64Url(text: string): string | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Compares two texts in constant time, for secrets and signatures. */
export function isSameText(given: string, right: string): boolean {
  let difference = given.length ^ right.length;
  for (let at = 0; at < right.length; at++) difference |= given.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}

/** Returns the SHA-256 of bytes, or of a text's UTF-8, in hexadecimal. */
export async function sha256Hex(content: Uint8Array | string): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : (content as Uint8Array<ArrayBuffer>);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
