import type { FieldReason } from '#contract/reason.ts';
import { heavyTask } from '#server/heavy-work.ts';
import { cleanRow, type ImportRule } from '#server/import-rule.ts';
import { Refusal } from '#server/refusal.ts';

interface Given {
  table: string;
  /** One row per line, as JSON. */
  lines: string[];
}

export interface CleanedRows {
  lines: string[];
  /** Rows that can't be sanitized, unchanged. */
  refused: { line: string; why: FieldReason }[];
}

export type CleanRows = ReturnType<typeof cleanRowsBy>;

/** Creates the task that applies the import rules of each feature to the rows of an archive. */
export const cleanRowsBy = (rules: readonly ImportRule[]) => {
  const cleaning = new Map(rules.filter(({ cleaned }) => cleaned).map((rule) => [rule.table, rule]));
  return heavyTask({
    name: 'clean rows',
    lengthOf: ({ table, lines }: Given) => (cleaning.has(table) ? lines.reduce((sum, line) => sum + line.length, 0) : 0),
    run: ({ table, lines }: Given): CleanedRows => {
      const rule = cleaning.get(table);
      return rule ? cleanLines(lines, rule) : { lines, refused: [] };
    },
  });
};

function cleanLines(lines: readonly string[], rule: ImportRule): CleanedRows {
  const cleaned: CleanedRows = { lines: [], refused: [] };
  for (const line of lines) {
    try {
      // Serializes again, so the database reads the sanitized value even if a row repeats a key.
      cleaned.lines.push(JSON.stringify(cleanRow(JSON.parse(line), rule)));
    } catch (error) {
      // Values that no cleaner can parse, such as deeply nested ones, are refused as well.
      const [[why] = []] = error instanceof Refusal ? Object.values(error.details.fields ?? {}) : [];
      cleaned.refused.push({ line, why: why ?? { code: 'row_malformed' } });
    }
  }
  return cleaned;
}
