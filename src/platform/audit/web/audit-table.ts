import { readTableSearch, tableSpec } from '#web/data-table/table-search.ts';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { addDays, beginOf } from '#web/dates/plain-day.ts';

/** Always newest first; the log has no other sorting. */
export const auditTable = tableSpec({
  columns: ['at'],
  sort: { column: 'at', direction: 'desc' },
  perPage: 25,
  filters: { action: null, actor: null, from: null, to: null },
});

export type AuditTableState = ReturnType<typeof readAuditTable>;
export const readAuditTable = (search: Record<string, unknown>) => readTableSearch(search, auditTable);

/** Converts the filters to API input, with days in the reader's time zone. Invalid days and ids are omitted. */
export function auditFilterInput({ q, filters }: Pick<AuditTableState, 'q' | 'filters'>) {
  const { action, actor, from, to } = filters;
  return {
    q,
    action: action.slice(0, 60),
    actorId: /^[1-9]\d{0,14}$/.test(actor) ? actor : '',
    from: startOf(from, 0),
    to: startOf(to, 1),
  };
}

/** Returns the start of a day in the reader's time zone, shifted by some days; empty for an invalid one. */
function startOf(day: string, daysLater: number): string {
  return isPlainDay(day) ? beginOf(addDays(day, daysLater)).toISOString() : '';
}

export const auditListInput = (state: AuditTableState, exactTotal = false) => ({
  query: { ...auditFilterInput(state), page: state.page, perPage: state.perPage, exactTotal },
});
