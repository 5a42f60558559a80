import { useEffect, useMemo, useState } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { ScrolledTable } from '#web/data-table/scrolled-table.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import type { OpenSheet } from '#web/sheets/open-sheet.ts';
import type { SheetRow } from '#web/sheets/sheet-messages.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useStable } from '#web/use-stable.ts';
import { problemWords } from './rules.ts';
import classes from './sheet-table.module.css';

const perPage = 200;

/** All rows of a sheet in one scroll area, requested one window at a time. */
export function SheetTable({ sheet }: { sheet: OpenSheet }) {
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const [sort, setSort] = useState({ column: 'line', direction: 'asc' as 'asc' | 'desc' });
  const [range, setRange] = useState<readonly [number, number]>([0, 0]);
  const [rows, setRows] = useState<ReadonlyMap<number, SheetRow>>(new Map());
  const { onRange } = useStable({ onRange: (first: number, last: number) => setRange([first, last]) });
  const from = Math.max(0, Math.floor(range[0] / perPage) * perPage);
  const sortBy = sort.column === 'line' ? -1 : Number(sort.column);
  const isDescending = sort.direction === 'desc';
  useEffect(() => {
    let isWanted = true;
    void sheet.rows({ onlyFaulty, sortBy, isDescending, from, count: perPage * 2 }).then((found) => {
      if (isWanted) setRows(new Map(found.map((row, at) => [from + at, row])));
    });
    return () => {
      isWanted = false;
    };
  }, [sheet, onlyFaulty, sortBy, isDescending, from]);
  const columns = useMemo(() => columnsOf(sheet.head), [sheet]);
  return (
    <TableFrame label="Rows of the file">
      <div className={classes.head}>
        <Switch label="Only rows with errors" isOn={onlyFaulty} disabled={sheet.faulty === 0} onChange={setOnlyFaulty} />
      </div>
      <ScrolledTable
        key={`${onlyFaulty} ${sort.column} ${sort.direction}`}
        label="Spreadsheet rows"
        columns={columns}
        total={onlyFaulty ? sheet.faulty : sheet.total}
        rowAt={(index) => rows.get(index)}
        rowKey={({ line }) => line}
        rowLabel={({ line }) => `Row ${line}`}
        sort={sort}
        onSort={setSort}
        onRange={onRange}
      />
    </TableFrame>
  );
}

/** The line number, then the cells. Errors appear below the second cell, which is visible at every screen width. */
function columnsOf(head: readonly string[]): TableColumn<SheetRow>[] {
  const isWrong = ({ problems }: SheetRow, at: number) => problems.some(({ column }) => column === at) || undefined;
  const wordsOf = ({ problems }: SheetRow) =>
    problems.map(({ column, why }) => (column < 0 ? problemWords[why] : `${head[column]} ${problemWords[why]}`)).join('; ');
  return [
    { key: 'line', label: 'Line', width: '70px', cell: ({ line }) => line },
    ...head.map((label, at) => ({
      key: String(at),
      label: label || `Column ${at + 1}`,
      ...(at === 1 ? { card: 'main' as const } : { width: '150px' as const, hideBelow: 520 + at * 120 }),
      cell: (row: SheetRow) => (
        <>
          <span data-wrong={isWrong(row, at)} className={classes.cell} dir="auto">
            {row.cells[at]}
          </span>
          {at === 1 && row.problems.length > 0 && <span className={classes.wrong}>{wordsOf(row)}</span>}
        </>
      ),
    })),
  ];
}
