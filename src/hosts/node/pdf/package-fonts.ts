import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { arabicNames, type Family, type FontSource } from '#pdf/font-source.ts';
import { staticInstance } from './static-instance.ts';
import { unpackWoff2 } from './unpack-woff2.ts';

const require = createRequire(import.meta.url);

const manifests: Record<Family, string> = {
  inter: require.resolve('@fontsource-variable/inter/package.json'),
  'noto-sans-sc': require.resolve('@fontsource-variable/noto-sans-sc/package.json'),
  'noto-sans-jp': require.resolve('@fontsource-variable/noto-sans-jp/package.json'),
  'noto-sans-hebrew': require.resolve('@fontsource-variable/noto-sans-hebrew/package.json'),
  'noto-sans-kr': require.resolve('@fontsource-variable/noto-sans-kr/package.json'),
  'noto-sans-devanagari': require.resolve('@fontsource-variable/noto-sans-devanagari/package.json'),
  'noto-emoji': require.resolve('@fontsource-variable/noto-emoji/package.json'),
  'noto-sans-thai': require.resolve('@fontsource-variable/noto-sans-thai/package.json'),
};
const arabicManifest = require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/package.json');

/** The fonts out of their npm packages, where those in slices are WOFF2 and vary in weight. */
export const packageFonts: FontSource = {
  async slicesOf(family) {
    const ranges = JSON.parse(await readFile(fileOf(family, 'unicode.json'), 'utf8')) as Record<string, string>;
    return Object.fromEntries(Object.entries(ranges).map(([key, characters]) => [key.replaceAll(/[[\]]/g, ''), characters]));
  },
  async openSlice(family, slice) {
    const ttf = await unpackWoff2(await readFile(fileOf(family, `files/${family}-${slice}-wght-normal.woff2`)));
    return { 400: await staticInstance(ttf, 400), 600: await staticInstance(ttf, 600) };
  },
  async openArabic() {
    const [regular, semibold] = await Promise.all([arabic(arabicNames[400]), arabic(arabicNames[600])]);
    return { 400: regular, 600: semibold };
  },
};

function fileOf(family: Family, path: string): string {
  return join(dirname(manifests[family]), path);
}

function arabic(name: string): Promise<Uint8Array> {
  const style = name.slice(name.indexOf('_') + 1);
  return readFile(join(dirname(arabicManifest), style, `${name}.ttf`));
}
