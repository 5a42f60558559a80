import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconFileText } from '#web/icons.ts';
import buttonStyles from '#web/ui/button.module.css';
import { Button } from '#web/ui/button.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import classes from './export-menu.module.css';

interface ExportMenuProps {
  onExport: (format: 'csv' | 'xlsx') => void;
  /** A file is on its way. */
  isBusy: boolean;
}

/** Saves what a table lists as a file, in one of the formats. */
export function ExportMenu({ onExport, isBusy }: ExportMenuProps) {
  const { t } = useTranslation();
  const label = t('table.export');
  if (isBusy)
    return (
      <Button look="outline" loading className={classes.button} title={label}>
        <span className={classes.label}>{label}</span>
      </Button>
    );
  return (
    <div className={classes.place}>
      <Dropdown
        label={label}
        buttonHasText
        buttonClassName={`${buttonStyles.button} ${buttonStyles.outline} ${classes.button}`}
        button={
          <>
            <IconDownload size={18} />
            <span className={classes.label}>{label}</span>
            <IconChevronDown size={16} className={classes.arrow} />
          </>
        }
      >
        <DropdownItem icon={<IconFileText />} onChoose={() => onExport('csv')}>
          {t('table.csv')}
        </DropdownItem>
        <DropdownItem icon={<IconFileSpreadsheet />} onChoose={() => onExport('xlsx')}>
          {t('table.xlsx')}
        </DropdownItem>
      </Dropdown>
    </div>
  );
}
