import type { TFunction } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import type { TableColumn } from './column.ts';

/** Copies or prints rows, which are read when it is asked for; loaded with the first of it. */
export async function takeRows<Row>(
  way: 'copy' | 'print',
  { t, title, columns, read }: { t: TFunction; title: string; columns: readonly TableColumn<Row>[]; read: () => Promise<readonly Row[]> },
): Promise<void> {
  try {
    const rows = await read();
    if (way === 'print') return (await import('./print-rows.ts')).printRows(title, columns, rows);
    const { rowsText } = await import('./rows-text.ts');
    await navigator.clipboard.writeText(rowsText(columns, rows));
    toast({ tone: 'success', message: t('table.copied', { count: rows.length }) });
  } catch {
    toast({ tone: 'error', message: t(way === 'copy' ? 'table.copyFailed' : 'table.serverFailed') });
  }
}
