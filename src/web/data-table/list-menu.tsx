import { useTranslation } from '#web/i18n.ts';
import { IconCopy, IconFileTypePdf, IconPrinter } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import type { ListSource, ListWay } from './export-list.ts';
import { ExportMenu } from './export-menu.tsx';

/** A menu for the whole list: export as spreadsheet or PDF, copy, print. Its code loads on use. */
export function ListMenu<Row>(list: ListSource<Row>) {
  const { t } = useTranslation();
  const take = async (way: ListWay): Promise<void> => {
    try {
      const { exportList } = await import('./export-list.ts');
      await exportList(way, t, list);
    } catch {
      toast({
        ...{
          tone: 'error',
          message: t(way === 'copy' ? 'table.copyFailed' : way === 'print' ? 'table.printFailed' : 'table.exportFailed'),
        },
        action: { label: t('ui.tryAgain'), run: () => void take(way) },
      });
    }
  };
  return (
    <ExportMenu
      onExport={take}
      more={[
        { key: 'pdf', icon: <IconFileTypePdf />, label: t('table.pdf'), run: () => take('pdf') },
        { key: 'copy', icon: <IconCopy />, label: t('common.copy'), run: () => take('copy') },
        { key: 'print', icon: <IconPrinter />, label: t('table.print'), run: () => take('print') },
      ]}
    />
  );
}
