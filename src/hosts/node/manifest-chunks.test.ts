import { expect, test } from 'vitest';
import { chunksOf } from './manifest-chunks.ts';

const manifest = {
  'index.html': { file: 'main.js', imports: ['base'], css: ['main.css'] },
  base: { file: 'base.js' },
  page: { file: 'page.js', imports: ['base', 'part'], css: ['page.css'] },
  part: { file: 'part.js', imports: ['page'], css: ['part.css'] },
};

test('lists each file once with those of its imports, in style order', () => {
  expect(chunksOf(manifest, ['index.html', 'page'])).toEqual({
    scripts: ['main.js', 'base.js', 'page.js', 'part.js'],
    styles: ['main.css', 'part.css', 'page.css'],
  });
});

test('returns nothing for a module without a chunk', () => {
  expect(chunksOf(manifest, ['inlined'])).toEqual({ scripts: [], styles: [] });
});
