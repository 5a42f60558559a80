import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = new Set(['.js', '.css', '.json', '.svg', '.txt', '.ico', '.wasm', '.tar', '.bin', '.ttf']);
const worthwhileBytes = 256;
/** The largest brotli window browsers support. */
const maxWindowBits = 24;

/**
 * Compressed files are cached by content, so that the next build only compresses what it changed; entries no build has used for a week are
 * pruned.
 */
const cache = fileURLToPath(new URL('../node_modules/.cache/atrium-packed/', import.meta.url));
const rememberedForMs = 7 * 24 * 60 * 60 * 1000;

async function packedOnce(bytes, pack) {
  const name = createHash('sha256').update(bytes).digest('hex');
  const files = ['br', 'gz'].map((extension) => join(cache, `${name}.${extension}`));
  const known = await Promise.all(files.map((file) => readFile(file).catch(() => null)));
  if (known.every(Boolean)) {
    const now = new Date();
    await Promise.all(files.map((file) => utimes(file, now, now)));
    return known;
  }
  const packed = await pack();
  for (const [index, file] of files.entries()) await writeWhole(file, packed[index]);
  return packed;
}

async function forgetOld() {
  for (const name of await readdir(cache)) {
    // Another build may have just pruned it.
    const { mtimeMs } = await stat(join(cache, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - rememberedForMs) await rm(join(cache, name), { force: true });
  }
}

/** Writes a file atomically, even when two builds run at once or a server reads it. */
async function writeWhole(file, bytes) {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/**
 * Compresses the files a browser loads from a folder with brotli and gzip, next to the originals.
 * @param {string} folder
 * @param {() => boolean} isCurrent whether the folder is still the one that was read; another build may have replaced it
 */
export async function packFiles(folder, isCurrent = () => true) {
  await mkdir(cache, { recursive: true });
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
        [constants.BROTLI_PARAM_LGWIN]: Math.min(maxWindowBits, Math.max(16, Math.ceil(Math.log2(bytes.byteLength)))),
      };
      const [small, zipped] = await packedOnce(bytes, () => Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]));
      if (small.byteLength < bytes.byteLength && isCurrent()) await writeWhole(`${file}.br`, small);
      if (zipped.byteLength < bytes.byteLength && isCurrent()) await writeWhole(`${file}.gz`, zipped);
    }),
  );
  await forgetOld();
}
