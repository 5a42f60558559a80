import { useTranslation } from '#web/i18n.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { type ProductSheetField, productSheetColumns } from '../../../../product-sheet-contract.ts';
import classes from './columns-field.module.css';

interface Props {
  columns: readonly { heading: string; field: ProductSheetField | null }[];
  /** Where something has to be chosen. */
  isOpen: boolean;
  isBusy: boolean;
  onChange: (columns: (ProductSheetField | null)[]) => void;
}

/** What each column of a file holds: guessed by its heading, and to be chosen otherwise. No two hold the same. */
export function ColumnsField({ columns, isOpen, isBusy, onChange }: Props) {
  const { t } = useTranslation();
  const fields = columns.map(({ field }) => field);
  const options = [
    { value: '', label: t('shopStaff.import.unused') },
    ...productSheetColumns.map(({ field }) => ({ value: field, label: t(`shopStaff.sheet.${field}`) })),
  ];
  const choose = (at: number, value: string) => {
    const chosen = productSheetColumns.find(({ field }) => field === value)?.field ?? null;
    onChange(fields.map((field, index) => (index === at ? chosen : field === chosen ? null : field)));
  };
  return (
    <details className={classes.columns} open={isOpen || undefined}>
      <summary>{t('shopStaff.import.columns')}</summary>
      <div className={classes.list}>
        {columns.map(({ heading, field }, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column of a file is its place.
            key={at}
            label={heading || t('shopStaff.import.unnamed', { at: at + 1 })}
            value={field ?? ''}
            options={options}
            disabled={isBusy}
            onChoose={(value) => choose(at, value)}
          />
        ))}
      </div>
    </details>
  );
}
