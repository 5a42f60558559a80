/** Parses a CSV or TSV file in chunks, and returns the rows completed by each. */
export interface CsvReader {
  push: (text: string) => string[][];
  /** Returns the last row if it doesn't end with a line break. */
  end: () => string[][];
}

/** @param delimiter a comma, semicolon or tab; guessed from the first line by default */
export function csvReader(delimiter?: string): CsvReader {
  let between = delimiter;
  let cells: string[] = [];
  let cell = '';
  /** `closing`: after a quote within quotes, which closes them unless another quote follows. */
  let state: 'plain' | 'quoted' | 'closing' = 'plain';
  let wasReturn = false;
  const endRow = (rows: string[][]) => {
    rows.push([...cells, cell]);
    cells = [];
    cell = '';
  };
  const push = (text: string) => {
    if (text === '') return [];
    between ??= guessDelimiter(text);
    const rows: string[][] = [];
    let start = 0;
    const take = (at: number) => {
      cell += text.slice(start, at);
      start = at + 1;
    };
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charAt(at);
      if (state === 'quoted') {
        if (sign !== '"') continue;
        take(at);
        state = 'closing';
        continue;
      }
      if (state === 'closing') {
        state = 'plain';
        start = at;
        if (sign === '"') {
          state = 'quoted';
          continue;
        }
      }
      if (sign === '\n' && wasReturn && at === start && cell === '' && cells.length === 0) start = at + 1;
      else if (sign === '"' && at === start && cell === '') {
        state = 'quoted';
        start = at + 1;
      } else if (sign === between) {
        take(at);
        cells.push(cell);
        cell = '';
      } else if (sign === '\n' || sign === '\r') {
        take(at);
        endRow(rows);
      }
      wasReturn = sign === '\r';
    }
    if (state !== 'closing') cell += text.slice(start);
    return rows;
  };
  const end = () => {
    const rows: string[][] = [];
    if (cell !== '' || cells.length > 0) endRow(rows);
    return rows;
  };
  return { push, end };
}

/** Returns the most frequent delimiter in the first line, outside quotes. */
function guessDelimiter(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const [best = ','] = ['\t', ';', ','].toSorted((one, other) => line.split(other).length - line.split(one).length);
  return line.includes(best) ? best : ',';
}
