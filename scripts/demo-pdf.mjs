// What the demo build needs for PDFs in the tab: the fonts, and the build options of the worker that draws with them.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { packageFonts } from '../src/hosts/node/pdf/package-fonts.ts';
import { arabicNames, families } from '../src/pdf/font-source.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/atrium-pdf-fonts');
const pack = promisify(gzip);
const weights = [400, 600];

// The same packages and code produce the same files, so the result is cached.
const packages = ['@expo-google-fonts/', '@fontsource-variable/', 'harfbuzzjs', 'wawoff2'];
const makers = ['scripts/demo-pdf.mjs', 'src/hosts/node/pdf/package-fonts.ts'];
const version = await nameByMakers();

/** Vite options to merge into the worker's build. */
export const pdfBuildOptions = { define: { __PDF_FONTS__: JSON.stringify(version) } };

/**
 * Copies the fonts into a folder of the demo: 19 MB, of which a document loads what it needs. The folder is named by a content hash, so
 * that
 * browsers can cache the files forever.
 * @param {string} folder the one whose address `tabPdf` is given
 */
export async function copyPdfFonts(folder) {
  const made = join(cache, version);
  if (!existsSync(made)) await makeOnce(made);
  await cp(made, join(folder, version), { recursive: true });
}

/** Takes about 4 s of CPU time. */
async function makeOnce(target) {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'new-'));
  const write = async (name, bytes) => {
    const file = join(folder, `${name}.packed`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await pack(bytes, { level: 9 }));
  };
  for (const family of families) {
    const slices = await packageFonts.slicesOf(family);
    await write(`${family}/slices.json`, JSON.stringify(slices));
    for (const slice of Object.keys(slices)) {
      const fonts = await packageFonts.openSlice(family, slice);
      await Promise.all(weights.map((weight) => write(`${family}/${slice}-${weight}.ttf`, fonts[weight])));
    }
  }
  const arabic = await packageFonts.openArabic();
  await Promise.all(weights.map((weight) => write(`${arabicNames[weight]}.ttf`, arabic[weight])));
  // Another build may have finished first.
  await rename(folder, target).catch(() => rm(folder, { recursive: true }));
}

async function nameByMakers() {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const pins = Object.entries(dependencies).filter(([name]) => packages.some((start) => name.startsWith(start)));
  const hash = createHash('sha256').update(JSON.stringify(pins));
  for (const file of makers) hash.update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
