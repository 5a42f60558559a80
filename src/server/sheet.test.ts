import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { SheetCell } from '#contract/sheet/sheet-cell.ts';
import { xlsxParts } from '#contract/sheet/sheet-xlsx.ts';
import { Exports } from './exports.ts';
import { answerSheet, type Sheet } from './sheet.ts';

/** Uses the platform's compression streams, with a different reader each time. */
function scopeOf(onFailure: (error: unknown) => void = () => undefined): Parameters<typeof answerSheet>[1] {
  const compression = {
    gzip: () => new CompressionStream('gzip') as Packing,
    gunzip: () => new DecompressionStream('gzip') as Packing,
    deflate: () => new CompressionStream('deflate-raw') as Packing,
  };
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (_event: string, _facts: object | undefined, error: unknown) => onFailure(error),
  };
  return { entity: 'acme', identity: { personId: 1 }, deps: { compression, log, exports: new Exports() } };
}
type Packing = TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

const columns = [{ label: 'Name', width: 30 }, { label: 'Amount' }, { label: '=Due' }, { label: 'At' }];
const rows: SheetCell[][] = [
  ['فندق الميناء', 1234.5, new Date('2026-12-13T00:00:00Z'), new Date('2026-12-13T10:30:00Z')],
  ['=HYPERLINK("http://x")', -0.25, null, null],
  ['佐藤, "遥"\nsecond line', 0, null, null],
  ['-12.5', null, null, null],
  ['-12+SUM(A1)', null, null, null],
  ['@x', null, null, null],
  ['\tx', null, null, null],
  ['＝1+1', null, null, null],
  ['＋x', null, null, null],
  ['－12', null, null, null],
  ['＠x', null, null, null],
  ['<&>\u0001 _x0041_', null, null, null],
];

async function* batchesOf(...batches: SheetCell[][][]): AsyncGenerator<SheetCell[][]> {
  for (const batch of batches) yield batch;
}

const sheetOf = (format: Sheet['format'], batches: Sheet['batches'] = batchesOf(rows.slice(0, 3), [], rows.slice(3))) =>
  answerSheet({ format, name: 'Invoices – März', columns, direction: 'ltr', batches }, scopeOf());

async function xmlOf(response: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

/** The cell's style, type and value or text. */
function cellOf(xml: string, at: string): { style: string; type: string; value: string } | null {
  const found = new RegExp(`<c r="${at}"([^>]*)>(?:<v>(.*?)</v>|<is><t[^>]*>(.*?)</t></is>)</c>`, 's').exec(xml);
  if (!found) return null;
  const named = (name: string) => new RegExp(`${name}="(.*?)"`).exec(found[1] ?? '')?.[1] ?? '';
  return { style: named('s'), type: named('t'), value: found[2] ?? found[3] ?? '' };
}

describe('a CSV', () => {
  test('reads back as written, with formulas as text', async () => {
    const response = sheetOf('csv');
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toContain("filename*=UTF-8''Invoices%20%E2%80%93%20M%C3%A4rz.csv");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { data } = Papa.parse<string[]>(new TextDecoder().decode(bytes).trimEnd());
    expect(data[0]).toEqual(['Name', 'Amount', "'=Due", 'At']);
    expect(data[1]).toEqual(['فندق الميناء', '1234.5', '2026-12-13', '2026-12-13T10:30:00.000Z']);
    expect(data.slice(2, 12).map(([name]) => name)).toEqual([
      '\'=HYPERLINK("http://x")',
      '佐藤, "遥"\nsecond line',
      '-12.5',
      "'-12+SUM(A1)",
      "'@x",
      "'\tx",
      "'＝1+1",
      "'＋x",
      "'－12",
      "'＠x",
    ]);
    expect(data[2]?.[1]).toBe('-0.25');
  });
});

describe('an XLSX', () => {
  test('stores numbers, days and moments natively, and text never as a formula', async () => {
    const files = await xmlOf(sheetOf('xlsx'));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml']),
    );
    const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).not.toContain('<f>');
    expect(cellOf(sheet, 'C1')).toEqual({ style: '1', type: 'inlineStr', value: '=Due' });
    expect(cellOf(sheet, 'A2')).toMatchObject({ type: 'inlineStr', value: 'فندق الميناء' });
    expect(cellOf(sheet, 'B2')).toEqual({ style: '', type: '', value: '1234.5' });
    expect(cellOf(sheet, 'C2')).toEqual({ style: '2', type: '', value: '46369' });
    expect(cellOf(sheet, 'D2')).toEqual({ style: '3', type: '', value: '46369.4375' });
    expect(cellOf(sheet, 'A3')).toMatchObject({ type: 'inlineStr', value: '=HYPERLINK(&quot;http://x&quot;)' });
    expect(cellOf(sheet, 'C3')).toBeNull();
    expect(cellOf(sheet, 'A9')).toMatchObject({ type: 'inlineStr', value: '＝1+1' });
    expect(cellOf(sheet, 'A13')?.value).toBe('&lt;&amp;&gt;\ufffd _x005F_x0041_');
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toContain('<autoFilter ref="A1:D13"/>');
    expect(files['xl/workbook.xml']).toContain('<sheet name="Invoices – März" sheetId="1" r:id="rId1"/>');
  });

  test('continues on a new sheet when one is full', async () => {
    const parts = xlsxParts([{ label: 'No' }], batchesOf([[1], [2], [3]], [[4], [5]]), { name: 'Numbers', direction: 'ltr', limit: 3 });
    const written = [];
    for await (const part of parts) written.push(part);
    const files = await xmlOf(new Response(new Blob(written)));
    const values = [1, 2, 3].map((number) => files[`xl/worksheets/sheet${number}.xml`]?.match(/<v>\d<\/v>/g)?.join(''));
    expect(values).toEqual(['<v>1</v><v>2</v>', '<v>3</v><v>4</v>', '<v>5</v>']);
    expect(files['xl/workbook.xml']).toContain('name="Numbers 2"');
  });
});

describe.each(['csv', 'xlsx'] as const)('a streamed %s', (format) => {
  test('requests rows as they are read, and none after the reader disconnects', async () => {
    let asked = 0;
    let ended = false;
    async function* endless(): AsyncGenerator<SheetCell[][]> {
      try {
        for (;;) {
          asked += 1;
          yield Array.from({ length: 1000 }, (_, index) => [`row ${Math.sin(asked * 1000 + index)}`]);
        }
      } finally {
        ended = true;
      }
    }
    const { body } = answerSheet({ format, name: 'all', columns, direction: 'ltr', batches: endless() }, scopeOf());
    expect(asked).toBe(0);
    const reader = body?.getReader();
    for (let taken = 0; taken < 20; taken++) await reader?.read();
    expect(asked).toBeLessThanOrEqual(20);
    await reader?.cancel();
    expect(ended).toBe(true);
  });

  test('aborts when rows cannot be read, and reports the error', async () => {
    const told: unknown[] = [];
    async function* failing(): AsyncGenerator<SheetCell[][]> {
      yield [['first']];
      throw new Error('the database is gone');
    }
    const sheet = answerSheet(
      { format, name: 'all', columns, direction: 'ltr', batches: failing() },
      scopeOf((error) => told.push(error)),
    );
    await expect(sheet.arrayBuffer()).rejects.toThrow('the database is gone');
    expect(told).toHaveLength(1);
  });
});
