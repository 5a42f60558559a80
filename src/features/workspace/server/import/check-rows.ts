import type { FieldReason } from '#contract/reason.ts';
import { Refusal } from '#server/refusal.ts';
import type { ArchiveSource } from '../archive/archive-source.ts';
import type { ReadArchive } from '../archive/read-archive.ts';
import type { Table } from '../catalogue/read-catalogue.ts';
import { travellingColumns, travellingTables } from '../catalogue/travelling.ts';
import { mostProblems, problemOf, type RowProblem } from './row-problem.ts';

/** An archive that is what it says, with rows that can be tried. */
export interface CheckedArchive extends ReadArchive {
  source: ArchiveSource;
  mostEntryBytes: number;
  catalogue: Table[];
  /** For each of its tables the columns of it that are taken. */
  columns: Map<string, string[]>;
  /** `table.column` that the archive has and this version does not. */
  leftColumns: string[];
  problems: RowProblem[];
}

/** Longer is no row: a paper of some megabytes is two letters a byte. */
const longestLine = 48 * 1024 * 1024;

/**
 * Checks all that can be checked of an archive without writing: its bytes, its tables, that each line is a row of them, and that its
 * files are those that its rows name.
 */
export async function checkRows(source: ArchiveSource, mostEntryBytes: number, catalogue: Table[]): Promise<CheckedArchive> {
  const taken = new Map(travellingTables(catalogue).map((table) => [table.name, table]));
  const problems: RowProblem[] = [];
  const sizes = new Map<string, number>();
  const named = new Map<string, Set<string>>();
  const { readArchive } = await import('../archive/read-archive.ts');
  const read = await readArchive(source, mostEntryBytes, {
    lines(name, lines) {
      const table = taken.get(name);
      if (!table) throw new Refusal('invalid', { code: 'archive_foreign_table', table: name });
      const columns = named.get(name) ?? new Set();
      named.set(name, columns);
      for (const line of lines) {
        const why = problems.length < mostProblems ? lookAt(line, columns, name === 'files' ? sizes : undefined) : undefined;
        if (why) problems.push(problemOf(name, keyOf(table), line, why));
      }
    },
    file: () => {},
  });
  for (const { name } of read.manifest.tables)
    if (!taken.has(name)) throw new Refusal('invalid', { code: 'archive_foreign_table', table: name });
  refuseUnlessFilesFit(read, sizes);
  const own = read.manifest.tables.find(({ name }) => name === 'entities');
  if (own?.rows !== 1) throw new Refusal('invalid', { code: 'archive_changed', entry: 'entities' });
  return { ...read, source, mostEntryBytes, catalogue, problems, ...columnsOf(read, taken, named) };
}

export const keyOf = ({ key }: Table): string[] => key.map(({ name }) => name);

/** What is wrong with a line by itself. Notes which columns it has, and of a file its size. */
function lookAt(line: string, columns: Set<string>, sizes: Map<string, number> | undefined): FieldReason | undefined {
  if (line.length > longestLine) return { code: 'too_long', max: longestLine };
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return { code: 'row_malformed' };
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return { code: 'row_malformed' };
  // Whose a row is, is said by where it is taken to, and by nothing in it.
  if ('entity' in row) return { code: 'row_of_others' };
  for (const name in row) columns.add(name);
  const { key, size_bytes: sizeBytes } = row as { key?: unknown; size_bytes?: unknown };
  if (sizes && typeof key === 'string' && typeof sizeBytes === 'number') {
    if ((sizes.get(key) ?? sizeBytes) !== sizeBytes) return { code: 'row_malformed' };
    sizes.set(key, sizeBytes);
  }
  return undefined;
}

/** Each file of the archive is named by a row that knows its size, and each row's file is there, or known to be gone. */
function refuseUnlessFilesFit({ manifest }: ReadArchive, sizes: Map<string, number>): void {
  const there = new Map(manifest.files.map(({ key, sizeBytes }) => [key, sizeBytes]));
  const missing = new Set(manifest.missing);
  for (const [key, sizeBytes] of there)
    if (sizes.get(key) !== sizeBytes) throw new Refusal('invalid', { code: 'archive_changed', entry: key });
  for (const key of sizes.keys())
    if (!there.has(key) && !missing.has(key)) throw new Refusal('invalid', { code: 'archive_changed', entry: key });
}

/** Columns that came later have their default in an older archive; one without a default cannot be left out. */
function columnsOf({ manifest }: ReadArchive, taken: Map<string, Table>, named: Map<string, Set<string>>) {
  const columns = new Map<string, string[]>();
  const leftColumns: string[] = [];
  for (const { name, columns: said, rows } of manifest.tables) {
    const table = taken.get(name);
    if (!table) continue;
    const known = travellingColumns(table);
    const given = new Set([...said, ...(named.get(name) ?? [])]);
    for (const column of given) if (!known.includes(column)) leftColumns.push(`${name}.${column}`);
    const lacking = table.columns.find((column) => column.isNeeded && known.includes(column.name) && !given.has(column.name));
    if (lacking && rows > 0) throw new Refusal('invalid', { code: 'archive_lacks_column', column: `${name}.${lacking.name}` });
    columns.set(
      name,
      known.filter((column) => given.has(column)),
    );
  }
  return { columns, leftColumns: leftColumns.slice(0, mostProblems) };
}
