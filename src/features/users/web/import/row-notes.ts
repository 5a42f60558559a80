import type { TFunction } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import type { ImportedRow } from '../../import-contract.ts';
import { userSheetColumns } from '../../user-sheet.ts';

/** What changes with a row of a file, or what is wrong with it. */
export function rowNotes(t: TFunction, { kind, changes, reasons }: ImportedRow): { key: string; text: string }[] {
  const label = (name: string) => {
    const known = userSheetColumns.find(({ field }) => field === name)?.field;
    return known ? t(`users.field.${known}`) : '';
  };
  if (kind === 'changed')
    return changes.map(({ field, from, to }) => ({
      ...{ key: field, text: t('ui.import.change', { field: label(field), from: from || '—', to: to || '—' }) },
    }));
  return Object.entries(reasons).map(([field, [reason]]) => ({
    ...{ key: field, text: [label(field), reason && reasonText(t, reason)].filter(Boolean).join(': ') },
  }));
}
