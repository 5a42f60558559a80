import type { FieldReason } from '#contract/reason.ts';
import { heavyTask } from '#server/heavy-work.ts';
import { cleanRow, type ImportRule } from '#server/import-rule.ts';
import { Refusal } from '#server/refusal.ts';

interface Given {
  table: string;
  /** Rows as JSON, one each. */
  lines: string[];
}

export interface CleanedRows {
  lines: string[];
  /** Those that cannot be cleaned, as they came. */
  refused: { line: string; why: FieldReason }[];
}

export type CleanRows = ReturnType<typeof cleanRowsBy>;

/** The task that brings the rows of an archive under the rules of the area that they are of. */
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
      // Written anew, so that the database reads what was cleaned, also where a name stands twice in a row.
      cleaned.lines.push(JSON.stringify(cleanRow(JSON.parse(line), rule)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const [[why] = []] = Object.values(error.details.fields ?? {});
      cleaned.refused.push({ line, why: why ?? { code: 'row_malformed' } });
    }
  }
  return cleaned;
}
