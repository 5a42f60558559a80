import Papa from 'papaparse';

/** Excel's own way to say what stands between the cells. */
const separatorLine = /^"?sep=(.)"?\r?\n/i;

/**
 * The lines of a CSV file, or of one with tabs, as cells.
 * @returns the lines, and how many stood above the first of them
 */
export function sheetLines(csv: string, mostLines: number): { lines: string[][]; above: number } {
  const whole = csv.replace(/^\uFEFF/, '').toWellFormed();
  const [said = '', separator] = separatorLine.exec(whole) ?? [];
  const text = whole.slice(said.length);
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  // Commas in names would count for more than the tabs.
  const delimiter = separator ?? (firstLine.includes('\t') ? '\t' : undefined);
  const { data } = Papa.parse<string[]>(text, {
    header: false,
    skipEmptyLines: false,
    preview: mostLines,
    ...(delimiter && { delimiter }),
  });
  return { lines: data, above: said ? 1 : 0 };
}
