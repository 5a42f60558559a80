/** An id that no other page makes. `crypto.randomUUID` is missing where the page comes without TLS. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
