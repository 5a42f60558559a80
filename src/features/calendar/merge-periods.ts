/** A period in milliseconds with an exclusive end; `maybe` marks a tentative one. */
export interface Period {
  from: number;
  until: number;
  maybe: boolean;
}

/** Clips periods to a range, sorts them, merges adjacent ones and removes the tentative parts that overlap certain ones. */
export function mergePeriods(periods: readonly Period[], within: { from: number; until: number }): Period[] {
  const cut = periods
    .map((one) => ({ ...one, from: Math.max(one.from, within.from), until: Math.min(one.until, within.until) }))
    .filter(({ from, until }) => from < until);
  const sure = joined(cut.filter(({ maybe }) => !maybe));
  const unsure = joined(cut.filter(({ maybe }) => maybe)).flatMap((one) => without(one, sure));
  return [...sure, ...unsure].sort((a, b) => a.from - b.from);
}

function joined(periods: Period[]): Period[] {
  const found: Period[] = [];
  for (const one of periods.sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && one.from <= last.until) last.until = Math.max(last.until, one.until);
    else found.push({ ...one });
  }
  return found;
}

/** Subtracts sorted periods from a period. */
function without(period: Period, others: Period[]): Period[] {
  const left: Period[] = [];
  let from = period.from;
  for (const other of others) {
    if (other.until <= from || other.from >= period.until) continue;
    if (other.from > from) left.push({ ...period, from, until: other.from });
    from = other.until;
  }
  return from < period.until ? [...left, { ...period, from }] : left;
}
