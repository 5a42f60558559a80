import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingKeys } from '#contract/drawing-key.ts';
import { drawing } from './drawings.ts';

describe.each(drawingKeys)('the drawing %s', (key) => {
  it('is a well-formed 480 × 360 picture', async () => {
    const { format, width, height } = await sharp(Buffer.from(drawing(key))).metadata();
    expect({ format, width, height }).toEqual({ format: 'svg', width: 480, height: 360 });
  });

  it('contains no scripts or external references', () => {
    expect(drawing(key)).not.toMatch(/<script|<style|<foreignObject|<image|<use|href|url\(|\son\w+=/i);
  });

  it('has a description', () => {
    expect(drawing(key)).toMatch(/<title>[^<]{3,}<\/title>/);
  });
});
