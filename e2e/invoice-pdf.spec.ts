import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { aLine, openBooks } from './invoice-by-api.ts';
import { expect, test } from './journey.ts';

const scale = 3;
const names = ['فندق الميناء', '杜妮亚家具有限公司', 'カーテン', 'Zażółć gęślą jaźń'];

interface Ink {
  text: string;
  /** Share of dark pixels in the area of the text. */
  share: number;
  /** The same for each quarter of its width. */
  quarters: number[];
}

/** Renders the first page of a PDF in a browser with its embedded fonts, and finds where texts have ink; missing texts are left out. */
async function drawn(context: BrowserContext, pdf: Buffer, texts: string[]): Promise<{ picture: Buffer; inks: Ink[] }> {
  const reader = await readFile(new URL('../node_modules/unpdf/dist/pdfjs.mjs', import.meta.url), 'utf8');
  const sheet = await context.newPage();
  const { url, inks } = await sheet.evaluate(
    async ({ reader, base64, texts, scale }) => {
      const { getDocument } = await import(URL.createObjectURL(new Blob([reader], { type: 'text/javascript' })));
      const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const page = await (await getDocument({ data, isEvalSupported: false }).promise).getPage(1);
      const viewport = page.getViewport({ scale });
      const canvas = document.createElement('canvas');
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('nothing can be drawn here');
      await page.render({ canvas, canvasContext: context, viewport }).promise;
      const bare = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');
      const { items } = (await page.getTextContent()) as { items: { str: string; transform: number[]; width: number }[] };
      const pieces = items.filter(({ str }) => str.trim());
      // A text in several fonts is split into several pieces.
      const piecesOf = (text: string) => {
        for (let from = 0; from < pieces.length; from++)
          for (let to = from + 1; to <= from + 24; to++) {
            const found = pieces.slice(from, to);
            if (bare(found.map(({ str }) => str).join('')) === bare(text)) return found;
          }
        return null;
      };
      const inkIn = (x: number, y: number, width: number, height: number) => {
        const pixels = context.getImageData(x, y, Math.max(1, width), Math.max(1, height)).data;
        let dark = 0;
        for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 140) dark++;
        return dark / (pixels.length / 4);
      };
      const inks = texts.flatMap((text) => {
        const found = piecesOf(text);
        if (!found) return [];
        const [size = 0, , , , , base = 0] = found[0]?.transform ?? [];
        const lefts = found.map(({ transform }) => transform[4] ?? 0);
        const left = Math.min(...lefts);
        const width = Math.max(...found.map((piece, index) => (lefts[index] ?? 0) + piece.width)) - left;
        const [x, y, wide, high] = [left * scale, canvas.height - (base + size) * scale, width * scale, size * 1.3 * scale];
        const quarters = [0, 1, 2, 3].map((quarter) => inkIn(x + (quarter * wide) / 4, y, wide / 4, high));
        return [{ text, share: inkIn(x, y, wide, high), quarters }];
      });
      return { url: canvas.toDataURL('image/png'), inks };
    },
    { reader, base64: pdf.toString('base64'), texts, scale },
  );
  await sheet.close();
  return { picture: Buffer.from(url.split(',')[1] ?? '', 'base64'), inks };
}

test('downloads a PDF from the page with its text drawn in Latin, Arabic, Chinese and Japanese', async ({ page, request }, info) => {
  const { add } = await openBooks(page, request);
  const { id } = await add({ lines: names.map((name, index) => aLine(name, 10_000 + index)) });
  await page.goto(`/apps/invoice/preview/${id}`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`Draft ${id} Leith Library.pdf`);
  const pdf = await readFile(await saved.path());
  const looked = [...names, '€100.00', '€480.07'];
  const { picture, inks } = await drawn(page.context(), pdf, looked);
  await info.attach('page', { body: picture, contentType: 'image/png' });
  for (const name of looked) {
    const ink = inks.find(({ text }) => text === name);
    expect(ink, `${name} is on the page`).toBeDefined();
    expect(ink?.share, `${name} has ink`).toBeGreaterThan(0.03);
    expect(ink?.share, `${name} is no block`).toBeLessThan(0.5);
    for (const quarter of ink?.quarters ?? []) expect(quarter, `${name} is there as a whole`).toBeGreaterThan(0.005);
  }
});
