import { useTranslation } from '#web/i18n.ts';
import { IconDotsVertical, IconFileSpreadsheet, IconPhoto, IconTable } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';

interface Props {
  /** The chart's title, used in the menu's label and in file names. */
  title: string;
  /** The figure the menu belongs to. */
  figure: () => Element | null | undefined;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}

/** A menu to show the chart's data as a table or download it. */
export function ChartMenu({ title, figure, isTable, onTable }: Props) {
  const { t } = useTranslation();
  const save = async (format: 'csv' | 'svg') => {
    const { saveAsCsv, saveAsSvg } = await import('./save-chart.ts');
    const found = figure();
    if (!found) return;
    if (format === 'csv') saveAsCsv(found, title);
    else saveAsSvg(found, title);
  };
  return (
    <PopupMenu
      label={t('chart.menu', { title })}
      trigger={(attributes) => (
        <IconButton label={t('chart.menu', { title })} {...attributes}>
          <IconDotsVertical size={18} />
        </IconButton>
      )}
      items={() => (
        <>
          <DropdownItem icon={<IconTable size={18} />} checked={isTable} keepsOpen={false} onChoose={() => onTable(!isTable)}>
            {t('chart.table')}
          </DropdownItem>
          <DropdownItem icon={<IconFileSpreadsheet size={18} />} onChoose={() => void save('csv')}>
            {t('chart.csv')}
          </DropdownItem>
          <DropdownItem icon={<IconPhoto size={18} />} onChoose={() => void save('svg')}>
            {t('chart.svg')}
          </DropdownItem>
        </>
      )}
    />
  );
}
