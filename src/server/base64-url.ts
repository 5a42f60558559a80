/** Bytes as text that stands in an address as it is. */
export function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The bytes of such a text, each as the letter of its number; null where it is none. */
export function fromBase64Url(text: string): string | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
}
