import { expect, test } from 'vitest';
import type { Family } from '#pdf/font-source.ts';
import { packageFonts } from './package-fonts.ts';

const small: Family[] = ['inter', 'noto-sans-hebrew', 'noto-sans-devanagari', 'noto-sans-thai'];

test('opens slices concurrently with the same result as one by one', async () => {
  const slices = (
    await Promise.all(
      (['inter', 'noto-sans-hebrew'] as const).map(async (family) =>
        Object.keys(await packageFonts.slicesOf(family)).map((slice) => [family, slice] as const),
      ),
    )
  ).flat();
  const atOnce = await Promise.all(slices.map(([family, slice]) => packageFonts.openSlice(family, slice)));
  const changed: string[] = [];
  for (const [index, [family, slice]] of slices.entries()) {
    const alone = await packageFonts.openSlice(family, slice);
    const isSame = ([400, 600] as const).every((weight) => Buffer.from(alone[weight]).equals(atOnce[index]?.[weight] ?? Buffer.alloc(0)));
    if (!isSame) changed.push(`${family} ${slice}`);
  }
  expect(changed).toEqual([]);
});

test('leaves the static tables of a font unchanged', async () => {
  const programs = new Set<string>();
  for (const family of small)
    for (const slice of Object.keys(await packageFonts.slicesOf(family))) {
      const fonts = await packageFonts.openSlice(family, slice);
      for (const ttf of [fonts[400], fonts[600]]) programs.add(Buffer.from(tableOf(ttf, 'prep')).toString('hex'));
    }
  // Turns dropout control on; the only program in an unhinted font.
  expect([...programs]).toEqual(['b801ff85b0048d']);
});

function tableOf(ttf: Uint8Array, tag: string): Uint8Array {
  const view = new DataView(ttf.buffer, ttf.byteOffset, ttf.byteLength);
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    if (String.fromCharCode(...ttf.subarray(at, at + 4)) !== tag) continue;
    return ttf.subarray(view.getUint32(at + 8), view.getUint32(at + 8) + view.getUint32(at + 12));
  }
  return new Uint8Array();
}
