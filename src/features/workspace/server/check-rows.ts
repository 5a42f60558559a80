import type { ConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { readBytes } from '#server/read-input.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import { type ArchiveLimits, type ArchiveSource, limitsOfSent, sourceOfBytes } from './archive-source.ts';
import { exportedColumns, exportedTables, readCatalogue, type Table } from './catalogue.ts';
import { checkPart } from './check-part.ts';
import { type ReadArchive, type Reading, tooMany } from './read-archive.ts';
import { maxProblems, type RowProblem } from './row-problem.ts';

/** An archive with valid content, whose rows can be inserted. */
export interface CheckedArchive extends ReadArchive {
  reading: Reading;
  catalogue: Table[];
  /** The imported columns of each table. */
  columns: Map<string, string[]>;
  /** Columns (`table.column`) of the archive unknown to this version. */
  leftColumns: string[];
  problems: RowProblem[];
}

/**
 * Validates everything that doesn't require writing: bytes, tables, rows, and that the
 * files match the rows that reference them. Workers parse the lines.
 */
export async function checkRows(
  source: ArchiveSource,
  limits: ArchiveLimits,
  catalogue: Table[],
  { heavy, compression }: Pick<Dependencies, 'heavy' | 'compression'>,
): Promise<CheckedArchive> {
  const taken = new Map(exportedTables(catalogue).map((table) => [table.name, table]));
  const problems: RowProblem[] = [];
  const sizes = new Map<string, number>();
  const named = new Map<string, Set<string>>();
  const reading = { source, limits, heavy, compression };
  const { readArchive } = await import('./read-archive.ts');
  const read = await readArchive(reading, {
    async part(name, bytes, entry) {
      const table = taken.get(name);
      if (!table) throw new Refusal('invalid', { code: 'archive_foreign_table', table: name });
      const given = { table: name, key: keyOf(table), known: exportedColumns(table), entry, bytes };
      const part = await heavy.run(checkPart, { ...given, maxRows: limits.partRows, room: maxProblems - problems.length }, bytes);
      problems.push(...part.problems);
      const columns = named.get(name) ?? new Set();
      named.set(name, columns);
      for (const column of part.columns) columns.add(column);
      for (const column of part.otherColumns) if (columns.size < maxColumns) columns.add(column);
      for (const [key, sizeBytes] of part.sizes) {
        if ((sizes.get(key) ?? sizeBytes) !== sizeBytes) throw new Refusal('invalid', { code: 'archive_changed', entry: key });
        sizes.set(key, sizeBytes);
      }
      if (sizes.size > limits.files) throw tooMany('files', limits.files);
      return part.rows;
    },
    file: () => {},
  });
  for (const { name } of read.manifest.tables)
    if (!taken.has(name)) throw new Refusal('invalid', { code: 'archive_foreign_table', table: name });
  refuseUnlessFilesFit(read, sizes);
  const own = read.manifest.tables.find(({ name }) => name === 'entities');
  if (own?.rows !== 1) throw new Refusal('invalid', { code: 'archive_changed', entry: 'entities' });
  return { ...read, reading, catalogue, problems, ...columnsOf(read, taken, named) };
}

// Maximum number of columns per table in the manifest.
const maxColumns = 500;

export const keyOf = ({ key }: Table): string[] => key.map(({ name }) => name);

/** Every file in the archive is referenced by a row with its size, and every referenced file is present or known to be missing. */
function refuseUnlessFilesFit({ manifest }: ReadArchive, sizes: Map<string, number>): void {
  const there = new Map(manifest.files.map(({ key, sizeBytes }) => [key, sizeBytes]));
  const missing = new Set(manifest.missing);
  for (const [key, sizeBytes] of there)
    if (sizes.get(key) !== sizeBytes) throw new Refusal('invalid', { code: 'archive_changed', entry: key });
  for (const key of sizes.keys())
    if (!there.has(key) && !missing.has(key)) throw new Refusal('invalid', { code: 'archive_changed', entry: key });
}

/** Columns missing in an older archive get their default; those without a default are required. */
function columnsOf({ manifest }: ReadArchive, taken: Map<string, Table>, named: Map<string, Set<string>>) {
  const columns = new Map<string, string[]>();
  const leftColumns: string[] = [];
  for (const { name, columns: said, rows } of manifest.tables) {
    const table = taken.get(name);
    if (!table) continue;
    const known = exportedColumns(table);
    const given = new Set([...said, ...(named.get(name) ?? [])]);
    for (const column of given) if (!known.includes(column)) leftColumns.push(`${name}.${column}`);
    const lacking = table.columns.find((column) => column.isNeeded && known.includes(column.name) && !given.has(column.name));
    if (lacking && rows > 0) throw new Refusal('invalid', { code: 'archive_lacks_column', column: `${name}.${lacking.name}` });
    columns.set(
      name,
      known.filter((column) => given.has(column)),
    );
  }
  return { columns, leftColumns: leftColumns.slice(0, maxProblems) };
}

/** Limits how many archives are received and validated at once. */
export interface ArchiveQueue {
  /** One upload at a time per company. */
  ofCompany: ConcurrencyLimiter;
  /** Only a few are validated in parallel. A slow upload doesn't block other companies. */
  altogether: ConcurrencyLimiter;
}

/** Receives and validates an uploaded archive without holding a connection. @throws 503 while too many others are being validated */
export async function receiveArchive(
  { deps, entity, request, bodyLimitBytes }: PreparingScope,
  { altogether }: Pick<ArchiveQueue, 'altogether'>,
): Promise<CheckedArchive> {
  const bytes = await readBytes(request, bodyLimitBytes);
  if (bytes.byteLength === 0) throw invalid('body', 'empty');
  const catalogue = await deps.database.reading(entity, readCatalogue);
  const limits = limitsOfSent(deps.settings.uploadLimitBytes);
  return altogether.pass('', () => checkRows(sourceOfBytes(bytes), limits, catalogue, deps));
}
