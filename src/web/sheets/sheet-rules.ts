export interface SheetRule {
  /** The column heading, case-insensitive. */
  readonly column: string;
  readonly is: 'required' | 'email' | 'number' | 'day' | 'unique';
}

/** An error in a cell; column -1 for the whole row. */
export interface SheetProblem {
  readonly column: number;
  readonly why: SheetRule['is'] | 'too_wide';
}

const patterns = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  number: /^[+-]?(\d+|\d{1,3}([ ,.’]\d{3})+)([.,]\d+)?$/,
  day: /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/,
};

/** Creates a checker that validates rows in order. */
export function ruleChecker(head: readonly string[], rules: readonly SheetRule[]): (cells: readonly string[]) => SheetProblem[] {
  const names = head.map((name) => name.trim().toLowerCase());
  const asked = rules.map(({ column, is }) => ({ column: names.indexOf(column.toLowerCase()), is, seen: new Set<string>() }));
  return (cells) => {
    const problems: SheetProblem[] = cells.length > head.length ? [{ column: -1, why: 'too_wide' }] : [];
    for (const { column, is, seen } of asked) {
      const text = cells[column]?.trim() ?? '';
      if (column >= 0 && !keeps(is, text, seen)) problems.push({ column, why: is });
    }
    return problems;
  };
}

/** Returns the required columns missing from the sheet. */
export function missingColumns(head: readonly string[], rules: readonly SheetRule[]): string[] {
  const names = new Set(head.map((name) => name.trim().toLowerCase()));
  return [...new Set(rules.filter(({ is }) => is === 'required').map(({ column }) => column))].filter(
    (column) => !names.has(column.toLowerCase()),
  );
}

function keeps(is: SheetRule['is'], text: string, seen: Set<string>): boolean {
  if (is === 'required') return text !== '';
  if (text === '') return true;
  if (is !== 'unique') return patterns[is].test(text) && (is !== 'day' || !Number.isNaN(Date.parse(text.replace(' ', 'T'))));
  const isNew = !seen.has(text.toLowerCase());
  seen.add(text.toLowerCase());
  return isNew;
}
