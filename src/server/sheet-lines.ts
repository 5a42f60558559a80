import Papa from 'papaparse';

/** Excel's line that declares the cell separator. */
const separatorLine = /^"?sep=(.)"?(?:\r\n|\r|\n)/i;
/** Empty lines at the top, including those of a sheet whose first rows are empty. */
const emptyLines = /^(?:[ \t\u00a0,;|]*(?:\r\n|\r|\n))+/;

interface SheetLines {
  lines: string[][];
  /** Number of skipped lines above. */
  above: number;
  delimiter: string;
}

/** Parses the lines of a comma- or tab-separated file to cells. */
export function sheetLines(csv: string, maxLines: number): SheetLines {
  const whole = csv
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .toWellFormed();
  const [said = '', separator] = separatorLine.exec(whole) ?? [];
  const [empty = ''] = emptyLines.exec(whole.slice(said.length)) ?? [];
  const text = whole.slice(said.length + empty.length);
  const [firstLine = ''] = text.split(/\r\n|\r|\n/, 1);
  // Otherwise, commas in names would outweigh the tabs.
  const delimiter = separator ?? (firstLine.includes('\t') ? '\t' : undefined);
  const { data, meta } = Papa.parse<string[]>(text, {
    header: false,
    skipEmptyLines: false,
    preview: maxLines,
    ...(delimiter && { delimiter }),
  });
  const above = (said + empty).match(/\r\n|\r|\n/g)?.length ?? 0;
  return { lines: data, above, delimiter: meta.delimiter };
}
