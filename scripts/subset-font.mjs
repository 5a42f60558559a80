// Subsets a font to what the interface uses: character ranges, layout features and weights.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compress, decompress } from 'wawoff2';

// What browsers apply by default: kerning, marks, ligatures, contextual forms and Arabic joining; plus tabular figures.
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rlig', 'init', 'medi', 'fina', 'isol', 'tnum'];
const lightest = 400;
const boldest = 700;

// hb-subset.h: the index of the input set that contains the feature tags.
const featureSet = 6;

let harfbuzz;

async function open() {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  instance.exports._initialize();
  return instance.exports;
}

/**
 * @param {Uint8Array} woff2 a variable font
 * @param {readonly [from: number, to: number][]} ranges the characters to keep
 * @returns {Promise<Uint8Array>} as WOFF2
 */
export async function subsetFont(woff2, ranges) {
  harfbuzz ??= await open();
  const hb = harfbuzz;
  const font = await decompress(woff2);
  const at = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const blob = hb.hb_blob_create(at, font.byteLength, 2, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const input = hb.hb_subset_input_create_or_fail();
  const characters = hb.hb_subset_input_unicode_set(input);
  for (const [from, to] of ranges) for (let code = from; code <= to; code += 1) hb.hb_set_add(characters, code);
  const kept = hb.hb_subset_input_set(input, featureSet);
  hb.hb_set_clear(kept);
  for (const feature of features) hb.hb_set_add(kept, tag(feature));
  hb.hb_subset_input_set_axis_range(input, face, tag('wght'), lightest, boldest, lightest);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('the font could not be subset');
  const result = hb.hb_face_reference_blob(subset);
  const begin = hb.hb_blob_get_data(result, 0);
  const bytes = new Uint8Array(hb.memory.buffer).slice(begin, begin + hb.hb_blob_get_length(result));
  hb.hb_blob_destroy(result);
  hb.hb_face_destroy(subset);
  hb.hb_face_destroy(face);
  hb.hb_subset_input_destroy(input);
  hb.free(at);
  return compress(bytes);
}

/** Converts a four-letter OpenType tag to its number. */
function tag(name) {
  return [...name].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0);
}
