import type { PdfPress } from '#pdf/pdf-press.ts';
import type { PdfMaker } from '#server/pdf-document.ts';
import { tabFonts } from './tab-fonts.ts';
import { tabLogo } from './tab-logo.ts';

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
