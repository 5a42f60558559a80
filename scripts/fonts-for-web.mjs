// The interface fonts, subset to the characters most pages use. The full file of a range only loads when another of its characters occurs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { subsetFont } from './subset-font.mjs';

const cache = fileURLToPath(new URL('../node_modules/.cache/atrium-fonts', import.meta.url));

// The characters of the subset, by file name.
const common = {
  // Basic Latin, Latin-1, and the punctuation, arrows and symbols of the interface.
  'inter-latin-wght-normal': [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2009, 0x2044],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  // Latin Extended-A: the letters of most names.
  'inter-latin-ext-wght-normal': [[0x100, 0x17f]],
  // Arabic, Persian and Urdu, whose letters must come from one file to join.
  'noto-sans-arabic-arabic-wght-normal': [
    [0x600, 0x6ff],
    [0x200c, 0x200f],
  ],
};

/** @returns {import('vite').Plugin} */
export function fontsForWeb() {
  return {
    name: 'fonts-for-web',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/@fontsource-variable\/[^/]+\/wght\.css$/.test(id)) return undefined;
      const folder = dirname(id);
      const faces = readFileSync(id, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
      return (await Promise.all(faces.map((face) => facesOf(face, folder)))).flat().join('\n');
    },
  };
}

/** Returns a font face followed by its subset: browsers try the later face first and load the earlier one only for other characters. */
async function facesOf(face, folder) {
  const name = /files\/([\w-]+)\.woff2/.exec(face)?.[1];
  const ranges = common[name];
  if (!ranges) return [face];
  const file = await subsetFile(join(folder, `files/${name}.woff2`), ranges);
  const small = face
    .replace(/url\([^)]*\)/, `url(${relative(folder, file)})`)
    .replace(/unicode-range:[^;]*/, `unicode-range: ${ranges.map(([from, to]) => `U+${hex(from)}-${hex(to)}`).join(',')}`);
  return [face, small];
}

async function subsetFile(source, ranges) {
  const bytes = readFileSync(source);
  const key = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify(ranges))
    .update(readFileSync(subsetScript))
    .digest('hex')
    .slice(0, 12);
  const file = join(cache, key, `${source.split('/').at(-1).replace('.woff2', '')}-common.woff2`);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await subsetFont(bytes, ranges));
  }
  return file;
}

const subsetScript = fileURLToPath(new URL('./subset-font.mjs', import.meta.url));

function hex(code) {
  return code.toString(16).toUpperCase();
}
