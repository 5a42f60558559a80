import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconFileText } from '#web/icons.ts';
import buttonStyles from '#web/ui/button.module.css';
import { Button } from '#web/ui/button.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import classes from './export-menu.module.css';

type ExportFormat = 'csv' | 'xlsx';

interface ExportMenuProps {
  /** Resolves once the file is downloaded; the menu is busy until then. */
  onExport: (format: ExportFormat) => Promise<void>;
  /** More actions for the whole list. */
  more?: readonly { key: string; icon: ReactNode; label: string; run: () => Promise<void> }[];
}

export function ExportMenu({ onExport, more = [] }: ExportMenuProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };
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
        <DropdownItem icon={<IconFileText />} onChoose={() => void during(() => onExport('csv'))}>
          {t('table.csv')}
        </DropdownItem>
        <DropdownItem icon={<IconFileSpreadsheet />} onChoose={() => void during(() => onExport('xlsx'))}>
          {t('table.xlsx')}
        </DropdownItem>
        {more.map(({ key, icon, label: name, run }) => (
          <DropdownItem key={key} icon={icon} onChoose={() => void during(run)}>
            {name}
          </DropdownItem>
        ))}
      </Dropdown>
    </div>
  );
}
