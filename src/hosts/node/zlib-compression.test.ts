import { gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { UnpackFailure } from '#server/compression.ts';
import { zlibCompression } from './zlib-compression.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Packing = TransformStream<Bytes, Bytes>;
const { gzip, gunzip, deflate } = zlibCompression;

// Compresses to about half, so there is much to read on both sides.
const plain = crypto.getRandomValues(new Uint8Array(60_000)).map((byte) => byte & 15);
const packed = new Uint8Array(gzipSync(plain));
const through = async (bytes: Bytes, packing: Packing) =>
  new Uint8Array(await new Response((new Response(bytes).body as ReadableStream<Bytes>).pipeThrough(packing)).arrayBuffer());

describe('zlib streams', () => {
  test('compress and decompress like zlib', async () => {
    expect(Buffer.from(gunzipSync(await through(plain, gzip()))).equals(plain)).toBe(true);
    expect(Buffer.from(inflateRawSync(await through(plain, deflate()))).equals(plain)).toBe(true);
    expect(Buffer.from(await through(packed, gunzip())).equals(plain)).toBe(true);
  });

  test('distinguish damaged from truncated data', async () => {
    const changed = packed.map((byte, at) => (at === 9000 ? byte ^ 0x10 : byte));
    for (const damaged of [new TextEncoder().encode('no gzip at all'), changed])
      await expect(through(damaged, gunzip())).rejects.toMatchObject({ isEarlyEnd: false });
    for (const short of [packed.slice(0, 9000), packed.slice(0, -4)])
      await expect(through(short, gunzip())).rejects.toThrow(new UnpackFailure(true));
  });

  test('apply back-pressure until their output is read', async () => {
    let asked = 0;
    const endless = new ReadableStream<Bytes>(
      { pull: (controller) => controller.enqueue(crypto.getRandomValues(new Uint8Array(60_000 + (asked++ & 1)))) },
      { highWaterMark: 0 },
    );
    const reader = endless.pipeThrough(gzip()).getReader();
    for (let taken = 0; taken < 5; taken++) await reader.read();
    const before = asked;
    // Run other streams meanwhile, enough to let through anything still pending.
    for (let other = 0; other < 5; other++) await through(plain, gzip());
    expect(asked - before).toBeLessThanOrEqual(2);
    await reader.cancel();
    expect(Buffer.from(await through(packed, gunzip())).equals(plain)).toBe(true);
  });
});
