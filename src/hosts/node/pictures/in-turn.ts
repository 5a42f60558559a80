import type sharp from 'sharp';
import { Turnstile } from '#server/turnstile.ts';

// One picture at a time for the whole process, on one thread: what sharp does takes threads of libuv's, which packing answers, reading files
// and checking passwords need too.
const turnstile = new Turnstile({
  ofOne: { atOnce: 1, inLine: 16, bytesInLine: 64 * 1024 * 1024 },
  altogether: { atOnce: 1, inLine: 64, bytesInLine: 192 * 1024 * 1024 },
});

/** How long one picture may be worked on. */
export const pictureLimitSeconds = 15;

/** Works on a picture of an entity when it is its turn. sharp is loaded with the first one. @throws 503 when too many wait, or too large ones. */
export function inTurn<T>(entity: string, bytes: Uint8Array, work: (open: typeof sharp) => Promise<T>): Promise<T> {
  const withSharp = async () => {
    const { default: open } = await import('sharp');
    open.concurrency(1);
    // Uploads do not repeat themselves: what it would keep is only memory.
    open.cache(false);
    return work(open);
  };
  return turnstile.pass(entity, withSharp, bytes.byteLength);
}
