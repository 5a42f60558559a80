import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import decompress from 'wawoff2/decompress.js';
import { arabicNames, type Family, type FontSource } from '#pdf/font-source.ts';

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

/** Loads fonts from their npm packages; sliced ones are variable WOFF2 fonts. */
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

/** The functions used from HarfBuzz's subsetter; numbers are addresses in its memory. */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  malloc(bytes: number): number;
  free(at: number): void;
  hb_blob_create(at: number, bytes: number, mode: number, data: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_blob_destroy(blob: number): void;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_face_destroy(face: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_keep_everything(input: number): void;
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

const writable = 2;
const weightAxis = [...'wght'].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0);

let opened: Promise<Subsetter> | null = null;

/** Converts a variable TTF font to a static one of the given weight, because fontkit can't subset variable fonts. */
async function staticInstance(ttf: Uint8Array, weight: number): Promise<Uint8Array> {
  opened ??= open();
  const subsetter = await opened;
  const at = subsetter.malloc(ttf.byteLength);
  new Uint8Array(subsetter.memory.buffer, at, ttf.byteLength).set(ttf);
  const blob = subsetter.hb_blob_create(at, ttf.byteLength, writable, 0, 0);
  const face = subsetter.hb_face_create(blob, 0);
  subsetter.hb_blob_destroy(blob);
  const input = subsetter.hb_subset_input_create_or_fail();
  subsetter.hb_subset_input_keep_everything(input);
  subsetter.hb_subset_input_pin_axis_location(input, face, weightAxis, weight);
  const instance = subsetter.hb_subset_or_fail(face, input);
  subsetter.hb_subset_input_destroy(input);
  subsetter.hb_face_destroy(face);
  if (!instance) {
    subsetter.free(at);
    throw new Error("the variable font wasn't converted to a static one");
  }
  const made = subsetter.hb_face_reference_blob(instance);
  const from = subsetter.hb_blob_get_data(made, 0);
  const bytes = new Uint8Array(subsetter.memory.buffer, from, subsetter.hb_blob_get_length(made)).slice();
  subsetter.hb_blob_destroy(made);
  subsetter.hb_face_destroy(instance);
  // Free only now: unchanged tables weren't copied, so the next allocation would overwrite them.
  subsetter.free(at);
  return bytes;
}

async function open(): Promise<Subsetter> {
  const { instance } = await WebAssembly.instantiate(await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize?.();
  return subsetter;
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Unpacks a WOFF2 font to TTF. The decoder returns a view of its memory, which the next font overwrites, so fonts are unpacked one after
 * another and copied.
 */
function unpackWoff2(woff2: Uint8Array): Promise<Uint8Array> {
  const unpacked = turn.then(async () => (await decompress(woff2)).slice());
  turn = unpacked.catch(() => undefined);
  return unpacked;
}
