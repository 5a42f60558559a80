import { useQueryClient } from '@tanstack/react-query';
import type { Rights } from '#web/ability.ts';
import { BulkAction } from '#web/data-table/bulk-action.tsx';
import type { TableSelection } from '#web/data-table/use-table-selection.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCash, IconSend, IconTrash } from '#web/icons.ts';
import { removalOf } from './removal-of.ts';
import { seenInvoices } from './seen-invoices.ts';
import type { InvoiceActions } from './use-invoice-actions.ts';

interface Props {
  selection: TableSelection<number>;
  rights: Rights;
  actions: InvoiceActions;
  onSend: (ids: readonly number[]) => void;
  /** Asks before what was issued is voided. */
  onRemove: (ids: readonly number[]) => void;
}

/** What can be done with the chosen invoices. */
export function InvoiceBulkTools({ selection, rights, actions, onSend, onRemove }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const ids = [...selection.keys];
  const doing = (run: (ids: readonly number[]) => unknown) => () => {
    selection.clear();
    void run(ids);
  };
  return (
    <>
      {rights.update && <BulkAction label={t('invoice.list.act.send')} icon={<IconSend size={18} />} onClick={() => onSend(ids)} />}
      {rights.update && (
        <BulkAction label={t('invoice.list.act.markPaid')} icon={<IconCash size={18} />} onClick={doing(actions.markPaid)} />
      )}
      {rights.delete && (
        <BulkAction
          label={t(`invoice.list.remove.${removalOf(seenInvoices(queryClient, ids))}`)}
          icon={<IconTrash size={18} />}
          onClick={() => onRemove(ids)}
        />
      )}
    </>
  );
}
