import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useReadShown } from '#web/actions/use-shown.ts';
import type { TableColumn } from '#web/data-table/column.ts';
import { ScrolledTable } from '#web/data-table/scrolled-table.tsx';
import type { TableSearch } from '#web/data-table/use-table-search.ts';
import { useTableSelection } from '#web/data-table/use-table-selection.ts';
import { useTranslation } from '#web/i18n.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useStable } from '#web/use-stable.ts';
import type { Employee } from '../../contract.ts';
import { employeesQuery } from '../employee-queries.ts';
import type { employeeTable } from '../employee-table.ts';
import { EmployeeBulkTools } from '../list/employee-bulk-tools.tsx';
import type { EmployeeActions } from '../use-employee-actions.ts';

const perPage = 100;
/** Debounce, so pages scrolled past are not requested. */
const debounceMs = 60;

type Search = TableSearch<(typeof employeeTable)['columns'][number], (typeof employeeTable)['filters']>;

interface Props {
  search: Search;
  /** Columns in the user's layout, except pinning. */
  columns: readonly TableColumn<Employee>[];
  actions: EmployeeActions;
}

/** All matching employees in one virtual list, loaded a hundred at a time. */
export function EmployeeScroll({ search, columns, actions }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Employee');
  const selection = useTableSelection<number>(search.scope);
  const [span, setSpan] = useState<readonly [number, number]>([1, 1]);
  const pages = useMemo(() => Array.from({ length: span[1] - span[0] + 1 }, (_, at) => span[0] + at), [span]);
  const queryOf = (page: number) => employeesQuery({ ...search, page, perPage, group: '' });
  const read = useReadShown();
  const results = useQueries({ queries: pages.map(queryOf) });
  const known = new Map(
    pages.map((page, at) => {
      const answer = results[at]?.data;
      return [page, answer && read(queryOf(page), answer)];
    }),
  );
  const answered = [...known.values()].find((answer) => answer !== undefined)?.total;
  // Keeps the height while the next rows load.
  const scope = JSON.stringify([search.scope]);
  const [kept, keep] = useState<{ scope: string; total: number | undefined }>({ scope, total: answered });
  if (answered !== undefined && (kept.scope !== scope || kept.total !== answered)) keep({ scope, total: answered });
  const total = answered ?? (kept.scope === scope ? kept.total : undefined);

  const [range, setRange] = useState<readonly [number, number]>([0, 0]);
  const { onRange } = useStable({
    onRange: (first: number, last: number) => {
      if (first !== range[0] || last !== range[1]) setRange([first, last]);
    },
  });
  useEffect(() => {
    const next = [Math.floor(Math.max(0, range[0]) / perPage) + 1, Math.floor(Math.max(0, range[1]) / perPage) + 1] as const;
    const timer = setTimeout(() => setSpan((last) => (last[0] === next[0] && last[1] === next[1] ? last : next)), debounceMs);
    return () => clearTimeout(timer);
  }, [range]);

  const failed = results.find(({ error }) => error);
  if (failed && answered === undefined)
    return <ErrorState title={t('table.failed')} text={t('table.serverFailed')} onTryAgain={() => void failed.refetch()} />;
  return (
    <ScrolledTable
      key={`${scope} ${search.sort.column} ${search.sort.direction}`}
      label={t('employees.title')}
      columns={columns}
      total={total}
      rowAt={(index) => known.get(Math.floor(index / perPage) + 1)?.employees[index % perPage]}
      rowKey={({ id }) => id}
      rowLabel={({ fullName }) => fullName}
      selection={rights.delete ? selection : undefined}
      bulk={<EmployeeBulkTools selection={selection} actions={actions} />}
      sort={search.sort}
      onSort={search.sortBy}
      onRange={onRange}
    />
  );
}
