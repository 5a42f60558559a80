import { charsetOf, decodeBy } from '#contract/text/decode-text.ts';
import { piecesOf } from './pieces-of.ts';
import { csvReader } from './read-csv.ts';
import { xlsxRows } from './read-xlsx.ts';
import type { RowSelection, SheetRequest, SheetResponse, SheetRow } from './sheet-messages.ts';
import { missingColumns, ruleChecker, type SheetProblem, type SheetRule } from './sheet-rules.ts';

// Reads a sheet off the main thread and stores its rows; the page requests only the visible ones.
const maxRows = 1_048_576;
const rows: string[][] = [];
const lines: number[] = [];
const problems = new Map<number, SheetProblem[]>();
const orders = new Map<string, Uint32Array>();
const tell = (told: SheetResponse) => self.postMessage(told);

self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  if (data.kind === 'rows') return tell({ kind: 'rows', id: data.id, rows: rowsOf(data.wanted) });
  read(data.file, data.rules).catch(() => tell({ kind: 'failed', why: 'unreadable' }));
});

async function read(file: File, rules: readonly SheetRule[]): Promise<void> {
  let head: string[] | undefined;
  let check = ruleChecker([], []);
  let line = 0;
  let toldAt = 0;
  for await (const { batch, share } of batchesOf(file)) {
    for (const cells of batch) {
      line += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (!head) {
        head = cells;
        check = ruleChecker(head, rules);
        continue;
      }
      if (rows.length === maxRows) return tell({ kind: 'failed', why: 'too_many_rows' });
      const found = check(cells);
      if (found.length > 0) problems.set(rows.length, found);
      rows.push(cells);
      lines.push(line);
    }
    if (Date.now() - toldAt < 80) continue;
    toldAt = Date.now();
    tell({ kind: 'progress', share, rows: rows.length });
  }
  if (!head || rows.length === 0) return tell({ kind: 'failed', why: 'empty' });
  const missing = missingColumns(head, rules);
  tell({ kind: 'read', summary: { head, total: rows.length, faulty: problems.size, missing } });
}

/** Yields a file's rows in batches with the share read so far: exact for CSV, estimated for XLSX. */
async function* batchesOf(file: File): AsyncGenerator<{ batch: string[][]; share: number }, undefined> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0x50 && second === 0x4b) {
    let read = 0;
    for await (const batch of xlsxRows(file)) {
      read += batch.length;
      yield { batch, share: read / (read + 20_000) };
    }
    return;
  }
  const reader = csvReader(/\.tsv$/i.test(file.name) ? '\t' : undefined);
  let bytes = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, to) {
      bytes += chunk.byteLength;
      to.enqueue(chunk);
    },
  });
  for await (const text of piecesOf(
    file
      .stream()
      .pipeThrough(counted)
      .pipeThrough(decoderOf(await charsetOfSheet(file))),
  ))
    yield { batch: reader.push(text), share: bytes / file.size };
  yield { batch: reader.end(), share: 1 };
}

/** Detects the character set from the start of the file. */
async function charsetOfSheet(file: Blob): Promise<string> {
  return charsetOf(new Uint8Array(await file.slice(0, 256 * 1024).arrayBuffer()));
}

function decoderOf(charset: string): ReadableWritablePair<string, Uint8Array<ArrayBuffer>> {
  try {
    return new TextDecoderStream(charset);
  } catch {
    // Code pages unknown to browsers use one byte per character, so no chunk splits a character.
    return new TransformStream<Uint8Array<ArrayBuffer>, string>({ transform: (chunk, to) => to.enqueue(decodeBy(chunk, charset)) });
  }
}

function rowsOf({ from, count, ...wanted }: RowSelection): SheetRow[] {
  const order = orderOf(wanted);
  return [...order.subarray(from, from + count)].map((at) => ({
    line: lines[at] ?? 0,
    cells: rows[at] ?? [],
    problems: problems.get(at) ?? [],
  }));
}

function orderOf(wanted: Omit<RowSelection, 'from' | 'count'>): Uint32Array {
  const name = JSON.stringify(wanted);
  const known = orders.get(name);
  if (known) return known;
  const { onlyFaulty, sortBy, isDescending } = wanted;
  const all = onlyFaulty ? Uint32Array.from(problems.keys()) : Uint32Array.from(rows.keys());
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const way = isDescending ? -1 : 1;
  const cell = (at: number) => rows[at]?.[sortBy] ?? '';
  if (sortBy >= 0) all.sort((one, other) => way * compare(cell(one), cell(other)) || one - other);
  // A small cache is enough, because each order is as long as the sheet.
  if (orders.size > 5) orders.clear();
  orders.set(name, all);
  return all;
}
