import { ExportMenu } from '#web/data-table/export-menu.tsx';
import { formatFieldDay } from '#web/dates/format-field-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTable } from '#web/icons.ts';
import { type SheetFormat, saveSheet } from '#web/sheets/save-sheet.ts';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { orderColumns, orders, sumOf } from '../orders.ts';

const sheet = {
  name: 'This week’s orders',
  columns: orderColumns.map(({ label, width }) => ({ label, width })),
  rows: orders.map((order) => orderColumns.map(({ cell }) => cell(order))),
};
const shown = (order: (typeof orders)[number], language: string) => [
  order.client,
  formatFieldDay(order.day, language),
  order.product,
  String(order.count),
  sumOf(order, language),
];

/** The same rows in each format. */
export function InThreeFormats() {
  const { i18n } = useTranslation();
  const save = (format: SheetFormat) => saveSheet(format, sheet);
  return (
    <Stack>
      <ExportMenu onExport={save} more={[{ key: 'tsv', icon: <IconTable />, label: 'TSV file', run: () => save('tsv') }]} />
      <PlainTable
        label="This week’s orders"
        head={sheet.columns.map(({ label }) => label)}
        rows={orders.map((order) => ({ key: order.id, cells: [String(order.id), ...shown(order, i18n.language)] }))}
      />
    </Stack>
  );
}
