import { arabicNames, type FontSource } from '#pdf/font-source.ts';
import { type Logo, logoBox, logoOf } from '#pdf/logo.ts';
import type { PdfPress } from '#pdf/pdf-press.ts';
import type { PdfMaker } from '#server/pdf-document.ts';

/** The folder that `copyPdfFonts` makes (`scripts/demo-pdf.mjs`). */
declare const __PDF_FONTS__: string;

/**
 * Makes PDFs where it is called. What draws them is loaded when the first one is wanted, and of the fonts what a document needs.
 * @param fonts the folder, with a slash at its end, that the build gave to `copyPdfFonts`
 */
export function tabPdf(fonts: URL): PdfMaker {
  let loading: Promise<PdfPress> | null = null;
  const load = async () => {
    loading ??= import('#pdf/pdf-press.ts').then(({ pdfPress }) => pdfPress(tabFonts(new URL(`${__PDF_FONTS__}/`, fonts))));
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

/** The fonts as `scripts/demo-pdf.mjs` has put them into a folder: each weight a file, packed by gzip. They are loaded as they are wanted. */
function tabFonts(folder: URL): FontSource {
  const load = async (file: string): Promise<Uint8Array> => {
    // The folder has its name from what is in it: what the browser has of it is never out of date.
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

const mostPixels = 50_000_000;

/** A picture as it is embedded into a PDF: on white and without transparency. Null for one that cannot be read. */
async function tabLogo(bytes: Uint8Array): Promise<Logo | null> {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]), { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  try {
    if (picture.width * picture.height > mostPixels) return null;
    const scale = Math.min(logoBox.width / picture.width, logoBox.height / picture.height);
    const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    // A canvas makes a PNG with transparency, which would be taken apart in a worker of its own, and a shared worker can have none.
    const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return logoOf(new Uint8Array(await file.arrayBuffer()), { width, height });
  } finally {
    picture.close();
  }
}
