import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { createPdfRenderer } from '#pdf/pdf-renderer.ts';
import { wrapText } from '#pdf/text-line.ts';
import { inlineHeavyWork } from '#server/heavy-work.ts';
import type { PdfDocument } from '#server/pdf-document.ts';
import { pdfText, withoutSpaces } from '../../../../tests/pdf-text.ts';
import { nodePress } from './node-press.ts';
import { packageFonts } from './package-fonts.ts';
import { pooledPdf } from './pooled-pdf.ts';

const { make: makePdf } = pooledPdf(inlineHeavyWork);

const names = [
  'Łódź – Zażółć gęślą jaźń',
  'Παναγιώτης Ευαγγέλου',
  'Ольга Петрова',
  'فندق الميناء الكبير',
  '杜妮亚家具有限公司',
  '佐藤遥カーテン',
  'Hotel Miramar — فندق الميناء 12',
  'Nguyễn Thị Hồng',
  'מלון הנמל בע״מ – שָׁלוֹם',
  'Hotel Miramar — מלון הנמל 12',
  '주식회사 한빛 가구',
  'श्री क्षेत्र प्रिंटर्स प्राइवेट लिमिटेड',
  'बैंक्‍वेट हॉल',
  'บริษัท น้ำใสเฟอร์นิเจอร์ จำกัด',
  'می‌خواهم کتاب‌ها',
];

function documentOf(rows: string[][], more: Partial<PdfDocument> = {}): PdfDocument {
  return {
    title: 'Invoice JV-1',
    author: 'Juniper & Vale',
    language: 'en',
    direction: 'ltr',
    madeAt: new Date('2026-11-21T10:00:00Z'),
    head: { logo: null, name: 'Juniper & Vale', title: 'Invoice', subtitle: 'JV-1', mark: 'Draft' },
    blocks: [
      { kind: 'columns', columns: [{ label: 'From', lead: 'name', text: 'Juniper & Vale\nPorto' }] },
      { kind: 'facts', facts: [{ label: 'Due', value: '13 Dec 2026' }] },
      { kind: 'table', columns: [{ label: 'Description' }, { label: 'Amount', isNumber: true }], rows },
      { kind: 'sums', texts: [{ label: 'Pay to', text: 'Bank' }], sums: [{ label: 'Total', value: '€12.50', tone: 'strong' }] },
      { kind: 'text', text: { label: 'Notes', text: 'Thank you.' } },
    ],
    foot: { text: 'Juniper & Vale', pageText: 'Page {page} of {pages}' },
    ...more,
  };
}

/** Returns the horizontal position of each text on the first page. */
async function placesOn(bytes: Uint8Array): Promise<{ text: string; left: number; right: number }[]> {
  const page = await (await getDocumentProxy(bytes.slice())).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() ? [{ text: item.str, left: item.transform[4], right: item.transform[4] + item.width }] : [],
  );
}

