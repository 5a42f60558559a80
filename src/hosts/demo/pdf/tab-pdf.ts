import { arabicNames, type FontSource } from '#pdf/font-source.ts';
import { type Logo, logoBox, logoOf } from '#pdf/logo.ts';
import type { PdfPress } from '#pdf/pdf-renderer.ts';
import type { PdfMaker } from '#server/pdf-document.ts';

/** The folder created by `copyPdfFonts` (`scripts/demo-pdf.mjs`). */
declare const __PDF_FONTS__: string;

/**
 * Makes PDFs on the current thread. The renderer is loaded with the first document, and fonts as documents need them.
 * @param fonts The folder passed to `copyPdfFonts` by the build, with a trailing slash.
 */
export function tabPdf(fonts: URL): PdfMaker {
  let loading: Promise<PdfPress> | null = null;
  const load = async () => {
    loading ??= import('#pdf/pdf-renderer.ts').then(({ createPdfRenderer }) =>
      createPdfRenderer(tabFonts(new URL(`${__PDF_FONTS__}/`, fonts))),
    );
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  const maker: PdfMaker = {
    async make(document) {
      const { logo } = document.head;
      const [press, flat] = await Promise.all([load(), logo && tabLogo(logo)]);
      return press.print(document, flat);
    },
    leftOut: async (document) => (await load()).leftOut(document),
    async warmUp() {
      await load()
        .then((press) => press.openFonts())
        .catch(() => undefined);
    },
    boundTo: () => maker,
  };
  return maker;
}

/** Loads fonts on demand from the folder written by `scripts/demo-pdf.mjs`: one gzipped file per weight. */
function tabFonts(folder: URL): FontSource {
  const load = async (file: string): Promise<Uint8Array> => {
    // The folder name is derived from its content, so a cached copy is never stale.
    const answer = await fetch(new URL(file, folder), { cache: 'force-cache' });
    if (!answer.ok || !answer.body) throw new Error(`the font ${file} was not loaded: ${answer.status}`);
    return new Uint8Array(await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
  };
  const loadWeights = async (nameOf: (weight: 400 | 600) => string) => {
    const [regular, semibold] = await Promise.all([load(nameOf(400)), load(nameOf(600))]);
    return { 400: regular, 600: semibold };
  };
  return {
    slicesOf: async (family) => JSON.parse(new TextDecoder().decode(await load(`${family}/slices.json.packed`))),
    openSlice: (family, slice) => loadWeights((weight) => `${family}/${slice}-${weight}.ttf.packed`),
    openArabic: () => loadWeights((weight) => `${arabicNames[weight]}.ttf.packed`),
  };
}

const maxPixels = 50_000_000;

/** Prepares a picture for a PDF: on white, without transparency. Null if it can't be read. */
async function tabLogo(bytes: Uint8Array): Promise<Logo | null> {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]), { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  try {
    if (picture.width * picture.height > maxPixels) return null;
    const scale = Math.min(logoBox.width / picture.width, logoBox.height / picture.height);
    const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    // PNGs with transparency would be decoded in a nested worker, which a shared worker can't start.
    const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return logoOf(new Uint8Array(await file.arrayBuffer()), { width, height });
  } finally {
    picture.close();
  }
}
