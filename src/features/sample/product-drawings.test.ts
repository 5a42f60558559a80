import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { type PostDrawing, postDrawing } from './post-drawings.ts';
import { productDrawing } from './product-drawings.ts';
import { profileCover } from './profile-cover.ts';

const products = Array.from({ length: 27 }, (_, i) => i + 1);
const posts: PostDrawing[] = ['workshop', 'dining', 'lamp', 'wool', 'oak', 'fair', 'repair', 'kyoto', 'edinburgh', 'porto'];

/** The elements that open and close in order; a tag left open or closed twice throws. */
function elementsOf(svg: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => {
        names.push(name);
        open.push(name);
      },
      onclosetag: (name, implied) => {
        if (open.pop() !== name || (implied && !svg.includes(`<${name} `))) throw new Error(`<${name}> is not closed in order`);
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return names;
}

function expectSound(svg: string, width: number, height: number) {
  expect(svg).toMatch(
    new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`),
  );
  const closers = svg.match(/<\/\w+>/g)?.length ?? 0;
  const selfClosed = svg.match(/\/>/g)?.length ?? 0;
  const names = elementsOf(svg);
  expect(closers + selfClosed).toBe(names.length);
  expect(new Set(names).difference(new Set(['svg', 'g', 'rect', 'ellipse', 'path', 'linearGradient', 'stop']))).toEqual(new Set());
  expect(svg).not.toMatch(/NaN|undefined|Infinity|href|\son\w+=/);
  expect(svg).toMatch(/^[\x20-\x7e]+$/);
}

describe.each(products)('the pictures of product %i', (id) => {
  it.each(['studio', 'room'] as const)('%s is a sound drawing under 6 KB', (view) => {
    const svg = productDrawing(id, view);
    expectSound(svg, 480, 400);
    expect(svg.length).toBeLessThan(6 * 1024);
  });

  it('are two, and the same whenever they are asked for', () => {
    expect(productDrawing(id, 'studio')).not.toBe(productDrawing(id, 'room'));
    expect(productDrawing(id, 'room')).toBe(productDrawing(id, 'room'));
  });
});

it('no two products look alike, and their gradients have names of their own', () => {
  const all = products.flatMap((id) => [productDrawing(id, 'studio'), productDrawing(id, 'room')]);
  expect(new Set(all).size).toBe(54);
  const ids = all.flatMap((svg) => svg.match(/\sid="[^"]+"/g) ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

it('a product that is not drawn is an error', () => {
  expect(() => productDrawing(28, 'studio')).toThrow(RangeError);
});

it.each(posts)('the cover %s is a sound drawing', (name) => {
  expectSound(postDrawing(name), 960, 540);
});

it('the cover of the profile is a sound drawing', () => {
  expectSound(profileCover(), 1440, 360);
});
