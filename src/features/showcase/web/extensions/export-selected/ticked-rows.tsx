import { BulkAction } from '#web/data-table/bulk-action.tsx';
import type { TableColumn } from '#web/data-table/column.ts';
import { DataTable } from '#web/data-table/data-table.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useTableSelection } from '#web/data-table/use-table-selection.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconFileSpreadsheet, IconFileText, IconTable } from '#web/icons.ts';
import { type SheetFormat, saveSheet } from '#web/sheets/save-sheet.ts';
import { type Order, orderColumns, orders, sumOf } from '../orders.ts';

const columnsIn = (language: string): readonly TableColumn<Order>[] => [
  { key: 'client', label: 'Client', card: 'main', cell: ({ client }) => <bdi>{client}</bdi> },
  { key: 'product', label: 'Product', width: '160px', card: 'line', hideBelow: 520, cell: ({ product }) => product },
  { key: 'sum', label: 'Sum', width: '130px', align: 'end', card: 'aside', cell: (order) => sumOf(order, language) },
];

const formats = [
  { format: 'csv', label: 'Export CSV', icon: <IconFileText size={18} /> },
  { format: 'xlsx', label: 'Export XLSX', icon: <IconFileSpreadsheet size={18} /> },
  { format: 'tsv', label: 'Export TSV', icon: <IconTable size={18} /> },
] as const;

/** Rows are exported in their displayed order. */
export function TickedRows() {
  const { i18n } = useTranslation();
  const selection = useTableSelection<number>('orders');
  const save = (format: SheetFormat) => {
    const rows = orders.filter(({ id }) => selection.keys.has(id)).map((order) => orderColumns.map(({ cell }) => cell(order)));
    return saveSheet(format, { name: 'Selected orders', columns: [...orderColumns], rows });
  };
  return (
    <TableFrame label="Orders to select">
      <DataTable
        label="Orders"
        columns={columnsIn(i18n.language)}
        rows={orders}
        rowKey={({ id }) => id}
        rowLabel={({ id }) => `Order ${id}`}
        selection={selection}
        bulk={formats.map(({ format, ...tool }) => <BulkAction key={format} {...tool} onClick={() => void save(format)} />)}
        onTryAgain={() => undefined}
        empty={{ title: 'No orders' }}
      />
    </TableFrame>
  );
}
