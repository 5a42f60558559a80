import { z } from 'zod/mini';
import { parseFinding } from '#contract/find-reasons.ts';
import { minorDigits } from '#contract/money/currency.ts';
import { readDecimal } from '#contract/money/read-decimal.ts';
import type { FieldReason } from '#contract/reason.ts';
import { withoutGuard } from '#contract/sheet/sheet-cell.ts';
import { heavyTask } from '#server/heavy-work.ts';
import { invalid } from '#server/refusal.ts';
import { sheetLines } from '#server/sheet-lines.ts';
import { productFields, stockCount } from '../../product-contract.ts';
import type { ProductSheetField } from '../../product-sheet-contract.ts';
import { foreignColumns, foreignFormatOf, foreignRows } from './foreign-sheet.ts';
import { colorOf, fieldOfHeading, flagOf, gramsOf, taxClassOf } from './product-sheet-words.ts';

const rowFields = z.partial(z.extend(z.omit(productFields, { pictureIds: true }), { stock: stockCount() }));
/** Product fields of a row, for the columns the file has. */
export type RowFields = z.infer<typeof rowFields>;

/** A product line of the file, as far as it could be parsed. */
export interface SheetRow {
  /** Line number in the file, starting at 2. */
  line: number;
  slug: string;
  fields: RowFields;
  errors: Record<string, FieldReason[]>;
  /** Whether it is one of several variants of another program's product. */
  isVariant: boolean;
  /** Whether the row isn't a product; its error has the reason. */
  isLeftOut: boolean;
}

export interface ProductSheet {
  columns: { heading: string; field: ProductSheetField | null }[];
  rows: SheetRow[];
}

interface GivenSheet {
  csv: string;
  columns: readonly (ProductSheetField | null)[] | undefined;
  /** Currency of the shop's prices. */
  currency: string;
}

const maxRows = 10_000;
const maxColumns = 200;
// Including empty lines.
const maxLines = 100_000;

export const readProductSheet = heavyTask({
  name: 'read a sheet of products',
  lengthOf: ({ csv }: GivenSheet) => csv.length,
  run: parseProductSheet,
});

/** Parses the lines of a CSV file. With semicolons as delimiter, the decimal separator is a comma. @throws 400 for an empty file. */
function parseProductSheet({ csv, columns: said, currency }: GivenSheet): ProductSheet {
  // A trailing empty line would count as a line without the delimiter and break delimiter detection.
  const { lines: all, above, delimiter } = sheetLines(csv.trimEnd(), maxLines);
  const [header = [], ...lines] = all;
  if (header.every((cell) => cell === '')) throw invalid('csv', 'empty');
  if (header.length > maxColumns) throw invalid('csv', { code: 'too_many', max: maxColumns });
  const format = foreignFormatOf(header, currency);
  const guessed = format ? foreignColumns(header, format) : header.map((_, at) => guessOf(header, at));
  const columns = header.map((heading, at) => ({ heading: heading.trim(), field: (said ?? guessed)[at] ?? null }));
  const fields = columns.map(({ field }) => field);
  const named = fields.filter((field) => field !== null);
  if (new Set(named).size < named.length) throw invalid('columns', 'sheet_column_twice');
  // The page asks which column has the names when no heading identifies it.
  if (!fields.includes('name') && !fields.includes('slug')) return { columns, rows: [] };
  const filled = lines
    .map((cells, index) => ({ cells, line: index + 2 + above }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > maxRows) throw invalid('csv', { code: 'too_many', max: maxRows });
  const decimal: Written['decimal'] = delimiter === ';' ? ',' : '.';
  const written = { header, decimal, decimals: minorDigits(currency) };
  if (!format) return { columns, rows: filled.map((row) => readRow(row, fields, written)) };
  const cellsOfRows = filled.map(({ cells }) => cells);
  const rows = foreignRows(header, cellsOfRows, { format, columns: fields }).map(({ cells, reason, isVariant }, index) => {
    const row = readRow({ cells, line: filled[index]?.line ?? 0 }, fields, written);
    return { ...row, isVariant, isLeftOut: reason !== null, errors: reason ? { line: [{ code: reason }] } : row.errors };
  });
  return { columns, rows };
}

/** Guesses a column's field from its heading, unless an earlier column has it. */
function guessOf(header: readonly string[], at: number): ProductSheetField | null {
  const field = fieldOfHeading(header[at] ?? '');
  return header.slice(0, at).some((heading) => fieldOfHeading(heading) === field) ? null : field;
}

interface Written {
  header: readonly string[];
  decimal: '.' | ',';
  decimals: number;
}

function readRow({ cells, line }: { cells: string[]; line: number }, columns: (ProductSheetField | null)[], written: Written): SheetRow {
  const said = columns.flatMap((field, at): [ProductSheetField, string, string][] => {
    const text = withoutGuard((cells[at] ?? '').trim());
    // Empty cells are ignored: existing values stay, new products get the default.
    return field && text !== '' ? [[field, text, written.header[at] ?? '']] : [];
  });
  const { slug = '', ...given } = Object.fromEntries(
    said.map(([field, text, heading]) => [field, cellValue(field, text, { ...written, heading })]),
  );
  const errors: Record<string, FieldReason[]> = {};
  if (cells.length > columns.length) errors.line = [{ code: 'sheet_row_too_wide' }];
  const parsed = parseFinding(rowFields, given);
  if (!parsed.success) for (const [[field = 'line'], found] of parsed.found) errors[field] = [...(errors[field] ?? []), found];
  const fields = parsed.success
    ? parsed.data
    : (Object.fromEntries(Object.entries(given).filter(([field]) => !errors[field])) as RowFields);
  return { line, slug: String(slug), fields, errors, isVariant: false, isLeftOut: false };
}

/** Parses a cell; returns its text when the value is invalid for the column. */
function cellValue(field: ProductSheetField, text: string, { heading, decimal, decimals }: Written & { heading: string }): unknown {
  if (field === 'priceCents') return readDecimal(text, decimal, decimals) ?? text;
  if (field === 'stock') return readDecimal(text, decimal, 0) ?? text;
  if (field === 'weightGrams') return weightOf(text, heading, decimal) ?? text;
  if (field === 'taxClass') return taxClassOf(text);
  if (field === 'hasFreeShipping' || field === 'isPublished') return flagOf(text);
  if (field === 'colorOptions') return partsOf(text, /[,;|،\n]/).map(colorOf);
  return field === 'features' ? partsOf(text, /\n/) : text;
}

/** In grams; null when it isn't a number. */
function weightOf(text: string, heading: string, decimal: '.' | ','): number | null {
  const thousandths = readDecimal(text.replace(/\s*(kg|g|lbs?|oz)$/i, ''), decimal, 6);
  return thousandths === null ? null : Math.round((thousandths / 1_000_000) * gramsOf(heading));
}

function partsOf(text: string, sign: RegExp): string[] {
  return [...new Set(text.split(sign).map((part) => part.trim()))].filter(Boolean);
}
