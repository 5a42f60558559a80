import Papa from 'papaparse';

/** Excel's own way to say what stands between the cells. */
const separatorLine = /^"?sep=(.)"?(?:\r\n|\r|\n)/i;
/** Lines above the first one that says something, also those of a spreadsheet whose first rows are empty. */
const emptyLines = /^(?:[ \t\u00a0,;|]*(?:\r\n|\r|\n))+/;

interface SheetLines {
  lines: string[][];
  /** How many lines stood above the first of them. */
  above: number;
  delimiter: string;
}

/** The lines of a CSV file, or of one with tabs, as cells. */
export function sheetLines(csv: string, mostLines: number): SheetLines {
  const whole = csv
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .toWellFormed();
  const [said = '', separator] = separatorLine.exec(whole) ?? [];
  const [empty = ''] = emptyLines.exec(whole.slice(said.length)) ?? [];
  const text = whole.slice(said.length + empty.length);
  const [firstLine = ''] = text.split(/\r\n|\r|\n/, 1);
  // Commas in names would count for more than the tabs.
  const delimiter = separator ?? (firstLine.includes('\t') ? '\t' : undefined);
  const { data, meta } = Papa.parse<string[]>(text, {
    header: false,
    skipEmptyLines: false,
    preview: mostLines,
    ...(delimiter && { delimiter }),
  });
  const above = (said + empty).match(/\r\n|\r|\n/g)?.length ?? 0;
  return { lines: data, above, delimiter: meta.delimiter };
}
