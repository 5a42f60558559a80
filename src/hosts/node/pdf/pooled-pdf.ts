import { hasPictographs } from '#pdf/texts-of.ts';
import type { HeavyWork } from '#server/heavy-work.ts';
import type { PdfMaker } from '#server/pdf-document.ts';
import { flatLogo } from '../pictures/sharp-images.ts';
import { drawPdf, findLeftOut, warmPdf } from './pdf-tasks.ts';

/** Makes PDFs with pdfkit in the worker pool. */
export function pooledPdf(heavy: HeavyWork, entity = ''): PdfMaker {
  return {
    async make({ head: { logo, ...head }, ...document }) {
      // Flattened here rather than in the worker, because pictures are processed one at a time.
      const flat = logo && (await flatLogo(logo, entity));
      return heavy.run(drawPdf, { document: { ...document, head: { ...head, logo: null } }, logo: flat });
    },
    async leftOut({ head, ...document }) {
      const bare = { ...document, head: { ...head, logo: null } };
      // Rare, so fonts are only checked if there are any pictographs.
      return hasPictographs(bare) ? heavy.run(findLeftOut, { document: bare }) : [];
    },
    async warmUp() {
      await heavy.run(warmPdf, null).catch(() => undefined);
    },
    boundTo: (other) => pooledPdf(heavy.boundTo(other), other),
  };
}
