import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samplePeople } from '#platform/people/sample-people.ts';
import { portrait } from './portrait.ts';

const seeds = [...samplePeople.map(({ fullName }) => fullName), 'Somebody Else', ''];

describe('a portrait', () => {
  it.each(seeds)('of "%s" is deterministic, small, and well-formed', async (seed) => {
    expect(portrait(seed)).toBe(portrait(seed));
    expect(portrait(seed).length).toBeLessThan(10_000);
    await expect(sharp(Buffer.from(portrait(seed))).metadata()).resolves.toMatchObject({ format: 'svg', width: 160, height: 160 });
  });

  it.each(seeds)('of "%s" contains no scripts or external references', (seed) => {
    expect(portrait(seed)).not.toMatch(/<script|<style|<foreignObject|<image|\bhref="(?!#)|url\(['"]?(?!#)|\son\w+=/i);
  });

  it('differs between sample people', () => {
    expect(new Set(samplePeople.map(({ fullName }) => portrait(fullName))).size).toBe(samplePeople.length);
  });
});
