import { invalid } from './refusal.ts';

/** A row of an archive, parsed from JSON. */
type ImportedRow = Record<string, unknown>;

/** Sanitizes the value of a column; never called with `null`. @throws Refusal for a value that can't be kept */
type Cleaner = (value: unknown) => unknown;

/**
 * How the rows of a table are imported. Every exported column of text or JSON is in one of the two lists;
 * `src/app/import-rules.test.ts` fails for a column in neither.
 */
export interface ImportRule {
  readonly table: string;
  /** Columns that end up in markup, a URL, or a header, each with its sanitizer. */
  readonly cleaned?: Readonly<Record<string, Cleaner>>;
  /** Columns whose text is always escaped on output, or only compared. */
  readonly plain?: readonly string[];
}

/** Sanitizes a row. @throws Refusal */
export function cleanRow(row: ImportedRow, { cleaned = {} }: ImportRule): ImportedRow {
  const clean = { ...row };
  for (const [column, cleaner] of Object.entries(cleaned)) {
    const value = row[column];
    if (value !== undefined && value !== null) clean[column] = cleaner(value);
  }
  return clean;
}

/** Sanitizes a text column. Refuses any other type, which the database would convert to unsanitized text. */
export const cleanedText =
  (clean: (text: string) => unknown): Cleaner =>
  (value) => {
    if (typeof value !== 'string') throw invalid('value', 'row_malformed');
    return clean(value);
  };

const webAddress = /^https?:\/\/[^\s/\\]\S*$/i;

/** Keeps a web URL; any other value becomes `otherwise`. */
export const webAddressOr = (otherwise: '' | null): Cleaner => cleanedText((text) => (webAddress.test(text) ? text : otherwise));

/** Keeps the web URLs of an object and drops its other values. */
export const webAddresses: Cleaner = (value) => {
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid('value', 'row_malformed');
  return Object.fromEntries(
    Object.entries(value ?? {}).filter(([, address]) => typeof address === 'string' && (address === '' || webAddress.test(address))),
  );
};

/** Keeps the path of a page of this installation; any other value becomes the path of the home page. */
export const ownPath: Cleaner = cleanedText((text) => (/^\/(?![/\\])[^\s\\]*$/.test(text) ? text : '/'));
