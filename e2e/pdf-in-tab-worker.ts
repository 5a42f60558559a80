import { tabPdf } from '#hosts/demo/pdf/tab-pdf.ts';
import type { PdfDocument } from '#server/pdf-document.ts';

/** A shared worker that creates PDFs, like the demo's. */
const maker = tabPdf(new URL(/* @vite-ignore */ './fonts/', import.meta.url));

Object.assign(globalThis, {
  onconnect({ ports: [port] }: MessageEvent) {
    if (!port) return;
    port.onmessage = ({ data }: MessageEvent<PdfDocument>) =>
      maker.make(data).then(
        (bytes) => port.postMessage({ bytes }),
        (error: unknown) => port.postMessage({ error: String(error) }),
      );
  },
});
