import { useRouter } from '@tanstack/react-router';
import type { Rights } from '#web/ability.ts';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconFileInvoice, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import type { RecurringInvoice } from '../../recurring-contract.ts';
import { invoiceAddress } from '../invoice-address.ts';

interface Props {
  recurring: RecurringInvoice;
  rights: Rights;
  onEdit: () => void;
  onPause: () => void;
  onDelete: () => void;
}

/** What can be done with a recurring invoice; nothing is shown where that is nothing. */
export function RecurringMenu({ recurring: { clientName, isPaused, lastInvoiceId }, rights, onEdit, onPause, onDelete }: Props) {
  const { t } = useTranslation();
  const { history } = useRouter();
  if (!rights.update && !rights.delete && lastInvoiceId === null) return null;
  return (
    <RowMenu
      label={t('invoice.recurring.actions', { name: clientName })}
      items={() => (
        <>
          {rights.update && (
            <DropdownItem icon={<IconPencil />} onChoose={onEdit}>
              {t('invoice.recurring.act.edit')}
            </DropdownItem>
          )}
          {rights.update && (
            <DropdownItem icon={isPaused ? <IconPlayerPlay /> : <IconPlayerPause />} onChoose={onPause}>
              {t(isPaused ? 'invoice.recurring.act.resume' : 'invoice.recurring.act.pause')}
            </DropdownItem>
          )}
          {lastInvoiceId !== null && (
            <DropdownItem icon={<IconFileInvoice />} onChoose={() => history.push(invoiceAddress.preview(lastInvoiceId))}>
              {t('invoice.recurring.act.last')}
            </DropdownItem>
          )}
          {rights.delete && (
            <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
              {t('invoice.list.act.delete')}
            </DropdownItem>
          )}
        </>
      )}
    />
  );
}
