/** 32 characters that no other page makes. `crypto.randomUUID` is missing where the page comes without TLS. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
