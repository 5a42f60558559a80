import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../public/${path}`, import.meta.url));

test('lists existing icons in the web manifest, in the stated sizes', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest').toString()) as { icons: { src: string; sizes: string; type: string }[] };
  const pictures = icons.filter(({ type }) => type === 'image/png');
  // Width and height are at a fixed offset in every PNG.
  const sizes = pictures.map(({ src }) => read(src)).map((png) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`);
  expect(sizes).toEqual(pictures.map((icon) => icon.sizes));
  expect(sizes).toEqual(['192x192', '512x512', '512x512']);
});

test('the page links to the manifest', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});
