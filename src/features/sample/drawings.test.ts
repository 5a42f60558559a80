import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingKeys } from '#contract/drawing-key.ts';
import { drawing } from './drawings.ts';

describe.each(drawingKeys)('the drawing %s', (key) => {
  it('is a well-formed picture of 480 × 360', async () => {
    const { format, width, height } = await sharp(Buffer.from(drawing(key))).metadata();
    expect({ format, width, height }).toEqual({ format: 'svg', width: 480, height: 360 });
  });

  it('runs nothing and fetches nothing', () => {
    expect(drawing(key)).not.toMatch(/<script|<style|<foreignObject|<image|<use|href|url\(|\son\w+=/i);
  });

  it('says what it shows', () => {
    expect(drawing(key)).toMatch(/<title>[^<]{3,}<\/title>/);
  });
});