describe('a PDF', () => {
  test.each(names)('contains %s as typed, with embedded fonts and no missing character', async (name) => {
    const bytes = await makePdf(documentOf([[name, '€12.50']]));
    const [page = ''] = await pdfText(bytes);
    expect(page).toContain(withoutSpaces(name));
    expect(page).toContain('€12.50');
    expect(await missingGlyphs(name)).toBe(0);
  });

  test('is correct when the first documents are made concurrently in several scripts', async () => {
    const { print } = createPdfRenderer(packageFonts);
    const first = ['Παναγιώτης Ευαγγέλου', 'Ольга Петрова', 'Nguyễn Thị Hồng', 'שָׁלוֹם', 'น้ำใส', 'Ω', 'Łódź', 'מלון', 'ζήτα', 'จำกัด'];
    const written = await Promise.all(first.map((name) => print(documentOf([[name, '€12.50']]), null)));
    for (const [index, bytes] of written.entries()) expect((await pdfText(bytes))[0]).toContain(withoutSpaces(first[index] ?? ''));
  });

  test('contains a letter that the font shares with an accented form drawn earlier', async () => {
    await makePdf(documentOf([['Ώ', '€12.50']]));
    const [page] = await pdfText(await makePdf(documentOf([['Ω', '€12.50']])));
    expect(page).toContain('Ω€12.50');
  });

  test('shows a box for a character no font has', async () => {
    expect(await missingGlyphs('\u{13000}')).toBeGreaterThan(0);
  });

  test('leaves out direction marks and invisible characters', async () => {
    const odd = '\u200fفاتورة\u200e A\u0007\tB\u00adC';
    const bytes = await makePdf(documentOf([[odd, '1']]));
    expect(await missingGlyphs(odd)).toBe(0);
    expect((await pdfText(bytes))[0]).toContain('ABC');
  });

  test('repeats the table header on each page and numbers the pages', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`Row ${index + 1}`, `€${index}.00`]);
    const pages = await pdfText(await makePdf(documentOf(rows)));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page${index + 1}of${pages.length}`);
    for (const page of pages.slice(0, -1)) expect(page).toContain('DescriptionAmount');
    const all = pages.join('');
    for (const [label = '', amount] of rows) expect(all).toContain(withoutSpaces(`${label}${amount}`));
    expect(pages.at(-1)).toContain('Total€12.50');
  });

  test('splits rows longer than a page and words longer than a line', async () => {
    const long = Array.from({ length: 120 }, (_, index) => `line ${index}`).join('\n');
    const pages = await pdfText(
      await makePdf(
        documentOf([
          [long, '€1.00'],
          ['w'.repeat(400), '€2.00'],
        ]),
      ),
    );
    const all = pages.join('');
    expect(all).toContain('line119');
    expect(all.match(/w/g)?.length).toBeGreaterThanOrEqual(400);
  });

  test('wraps Thai between words', async () => {
    const fonts = await nodePress.openFonts();
    const text = 'บริษัทเฟอร์นิเจอร์จำกัด';
    await fonts.prepare([text]);
    const [line] = wrapText(fonts, text, 60, { size: 9, weight: 400 });
    const written = line?.pieces.flatMap(({ glyphs }) => glyphs.flatMap(({ codePoints }) => codePoints)) ?? [];
    expect(String.fromCodePoint(...written)).toBe('บริษัท');
  });

  test('shapes Thai sara am with its ring before the tone mark above it', async () => {
    const fonts = await nodePress.openFonts();
    await fonts.prepare(['น้ำ']);
    const [line] = wrapText(fonts, 'น้ำ', 60, { size: 9, weight: 400 });
    const shaped = line?.pieces.flatMap(({ glyphs }) => glyphs.map(({ codePoints }) => codePoints));
    expect(shaped).toEqual([[0x0e19], [0x0e4d], [0x0e49], [0x0e32]]);
  });

  test('is mirrored for right-to-left languages', async () => {
    const rows = [['Lamp', '€12.50']];
    const leftToRight = await placesOn(await makePdf(documentOf(rows)));
    const rightToLeft = await placesOn(await makePdf(documentOf(rows, { direction: 'rtl', language: 'ar' })));
    const at = (places: typeof leftToRight, text: string) => places.find((place) => place.text === text);
    expect(at(leftToRight, 'Description')?.left).toBeCloseTo(48, 0);
    expect(at(rightToLeft, 'Description')?.right).toBeCloseTo(595.28 - 48, 0);
    expect(at(rightToLeft, 'Amount')?.left).toBeCloseTo(48, 0);
  });

  test('shows a picture of any format and skips an unreadable one', async () => {
    const logo = await sharp({ create: { width: 400, height: 100, channels: 4, background: '#0a0' } })
      .webp()
      .toBuffer();
    const head = { logo, name: 'Juniper & Vale', title: 'Invoice', subtitle: 'JV-1' };
    const withLogo = Buffer.from(await makePdf(documentOf([], { head }))).toString('latin1');
    expect(withLogo).toContain('/Subtype /Image');
    const broken = await makePdf(documentOf([], { head: { ...head, logo: new Uint8Array([1, 2, 3]) } }));
    expect(Buffer.from(broken).toString('latin1')).not.toContain('/Subtype /Image');
    expect((await pdfText(broken))[0]).toContain('Juniper&Vale');
  });
});

/** Counts the glyphs of a text that show the font's box for missing characters. */
async function missingGlyphs(text: string): Promise<number> {
  const fonts = await nodePress.openFonts();
  await fonts.prepare([text]);
  const pieces = wrapText(fonts, text, 1000, { size: 9, weight: 400 }).flatMap((line) => line.pieces);
  return pieces.flatMap(({ glyphs }) => glyphs).filter(({ id }) => id === 0).length;
}
