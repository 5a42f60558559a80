import { createHMAC, createSHA256 } from 'hash-wasm';

/** A keyed hash of texts, HMAC-SHA-256 in base64url, which answers at once as addresses of files are written. */
export async function signer(secret: Uint8Array, purpose: string): Promise<(text: string) => string> {
  const derived = (await createHMAC(createSHA256(), secret)).init().update(purpose).digest('binary');
  const hmac = await createHMAC(createSHA256(), derived);
  return (text) =>
    btoa(String.fromCharCode(...hmac.init().update(text).digest('binary')))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
}
