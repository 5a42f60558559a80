/** A cell. A date at midnight UTC is a day; any other date is a moment in UTC. */
export type SheetCell = string | number | Date | null;

export interface SheetColumn {
  label: string;
  /** In characters, for formats that have column widths. */
  width?: number;
}

/** Characters that start a formula in spreadsheets; East Asian editions also accept the full-width forms. */
const formulaStart = '[=+\\-@\\t\\r\\n＝＋－＠]';
const startsFormula = new RegExp(`^${formulaStart}`);
const guardBefore = new RegExp(`^'(?=${formulaStart})`);
const plainNumber = /^[+-]?(\d+([.,]\d+)?|[.,]\d+)(e[+-]?\d+)?$/i;

/** Prefixes text with an apostrophe if a spreadsheet would run it as a formula. */
function guardFormula(text: string): string {
  return startsFormula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** Reverses `guardFormula`. */
export function withoutGuard(text: string): string {
  return text.replace(guardBefore, '');
}

/** Formats a cell as text that no spreadsheet treats as a formula: numbers as they are, days and moments in ISO 8601. */
export function textOfCell(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return cell.toISOString().slice(0, cell.getTime() % 86_400_000 === 0 ? 10 : undefined);
  return guardFormula(cell);
}
