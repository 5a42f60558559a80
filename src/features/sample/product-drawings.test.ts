import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PostDrawing } from '#contract/drawing-key.ts';
import { postDrawing } from './post-drawings.ts';
import { productDrawing } from './product-drawings.ts';
import { profileCover } from './profile-cover.ts';

const products = Array.from({ length: 27 }, (_, i) => i + 1);
const posts: PostDrawing[] = ['workshop', 'dining', 'lamp', 'wool', 'oak', 'fair', 'repair', 'kyoto', 'edinburgh', 'porto'];

/** Expects a well-formed SVG of this size with only simple shapes and no `NaN`. */
async function expectSound(svg: string, width: number, height: number) {
  expect(svg).toMatch(
    new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`),
  );
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width, height });
  const names = new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name));
  expect(['svg', 'g', 'rect', 'ellipse', 'path', 'linearGradient', 'stop']).toEqual(expect.arrayContaining([...names]));
  expect(svg).not.toMatch(/NaN|undefined|Infinity|href|\son\w+=/);
  expect(svg).toMatch(/^[\x20-\x7e]+$/);
}

describe.each(products)('the pictures of product %i', (id) => {
  it.each(['studio', 'room'] as const)('%s is a valid drawing under 6 KB', async (view) => {
    const svg = productDrawing(id, view);
    await expectSound(svg, 480, 400);
    expect(svg.length).toBeLessThan(6 * 1024);
  });

  it('are two and deterministic', () => {
    expect(productDrawing(id, 'studio')).not.toBe(productDrawing(id, 'room'));
    expect(productDrawing(id, 'room')).toBe(productDrawing(id, 'room'));
  });
});

it('all products look different, and their gradients have unique names', () => {
  const all = products.flatMap((id) => [productDrawing(id, 'studio'), productDrawing(id, 'room')]);
  expect(new Set(all).size).toBe(54);
  const ids = all.flatMap((svg) => svg.match(/\sid="[^"]+"/g) ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

it('throws for a product without a drawing', () => {
  expect(() => productDrawing(28, 'studio')).toThrow(RangeError);
});

it.each(posts)('the cover %s is a valid drawing', async (name) => {
  await expectSound(postDrawing(name), 960, 540);
});

it('the profile cover is a valid drawing', async () => {
  await expectSound(profileCover(), 1440, 360);
});

it('the parser of the tests rejects malformed drawings', async () => {
  await expect(sharp(Buffer.from(productDrawing(1, 'studio').replace('</g>', ''))).metadata()).rejects.toThrow();
});
