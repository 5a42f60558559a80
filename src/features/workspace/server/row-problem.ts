import type { FieldReason } from '#contract/reason.ts';
import { databaseCode } from '#server/database-failure.ts';
import { fieldMessage } from '#server/refusal.ts';

/** A rejected row: its table, key, and the reason. */
export interface RowProblem {
  table: string;
  id: string;
  reason: string;
  why: FieldReason;
}

/** Maximum number of reported rows; more add no information. */
export const maxProblems = 100;

export const isAboutAnotherRow = (error: unknown) => databaseCode(error) === '23503';

/** Translates a database error about a row's values; undefined when the row isn't at fault. */
export function reasonOf(error: unknown): FieldReason | undefined {
  const code = databaseCode(error) ?? '';
  if (code === '23505') return { code: 'row_there_already' };
  if (code === '23503') return { code: 'row_names_nothing' };
  if (code === '23502') return { code: 'row_lacks_value' };
  // Values a column rejects (22), that break a constraint (23), are nested too deeply (54), or are not a row at all (42).
  if (/^(22|23|54|42804|42846)/.test(code)) return { code: 'row_malformed' };
  return undefined;
}

/** @param line the row as in the archive; @param key the primary key columns of its table */
export function problemOf(table: string, key: readonly string[], line: string, why: FieldReason): RowProblem {
  return { table, id: idOf(line, key), reason: fieldMessage(why), why };
}

const longestId = 120;
/** Longer lines are not parsed again just to report their id. */
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
