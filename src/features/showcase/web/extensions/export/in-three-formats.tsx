import { ExportMenu } from '#web/data-table/export-menu.tsx';
import { IconTable } from '#web/icons.ts';
import { type SheetFormat, saveSheet } from '#web/sheets/save-sheet.ts';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { orderColumns, orders } from '../orders.ts';

const sheet = {
  name: 'Orders of the week',
  columns: orderColumns.map(({ label, width }) => ({ label, width })),
  rows: orders.map((order) => orderColumns.map(({ cell }) => cell(order))),
};
const shown = (order: (typeof orders)[number]) => [
  order.client,
  order.day,
  order.product,
  String(order.count),
  (order.cents / 100).toFixed(2),
];

/** The same rows in whatever format. */
export function InThreeFormats() {
  const save = (format: SheetFormat) => saveSheet(format, sheet);
  return (
    <Stack>
      <ExportMenu onExport={save} more={[{ key: 'tsv', icon: <IconTable />, label: 'TSV file', run: () => save('tsv') }]} />
      <PlainTable
        label="Orders of the week"
        head={sheet.columns.map(({ label }) => label)}
        rows={orders.map((order) => ({ key: order.id, cells: [String(order.id), ...shown(order)] }))}
      />
    </Stack>
  );
}
