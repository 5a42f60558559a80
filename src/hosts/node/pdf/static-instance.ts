import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The calls of HarfBuzz's subsetter that are used here; numbers are addresses in its memory. */
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

const require = createRequire(import.meta.url);
const writable = 2;
const weightAxis = [...'wght'].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0);

let opened: Promise<Subsetter> | null = null;

/** A variable font (TTF) as a static one of a weight: fontkit cannot take parts out of variable ones. */
export async function staticInstance(ttf: Uint8Array, weight: number): Promise<Uint8Array> {
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
    throw new Error('no static font was made of a variable one');
  }
  const made = subsetter.hb_face_reference_blob(instance);
  const from = subsetter.hb_blob_get_data(made, 0);
  const bytes = new Uint8Array(subsetter.memory.buffer, from, subsetter.hb_blob_get_length(made)).slice();
  subsetter.hb_blob_destroy(made);
  subsetter.hb_face_destroy(instance);
  // Not before: tables that stay as they are were never copied, and what is written next would go over them.
  subsetter.free(at);
  return bytes;
}

async function open(): Promise<Subsetter> {
  const { instance } = await WebAssembly.instantiate(await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize?.();
  return subsetter;
}
