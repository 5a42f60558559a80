import { useMemo } from 'react';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { undoProductImport } from '../../../../product-sheet-contract.ts';

const words: ActionWords = { failed: (t) => t('table.serverFailed') };

/** Offers to take an import back as a whole. */
export function useImportUndo() {
  const { t } = useTranslation();
  const { show, offerUndo } = useActions<Record<never, never>>('product', words);
  return useMemo(
    () =>
      (id: number, count: number): void => {
        const undo = async () => {
          const { undone, left } = await show({ rows: [], send: () => call(undoProductImport, { params: { id } }) });
          const said = [t('shopStaff.import.undone', { count: undone }), left > 0 ? t('shopStaff.import.left', { count: left }) : ''];
          toast({ message: said.filter(Boolean).join(' ') });
        };
        offerUndo(t('shopStaff.import.done', { count }), undo, undefined, t('shopStaff.import.undoFailed'));
      },
    [t, show, offerUndo],
  );
}
