/** A cell. A date at midnight UTC is a day, any other a moment in UTC. */
export type SheetCell = string | number | Date | null;

export interface SheetColumn {
  label: string;
  /** In characters, where the format knows widths. */
  width?: number;
}

/** What a spreadsheet takes for the beginning of a formula; where East Asian text is written, also in full width. */
const formulaStart = '[=+\\-@\\t\\r\\n＝＋－＠]';
const startsFormula = new RegExp(`^${formulaStart}`);
const guardBefore = new RegExp(`^'(?=${formulaStart})`);
const plainNumber = /^[+-]?(\d+([.,]\d+)?|[.,]\d+)(e[+-]?\d+)?$/i;

/** The text with an apostrophe before it, where a spreadsheet would run it as a formula. */
function guardFormula(text: string): string {
  return startsFormula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** The text as it was before `guardFormula`. */
export function withoutGuard(text: string): string {
  return text.replace(guardBefore, '');
}

/** A cell as text that no spreadsheet takes for a formula: a number as it is, a day or a moment as ISO has it. */
export function textOfCell(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return cell.toISOString().slice(0, cell.getTime() % 86_400_000 === 0 ? 10 : undefined);
  return guardFormula(cell);
}
