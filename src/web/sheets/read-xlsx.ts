import { piecesOf } from './pieces-of.ts';
import { type ZipEntry, zipEntries } from './zip-entries.ts';

/** More than any 50 MB file should unpack to, and small enough for a phone's memory. */
const maxBytes = 1_000_000_000;
const dayMs = 86_400_000;

/** Reads the rows of an XLSX file's first sheet in batches. Dates become `2026-03-09`, with a time if they have one. */
export async function* xlsxRows(file: Blob): AsyncGenerator<string[][], undefined> {
  const entries = await zipEntries(file);
  const sheet = entries.get(await firstSheet(entries));
  if (!sheet) throw new Error('no sheet');
  if (sheet.bytes > maxBytes) throw new Error('too large');
  const book = await textOf(entries.get('xl/workbook.xml'));
  const shared = await sharedTexts(entries.get('xl/sharedStrings.xml'));
  const isDate = dateStyles(await textOf(entries.get('xl/styles.xml')));
  const from1904 = /<(?:\w+:)?workbookPr[^>]*date1904="(?:1|true)"/.test(book);
  let rest = '';
  for await (const text of piecesOf(sheet.text())) {
    rest += text;
    const end = rest.lastIndexOf('row>');
    if (end < 0) continue;
    const rows = [...rest.slice(0, end + 4).matchAll(/<(?:\w+:)?row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g)];
    rest = rest.slice(end + 4);
    yield rows.map(([, , cells = '']) => rowOf(cells, { shared, isDate, from1904 }));
  }
}

interface Book {
  shared: readonly string[];
  isDate: readonly boolean[];
  from1904: boolean;
}

function rowOf(cells: string, book: Book): string[] {
  const row: string[] = [];
  for (const [, attributes = '', content = ''] of cells.matchAll(/<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g)) {
    const at = columnOf(/\br="([A-Z]+)/.exec(attributes)?.[1]) ?? row.length;
    while (row.length < at) row.push('');
    row[at] = cellText(attributes, content, book);
  }
  return row;
}

function cellText(attributes: string, content: string, { shared, isDate, from1904 }: Book): string {
  const kind = /\bt="(\w+)"/.exec(attributes)?.[1];
  if (kind === 'inlineStr') return textIn(content);
  const value = plain(/<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/.exec(content)?.[1] ?? '');
  if (kind === 's') return shared[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  const style = Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? -1);
  return kind === undefined && value !== '' && isDate[style] ? dateOf(Number(value), from1904) : value;
}

/** Spreadsheet dates count days from the last day of 1899, or from the first day of 1904. */
function dateOf(serial: number, from1904: boolean): string {
  const ms = Math.round((serial - (from1904 ? 24_107 : 25_569)) * dayMs);
  if (!Number.isFinite(ms) || Math.abs(ms) > 8.64e15) return String(serial);
  const text = new Date(ms).toISOString();
  return ms % dayMs === 0 ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}

async function firstSheet(entries: Map<string, ZipEntry>): Promise<string> {
  const book = await textOf(entries.get('xl/workbook.xml'));
  const id = /<(?:\w+:)?sheet\b[^>]*\br:id="([^"]+)"/.exec(book)?.[1] ?? '';
  const relations = await textOf(entries.get('xl/_rels/workbook.xml.rels'));
  const relation = [...relations.matchAll(/<Relationship\b[^>]*>/g)].find(([one]) => one.includes(`Id="${id}"`))?.[0] ?? '';
  const target = /Target="([^"]+)"/.exec(relation)?.[1] ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function sharedTexts(entry: ZipEntry | undefined): Promise<string[]> {
  const found: string[] = [];
  let rest = '';
  for await (const text of textPieces(entry)) {
    rest += text;
    const end = rest.lastIndexOf('si>');
    if (end < 0) continue;
    for (const [, item = ''] of rest.slice(0, end + 3).matchAll(/<(?:\w+:)?si\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g))
      found.push(textIn(item));
    rest = rest.slice(end + 3);
  }
  return found;
}

/** Returns which cell styles format a number as a date. */
function dateStyles(styles: string): boolean[] {
  const own = new Map([...styles.matchAll(/<(?:\w+:)?numFmt\b([^>]*)>/g)].map(([, given = '']) => [numberIn(given, 'numFmtId'), given]));
  const cells = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  return [...cells.matchAll(/<(?:\w+:)?xf\b([^>]*)>/g)].map(([, given = '']) => {
    const id = numberIn(given, 'numFmtId');
    const code = /formatCode="([^"]*)"/.exec(own.get(id) ?? '')?.[1];
    if (code === undefined) return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
    // Ignores literal text, colors and positions in the format.
    return /[ymdhs]/i.test(plain(code).replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
  });
}

const numberIn = (attributes: string, name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(attributes)?.[1] ?? 0);

/** Converts A, B … Z, AA … to 0, 1 … */
function columnOf(letters: string | undefined): number | undefined {
  if (letters === undefined || letters.length > 3) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Returns the text without phonetic hints. */
function textIn(content: string): string {
  const written = content.replaceAll(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '');
  return [...written.matchAll(/<(?:\w+:)?t\b[^>]*>([\s\S]*?)<\/(?:\w+:)?t>/g)].map(([, text = '']) => plain(text)).join('');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  return text
    .replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, digits?: string, name = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(digits ?? Number.NaN);
      return Number.isNaN(code) ? (entities[name] ?? whole) : code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replaceAll(/_x([0-9A-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

async function textOf(entry: ZipEntry | undefined): Promise<string> {
  let whole = '';
  for await (const text of textPieces(entry)) whole += text;
  return whole;
}

/** Empty for a missing entry. */
async function* textPieces(entry: ZipEntry | undefined): AsyncGenerator<string, undefined> {
  if (entry) yield* piecesOf(entry.text());
}
