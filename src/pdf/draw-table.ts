import type { PdfBlock } from '#server/pdf-document.ts';
import { ink, type Paper } from './paper.ts';
import type { TextLine } from './text-line.ts';

type Table = Extract<PdfBlock, { kind: 'table' }>;

interface Column {
  start: number;
  width: number;
  isNumber: boolean;
}

const size = 9;
const leading = 1.45;
const lineHeight = size * leading;
const padding = 6.5;
const gap = 14;
const headStyle = { size: 8, weight: 600 } as const;
const widestNumber = 130;
/** A row that needs more lines than this may be split across pages. */
const keptTogether = 10;

/** Draws a table, repeating its header on each page. */
export function drawTable(paper: Paper, table: Table): void {
  const columns = columnsOf(paper, table);
  paper.need(4 * lineHeight);
  drawHead(paper, table, columns);
  for (const index of table.rows.keys()) drawRow(paper, table, columns, index);
  paper.y += 20;
}

/** Number columns fit their content; text columns share the rest. */
function columnsOf(paper: Paper, { columns, rows }: Table): Column[] {
  const needed = columns.map(({ label, isNumber }, index) => {
    if (!isNumber) return null;
    const widths = rows.map((row) => paper.widthOf(row[index] ?? '', { size, weight: 600, isTabular: true }));
    return Math.min(widestNumber, Math.max(paper.widthOf(label, headStyle), ...widths) + 1);
  });
  const texts = needed.filter((width) => width === null).length;
  const taken = needed.reduce<number>((sum, width) => sum + (width ?? 0), 0) + gap * (columns.length - 1);
  let start = 0;
  return needed.map((width) => {
    const column = { start, width: width ?? (paper.width - taken) / texts, isNumber: width !== null };
    start += column.width + gap;
    return column;
  });
}

function drawHead(paper: Paper, table: Table, columns: Column[]): void {
  const labels = columns.map(({ width }, index) => paper.wrap(table.columns[index]?.label ?? '', width, headStyle));
  const ends = columns.map((column, index) => {
    const align = column.isNumber ? 'end' : 'start';
    return paper.write(labels[index] ?? [], column, paper.y, { color: ink.quiet, align, leading: 1.6 });
  });
  paper.y = Math.max(...ends) + 5;
  paper.rule({ start: 0, width: paper.width }, paper.y, ink.text, 0.8);
}

function drawRow(paper: Paper, table: Table, columns: Column[], row: number): void {
  const last = columns.length - 1;
  const isLast = row === table.rows.length - 1;
  const carryHeight = table.carried ? lineHeight + 2 * padding : 0;
  const cells = columns.map((column, index) => cellOf(paper, table.rows[row]?.[index] ?? '', column, index === last));
  let rest = Math.max(...cells.map((lines) => lines.length));
  let from = 0;
  while (rest > 0) {
    const fittingAlone = Math.floor((paper.room - 2 * padding) / lineHeight);
    // Reserve a line for the carried-forward total unless the table ends here.
    const fitting = isLast && rest <= fittingAlone ? fittingAlone : Math.floor((paper.room - 2 * padding - carryHeight) / lineHeight);
    if (fitting < Math.min(rest, keptTogether)) {
      // A row's amount counts toward the page on which the row starts.
      const sum = table.carried?.sums[from > 0 ? row : row - 1];
      if (sum !== undefined) drawCarried(paper, table.carried?.forward ?? '', sum);
      paper.turnPage();
      drawHead(paper, table, columns);
      if (sum !== undefined) drawCarried(paper, table.carried?.brought ?? '', sum);
      continue;
    }
    const shown = Math.min(rest, fitting);
    for (const [index, lines] of cells.entries()) drawCell(paper, lines.slice(from, from + shown), columns[index]);
    paper.y += shown * lineHeight + 2 * padding;
    paper.rule({ start: 0, width: paper.width }, paper.y, ink.line);
    from += shown;
    rest -= shown;
  }
}

/** Draws a row with the running total. */
function drawCarried(paper: Paper, label: string, sum: string): void {
  const place = { start: 0, width: paper.width };
  const top = paper.y + padding;
  const style = { size, weight: 600 } as const;
  paper.write(paper.wrap(label, paper.width / 2, { size, weight: 400 }).slice(0, 1), place, top, { color: ink.quiet, leading });
  paper.write(paper.wrap(sum, paper.width / 2, { ...style, isTabular: true }), place, top, { color: ink.text, align: 'end', leading });
  paper.y = top + lineHeight + padding;
  paper.rule(place, paper.y, ink.line);
}

interface CellLine {
  line: TextLine;
  color: string;
}

function cellOf(paper: Paper, text: string, { width, isNumber }: Column, isLast: boolean): CellLine[] {
  return text.split('\n').flatMap((part, index) => {
    const lines = paper.wrap(part, width, { size, weight: isLast ? 600 : 400, isTabular: isNumber });
    return lines.map((line) => ({ line, color: index === 0 ? ink.text : ink.quiet }));
  });
}

function drawCell(paper: Paper, lines: CellLine[], column: Column | undefined): void {
  if (!column) return;
  lines.forEach(({ line, color }, index) => {
    const top = paper.y + padding + index * lineHeight;
    paper.write([line], column, top, { color, align: column.isNumber ? 'end' : 'start', leading });
  });
}
