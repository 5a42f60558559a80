import type { SheetCell } from './sheet-cell.ts';

export const namespace = {
  sheet: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  relation: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  package: 'http://schemas.openxmlformats.org/package/2006',
};

/** Indexes into the format list that `sheet-xlsx-parts.ts` writes. */
const styles = { head: 1, day: 2, moment: 3 };
const longestText = 32_767;

// Characters invalid in XML 1.0, lone surrogates, and text a spreadsheet would read as an escape sequence.
const unsafe = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

export function documentXml(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;
}

export function escapeXml(text: string): string {
  return text
    .replaceAll(unsafe, (found) => (found === '_' ? '_x005F_' : '\ufffd'))
    .replaceAll(/[&<>"\r]/g, (mark) => entities[mark] ?? mark);
}

/** Returns a column's name: A, B … Z, AA … */
export function columnName(index: number): string {
  return (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
}

export function textCellXml(at: string, text: string, style?: 'head'): string {
  const styled = style ? ` s="${styles[style]}"` : '';
  return `<c r="${at}" t="inlineStr"${styled}><is><t xml:space="preserve">${escapeXml(text.slice(0, longestText))}</t></is></c>`;
}

export function cellXml(at: string, cell: SheetCell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textCellXml(at, cell);
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : textCellXml(at, String(cell));
  // Days since December 31, 1899, as spreadsheets count.
  const day = cell.getTime() / 86_400_000 + 25_569;
  if (!(day >= 1)) return textCellXml(at, Number.isNaN(day) ? '' : cell.toISOString());
  return `<c r="${at}" s="${Number.isInteger(day) ? styles.day : styles.moment}"><v>${day}</v></c>`;
}
