import { invalid } from './refusal.ts';

/** A row of an archive, as its JSON says it. */
type ImportedRow = Record<string, unknown>;

/** The value of a column as it may be kept; never asked about `null`. @throws Refusal for one that cannot be */
type Cleaner = (value: unknown) => unknown;

/**
 * What an import does with the rows of a table. Every column of text or JSON that travels is in one of the two lists;
 * `src/app/import-rules.test.ts` finds one that is in neither.
 */
export interface ImportRule {
  readonly table: string;
  /** Columns whose value becomes markup, an address, or a header somewhere, each with the function that makes it harmless. */
  readonly cleaned?: Readonly<Record<string, Cleaner>>;
  /** Columns whose text is escaped wherever it is shown, or only compared. */
  readonly plain?: readonly string[];
}

/** The row as it may be kept. @throws Refusal */
export function cleanRow(row: ImportedRow, { cleaned = {} }: ImportRule): ImportedRow {
  const clean = { ...row };
  for (const [column, cleaner] of Object.entries(cleaned)) {
    const value = row[column];
    if (value !== undefined && value !== null) clean[column] = cleaner(value);
  }
  return clean;
}

/** Cleans a column of text. Anything but text is refused: the database would turn it into text that nothing has cleaned. */
export const cleanedText =
  (clean: (text: string) => unknown): Cleaner =>
  (value) => {
    if (typeof value !== 'string') throw invalid('value', 'row_malformed');
    return clean(value);
  };

const webAddress = /^https?:\/\/[^\s/\\]\S*$/i;

/** An address of the web; any other becomes `otherwise`. */
export const webAddressOr = (otherwise: '' | null): Cleaner => cleanedText((text) => (webAddress.test(text) ? text : otherwise));

/** An object of addresses of the web; what is none of them is left out. */
export const webAddresses: Cleaner = (value) => {
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid('value', 'row_malformed');
  return Object.fromEntries(Object.entries(value ?? {}).filter(([, address]) => address === '' || webAddress.test(String(address))));
};

/** The path of a page of this installation; any other becomes that of the first page. */
export const ownPath: Cleaner = cleanedText((text) => (/^\/(?![/\\])[^\s\\]*$/.test(text) ? text : '/'));
