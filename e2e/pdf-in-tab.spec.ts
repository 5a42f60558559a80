import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { build } from 'vite';
import { pooledPdf } from '#hosts/node/pdf/pooled-pdf.ts';
import { inlineHeavyWork } from '#server/heavy-work.ts';
import type { PdfDocument } from '#server/pdf-document.ts';
import { copyPdfFonts, pdfBuildOptions } from '../scripts/demo-pdf.mjs';
import { pdfText, withoutSpaces } from '../tests/pdf-text.ts';

const onNode = pooledPdf(inlineHeavyWork);
const names = [
  'Łódź – Zażółć gęślą jaźń, Παναγιώτης, Ольга',
  'Hotel Miramar — فندق الميناء الكبير 12',
  '佐藤遥カーテン 杜妮亚家具有限公司',
  'מלון הנמל בע״מ – שָׁלוֹם',
  '주식회사 한빛',
  'प्रिंटर्स',
  'น้ำใสเฟอร์นิเจอร์',
];

const invoice = (rows: string[][], more: Partial<PdfDocument> = {}): PdfDocument => ({
  title: 'Invoice JV-1',
  author: 'Juniper & Vale',
  language: 'en',
  direction: 'ltr',
  madeAt: new Date('2026-11-21T10:00:00Z'),
  head: { logo: null, name: 'Juniper & Vale', title: 'Invoice', subtitle: 'JV-1' },
  blocks: [
    { kind: 'columns', columns: [{ label: 'From', lead: 'name', text: 'Juniper & Vale\nPorto' }] },
    { kind: 'table', columns: [{ label: 'Description' }, { label: 'Amount', isNumber: true }], rows },
    { kind: 'sums', texts: [{ label: 'Pay to', text: 'Bank' }], sums: [{ label: 'Total', value: '€12.50', tone: 'strong' }] },
  ],
  foot: { text: 'Juniper & Vale', pageText: 'Page {page} of {pages}' },
  ...more,
});

let folder: string;
let server: Server;
const asked: string[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-pdf-'));
  await build({
    ...pdfBuildOptions,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      lib: { entry: 'e2e/pdf-in-tab-worker.ts', formats: ['es'], fileName: 'worker' },
    },
  });
  await copyPdfFonts(join(folder, 'fonts'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>PDFs</title><link rel="icon" href="data:,">');
  server = createServer(async ({ url = '' }, response) => {
    asked.push(url);
    const bytes = await readFile(join(folder, url)).catch(() => null);
    // Disallows eval, as on every page of the product.
    response.writeHead(bytes ? 200 : 404, {
      'content-type': { '.html': 'text/html', '.js': 'text/javascript' }[extname(url)] ?? 'application/octet-stream',
      'content-security-policy': "default-src 'self'; img-src data:",
    });
    response.end(bytes);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

test.afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

test('creates the same PDF in the tab as on the server, with only the fonts it needs', { tag: '@server' }, async ({ page }) => {
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`);
  await test.step('Latin letters and a logo', async () => {
    const logo = new Uint8Array(
      await sharp({ create: { width: 400, height: 100, channels: 4, background: '#0a08' } })
        .webp()
        .toBuffer(),
    );
    const document = invoice([['Lamp', '€12.50']]);
    const bytes = await inTab(page, { ...document, head: { ...document.head, logo } });
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Subtype \/Image[^>]*\/Width 480\n\/Height 120\n/);
    expect(await pdfText(bytes)).toEqual(await pdfText(await onNode.make({ ...document, head: { ...document.head, logo } })));
    const fonts = asked.flatMap((url) => /^\/fonts\/\w+\/(.+)\.packed$/.exec(url)?.[1] ?? []);
    expect(fonts.sort()).toEqual(['inter/latin-400.ttf', 'inter/latin-600.ttf', 'inter/slices.json']);
  });

  for (const direction of ['ltr', 'rtl'] as const)
    await test.step(`all scripts and an electronic invoice, ${direction}`, async () => {
      const rows = Array.from({ length: 40 }, (_, index) => [names[index % names.length] ?? '', `€${index}.50`]);
      const document = invoice(rows, { direction, facturX: '<Invoice>Łódź</Invoice>' });
      const [tab, node] = [await inTab(page, document), await onNode.make(document)];
      const pages = await pdfText(tab);
      expect(pages.length).toBeGreaterThan(1);
      for (const name of names) expect(pages.join('')).toContain(withoutSpaces(name));
      expect(pages).toEqual(await pdfText(node));
      expect(objectsOf(tab)).toEqual(objectsOf(node));
    });
});

async function inTab(page: Page, document: PdfDocument): Promise<Uint8Array> {
  const { logo } = document.head;
  const bytes = await page.evaluate(
    ([given, picture]) => {
      const { port } = new SharedWorker('/worker.js', { type: 'module' });
      return new Promise<number[]>((resolve, reject) => {
        port.onmessage = ({ data }) => ('bytes' in data ? resolve([...data.bytes]) : reject(new Error(data.error)));
        port.postMessage({ ...given, head: { ...given.head, logo: picture && new Uint8Array(picture) } });
      });
    },
    [{ ...document, head: { ...document.head, logo: null } }, logo && [...logo]] as const,
  );
  return new Uint8Array(bytes);
}

/** Returns the decompressed objects of a PDF: the two hosts use different compressors. */
function objectsOf(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = text.slice(0, text.lastIndexOf('\nxref\n')).split('\nendobj\n');
  return objects.map((object) => {
    const at = object.indexOf('\nstream\n');
    if (at < 0 || !object.slice(0, at).includes('/FlateDecode')) return object;
    const packed = object.slice(at + '\nstream\n'.length, object.lastIndexOf('\nendstream'));
    return object.slice(0, at).replace(/\/Length \d+/, '') + inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  });
}
