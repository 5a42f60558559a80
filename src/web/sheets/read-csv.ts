/** Takes the text of a CSV or TSV file in pieces, and gives the rows that are complete with each. */
export interface CsvReader {
  push: (text: string) => string[][];
  /** The last row, where no line ends it. */
  end: () => string[][];
}

/** @param delimiter guessed by the first line unless given: a comma, a semicolon or a tab */
export function csvReader(delimiter?: string): CsvReader {
  let between = delimiter;
  let cells: string[] = [];
  let cell = '';
  /** `closing`: after a quote within quotes, which ends them unless another one follows. */
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

/** What stands most often in the first line, outside of quotes. */
function guessDelimiter(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const [best = ','] = ['\t', ';', ','].toSorted((one, other) => line.split(other).length - line.split(one).length);
  return line.includes(best) ? best : ',';
}
