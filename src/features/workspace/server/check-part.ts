import type { FieldReason } from '#contract/reason.ts';
import { heavyTask } from '#server/heavy-work.ts';
import { lineBatches } from './line-batches.ts';
import { isFileKey } from './manifest.ts';
import { tooMany } from './read-archive.ts';
import { maxProblems, problemOf, type RowProblem } from './row-problem.ts';

interface Given {
  table: string;
  /** Primary key columns. */
  key: string[];
  /** Columns this version knows. */
  known: string[];
  entry: string;
  bytes: Uint8Array<ArrayBuffer>;
  maxRows: number;
  /** How many more problems to report. */
  room: number;
}

interface CheckedPart {
  rows: number;
  /** Known columns found in the rows. */
  columns: string[];
  /** Unknown columns found in the rows, at most a hundred. */
  otherColumns: string[];
  /** Size of each file that the rows reference. */
  sizes: Map<string, number>;
  problems: RowProblem[];
}

/** The longest line of a real row: a document of several megabytes is stored as two characters per byte. */
const longestLine = 48 * 1024 * 1024;
/** A row of `files` is a name, a type, and a key. The import reads it on the main thread. */
const longestFileLine = 16 * 1024;

/** Checks that each line of a part is a valid row, and summarizes all rows. */
export const checkPart = heavyTask({
  name: 'check a part of an archive',
  lengthOf: ({ bytes }: Given) => bytes.byteLength,
  run: ({ table, key, known, entry, bytes, maxRows, room }): CheckedPart => {
    const names = { known: new Set(known), found: new Set<string>(), other: new Set<string>() };
    const part: CheckedPart = { rows: 0, columns: [], otherColumns: [], sizes: new Map(), problems: [] };
    for (const lines of lineBatches(bytes, entry)) {
      part.rows += lines.length;
      if (part.rows > maxRows) throw tooMany(entry, maxRows);
      for (const line of lines) {
        if (part.problems.length >= room) break;
        const why = lookAt(line, names, table === 'files' ? part.sizes : undefined);
        if (why) part.problems.push(problemOf(table, key, line, why));
      }
    }
    return { ...part, columns: [...names.found], otherColumns: [...names.other] };
  },
});

interface ColumnNames {
  known: ReadonlySet<string>;
  found: Set<string>;
  other: Set<string>;
}

/** Validates one line. Records its columns and, for a file, its size. */
function lookAt(line: string, { known, found, other }: ColumnNames, sizes: Map<string, number> | undefined): FieldReason | undefined {
  const longest = sizes ? longestFileLine : longestLine;
  if (line.length > longest) return { code: 'too_long', max: longest };
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return { code: 'row_malformed' };
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return { code: 'row_malformed' };
  // Rows belong to the importing company, so a row can't name one.
  if ('entity' in row) return { code: 'row_of_others' };
  for (const name in row) {
    if (known.has(name)) found.add(name);
    else if (other.size < maxProblems) other.add(name);
  }
  const { key, size_bytes: sizeBytes } = row as { key?: unknown; size_bytes?: unknown };
  if (sizes && typeof key === 'string' && typeof sizeBytes === 'number') {
    if (!isFileKey(key) || (sizes.get(key) ?? sizeBytes) !== sizeBytes) return { code: 'row_malformed' };
    sizes.set(key, sizeBytes);
  }
  return undefined;
}
