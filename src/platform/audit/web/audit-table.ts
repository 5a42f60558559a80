import { readTableSearch, tableSpec } from '#web/data-table/table-search.ts';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { addDays, beginOf } from '#web/dates/plain-day.ts';

/** The newest stand first: the log cannot be sorted otherwise. */
export const auditTable = tableSpec({
  columns: ['at'],
  sort: { column: 'at', direction: 'desc' },
  perPage: 25,
  filters: { action: null, actor: null, from: null, to: null },
});

export type AuditTableState = ReturnType<typeof readAuditTable>;
export const readAuditTable = (search: Record<string, unknown>) => readTableSearch(search, auditTable);

/** What is looked for, as the API takes it: days are those of the reader. What is no day or no id is left out. */
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

/** When a day begins for the reader, some days later; empty for what is no day. */
function startOf(day: string, daysLater: number): string {
  return isPlainDay(day) ? beginOf(addDays(day, daysLater)).toISOString() : '';
}

/** What `listAudit` is asked for the page of the log. */
export const auditListInput = (state: AuditTableState, exactTotal = false) => ({
  query: { ...auditFilterInput(state), page: state.page, perPage: state.perPage, exactTotal },
});
