import decompress from 'wawoff2/decompress.js';

let turn: Promise<unknown> = Promise.resolve();

/**
 * A font of a WOFF2 file, as TTF. The decoder answers with a view of its memory, where the next font goes over this one: fonts are unpacked one
 * after another, and each is copied before the next one begins.
 */
export function unpackWoff2(woff2: Uint8Array): Promise<Uint8Array> {
  const unpacked = turn.then(async () => (await decompress(woff2)).slice());
  turn = unpacked.catch(() => undefined);
  return unpacked;
}
