import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { compressAnswer } from '../compress-answer.ts';
import { sharpImages } from './sharp-images.ts';

const orange = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#f80' } });
const reencode = async (picture: Sharp) => sharpImages.reencode(await picture.toBuffer());

describe('a picture', () => {
  test('is turned upright, stripped of metadata, and saved as JPEG, PNG or WebP', async () => {
    const turned = orange(300, 100).jpeg().withMetadata({ orientation: 6 });
    const { bytes, ...facts } = await reencode(turned);
    expect(facts).toEqual({ mediaType: 'image/jpeg', width: 100, height: 300 });
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(await reencode(orange(10, 10).png())).toMatchObject({ mediaType: 'image/png' });
    expect(await reencode(orange(10, 10).gif())).toMatchObject({ mediaType: 'image/webp', width: 10 });
    await expect(reencode(orange(10, 10).tiff())).rejects.toThrow();
  });
  test('is scaled down to a large screen, and never up', async () => {
    expect(await reencode(orange(5120, 1000).png())).toMatchObject({ width: 2560, height: 500 });
    expect(await reencode(orange(20, 2000).jpeg())).toMatchObject({ width: 20, height: 2000 });
  });
  test('keeps the frames of an animation', async () => {
    const frames = await Promise.all(['#f00', '#0f0', '#00f'].map((background) => solid(background)));
    const { bytes, height } = await reencode(sharp(frames, { join: { animated: true } }).gif());
    expect([height, (await sharp(bytes, { animated: true }).metadata()).pages]).toEqual([20, 3]);
  });
  test('with too many pixels is rejected before decoding', async () => {
    await expect(reencode(orange(8000, 7000).jpeg())).rejects.toThrow(/pixel/);
    await expect(reencode(orange(5200, 5200).png())).rejects.toThrow(/pixels/);
  });
});

describe('three pictures of 49 megapixels', () => {
  let large: Buffer;
  beforeAll(async () => {
    large = await orange(7000, 7000).jpeg().toBuffer();
  });
  test('are processed one by one while responses can still be compressed', async () => {
    const order: string[] = [];
    const pictures = Array.from({ length: 3 }, async (_, index) => {
      await sharpImages.reencode(large);
      order.push(`picture ${index + 1}`);
    });
    // Short responses are compressed synchronously, long ones on a thread not used by the pictures.
    for (const [name, length] of [
      ['short', 30_000],
      ['long', 300_000],
    ] as const) {
      const request = new Request('http://atrium.test/', { headers: { 'Accept-Encoding': 'br' } });
      const answer = await compressAnswer(request, Response.json({ text: 'chair '.repeat(length / 6) }));
      expect(answer.headers.get('Content-Encoding')).toBe('br');
      order.push(name);
    }
    await Promise.all(pictures);
    expect(order.indexOf('long')).toBeLessThan(2);
    expect(order.filter((one) => one.startsWith('picture'))).toEqual(Array.from({ length: 3 }, (_, index) => `picture ${index + 1}`));
  });
  test('of three entities are processed one at a time too', async () => {
    let [isOver, most] = [false, 0];
    const watch = () => {
      most = Math.max(most, sharp.counters().process);
      if (!isOver) setImmediate(watch);
    };
    watch();
    await Promise.all(Array.from({ length: 3 }, (_, index) => sharpImages.boundTo(`entity-${index}`).reencode(large)));
    isOver = true;
    expect([most, sharp.concurrency()]).toEqual([1, 1]);
  });
  test('and many more of one entity are rejected with 503, while another entity gets its turn', async () => {
    const done: string[] = [];
    const ask = (entity: string) =>
      sharpImages
        .boundTo(entity)
        .reencode(large.subarray(0, 1000))
        .finally(() => done.push(entity));
    const acme = Promise.allSettled(Array.from({ length: 40 }, () => ask('acme')));
    const brill = Promise.allSettled([ask('brill')]);
    const busy = async (asked: typeof acme) => (await asked).filter((one) => one.status === 'rejected' && one.reason.status === 503).length;
    expect([await busy(acme), await busy(brill)]).toEqual([40 - 17, 0]);
    expect(done.slice(40 - 17).indexOf('brill')).toBeLessThan(3);
  });
  test('are limited in total bytes while waiting', async () => {
    const padded = new Uint8Array(20 * 1024 * 1024);
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => sharpImages.boundTo('acme').reencode(padded)));
    // One is being processed; the queue is full at 64 MB.
    expect(asked.filter((one) => one.status === 'rejected' && one.reason.status === 503)).toHaveLength(8 - 1 - 4);
  });
});

function solid(background: string): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}
