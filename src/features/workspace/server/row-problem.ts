import type { FieldReason } from '#contract/reason.ts';
import { databaseCode } from '#server/database-failure.ts';
import { fieldMessage } from '#server/refusal.ts';

/** A row that cannot be taken: its table, its key there, and why. */
export interface RowProblem {
  table: string;
  id: string;
  reason: string;
  why: FieldReason;
}

/** How many rows are named; more than these say nothing new. */
export const mostProblems = 100;

export const isAboutAnotherRow = (error: unknown) => databaseCode(error) === '23503';

/** What the database says of the values of a row; undefined for what is not the row's fault. */
export function reasonOf(error: unknown): FieldReason | undefined {
  const code = databaseCode(error) ?? '';
  if (code === '23505') return { code: 'row_there_already' };
  if (code === '23503') return { code: 'row_names_nothing' };
  if (code === '23502') return { code: 'row_lacks_value' };
  // Values that a column does not take (22), that break a rule (23), that are nested too deeply (54), or that are no row at all (42).
  if (/^(22|23|54|42804|42846)/.test(code)) return { code: 'row_malformed' };
  return undefined;
}

/** @param line the row as it stands in the archive; @param key the columns that name it in its table */
export function problemOf(table: string, key: readonly string[], line: string, why: FieldReason): RowProblem {
  return { table, id: idOf(line, key), reason: fieldMessage(why), why };
}

const longestId = 120;
/** A longer line is not parsed again only to name it. */
const longestNamedLine = 64 * 1024;

function idOf(line: string, key: readonly string[]): string {
  if (line.length > longestNamedLine) return '';
  try {
    const row = JSON.parse(line) as Record<string, unknown>;
    return key
      .map((name) => String(row[name]))
      .join(' ')
      .slice(0, longestId)
      .toWellFormed();
  } catch {
    return '';
  }
}
