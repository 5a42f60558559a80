import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = new Set(['.js', '.css', '.json', '.svg', '.txt', '.ico', '.wasm', '.tar', '.bin', '.ttf']);
const worthwhileBytes = 256;
/** The largest window that browsers take. */
const mostWindowBits = 24;

/** What is larger takes seconds to pack: it is remembered by its content. */
const rememberedFromBytes = 1_000_000;
const cache = fileURLToPath(new URL('../node_modules/.cache/atrium-packed/', import.meta.url));

async function packedOnce(bytes, pack) {
  if (bytes.byteLength < rememberedFromBytes) return pack();
  const name = createHash('sha256').update(bytes).digest('hex');
  const files = ['br', 'gz'].map((extension) => join(cache, `${name}.${extension}`));
  const known = await Promise.all(files.map((file) => readFile(file).catch(() => null)));
  if (known.every(Boolean)) return known;
  const packed = await pack();
  await mkdir(cache, { recursive: true });
  for (const [index, file] of files.entries()) {
    // Whole or not at all, also when two builds run at once.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, packed[index]);
    await rename(draft, file);
  }
  return packed;
}

/** Packs what a browser loads of a folder for brotli and gzip, each beside the file itself. */
export async function packFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)) && !entry.parentPath.includes('.vite'));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (bytes.byteLength < worthwhileBytes) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        [constants.BROTLI_PARAM_LGWIN]: Math.min(mostWindowBits, Math.max(16, Math.ceil(Math.log2(bytes.byteLength)))),
      };
      const [small, zipped] = await packedOnce(bytes, () => Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]));
      if (small.byteLength < bytes.byteLength) await writeFile(`${file}.br`, small);
      if (zipped.byteLength < bytes.byteLength) await writeFile(`${file}.gz`, zipped);
    }),
  );
}
