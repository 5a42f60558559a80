import type { TFunction } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { type ImportedProduct, productSheetColumns } from '../../../../product-sheet-contract.ts';

/** What changes with a row of a file, or what is wrong with it. */
export function rowNotes(t: TFunction, { kind, changes, reasons }: ImportedProduct): { key: string; text: string }[] {
  if (kind === 'changed')
    return changes.map(({ field, from, to }) => {
      const values = { field: t(`shopStaff.sheet.${field}`), from: shortened(from), to: shortened(to) };
      return { key: field, text: t('ui.import.change', values) };
    });
  return Object.entries(reasons).map(([name, [reason]]) => {
    const known = productSheetColumns.find(({ field }) => field === name);
    const label = known && t(`shopStaff.sheet.${known.field}`);
    return { key: name, text: [label, reason && reasonText(t, reason)].filter(Boolean).join(': ') };
  });
}

/** A whole description would fill the dialog. */
function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text || '—';
}
