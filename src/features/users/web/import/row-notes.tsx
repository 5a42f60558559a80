import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import type { ImportedRow } from '../../import-contract.ts';
import { userSheetColumns } from '../../user-sheet.ts';
import classes from './row-notes.module.css';

/** What changes with a row of a file, or what is wrong with it. */
export function RowNotes({ row: { kind, changes, reasons } }: { row: ImportedRow }) {
  const { t } = useTranslation();
  const label = (name: string) => {
    const known = userSheetColumns.find(({ field }) => field === name)?.field;
    return known ? t(`users.field.${known}`) : '';
  };
  if (kind === 'changed' && changes.length > 0)
    return (
      <ul className={classes.notes}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>{t('users.import.change', { field: label(field), from: from || '—', to: to || '—' })}</li>
        ))}
      </ul>
    );
  const said = Object.entries(reasons);
  if (said.length === 0) return null;
  return (
    <ul className={classes.notes} data-bad>
      {said.map(([field, [reason]]) => (
        <li key={field}>{[label(field), reason && reasonText(t, reason)].filter(Boolean).join(': ')}</li>
      ))}
    </ul>
  );
}
