const stepSeconds = 30;
const digits = 6;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Accepted clock drift, in steps. */
const drifts = [0, -1, 1];

/** Number of the 30-second step a code is valid in. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The code of a step per RFC 6238: HMAC-SHA-1, six digits, thirty seconds, supported by every authenticator app. */
export async function codeAt(secret: Uint8Array, step: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const digest = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const number = digest.getUint32(digest.getUint8(digest.byteLength - 1) & 15) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns the step of a code near a time; null for a wrong code. */
export async function stepOfCode(secret: Uint8Array, code: string, now: Date): Promise<number | null> {
  const steps = drifts.map((drift) => stepAt(now) + drift);
  const codes = await Promise.all(steps.map((step) => codeAt(secret, step)));
  return steps[codes.indexOf(code)] ?? null;
}

/** Encodes bytes for apps: Base32 of RFC 4648, five bits per letter. The number of bytes must be a multiple of five. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join('');
}

/** Decodes Base32. */
export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2));
}
