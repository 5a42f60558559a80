import { useRouter } from '@tanstack/react-router';
import type { Rights } from '#web/ability.ts';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconCash, IconCopy, IconDownload, IconEye, IconPencil, IconReceiptRefund, IconSend, IconTrash } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import type { Invoice } from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { numberWithin } from '../number-text.ts';
import { savePdf } from '../preview/save-pdf.ts';
import type { InvoiceActions } from './use-invoice-actions.ts';

interface Props {
  invoice: Invoice;
  rights: Rights;
  actions: InvoiceActions;
  onSend: (ids: readonly number[]) => void;
  /** Asks before what was issued is voided. */
  onRemove: (ids: readonly number[]) => void;
}

/** What can be done with an invoice of the list. */
export function InvoiceMenu({ invoice, rights, actions, onSend, onRemove }: Props) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const { id, kind, invoiceStatus, balanceCents } = invoice;
  const isDraft = invoiceStatus === 'Draft';
  return (
    <RowMenu
      label={t('invoice.list.actions', { number: numberWithin(t, invoice) })}
      items={() => (
        <>
          <DropdownItem icon={<IconEye />} onChoose={() => history.push(invoiceAddress.preview(id))}>
            {t('invoice.list.act.open')}
          </DropdownItem>
          {rights.update && isDraft && (
            <DropdownItem icon={<IconPencil />} onChoose={() => history.push(invoiceAddress.edit(id))}>
              {t('invoice.list.act.edit')}
            </DropdownItem>
          )}
          <DropdownItem icon={<IconDownload />} onChoose={() => void savePdf(t, invoice)}>
            {t('invoice.list.act.pdf')}
          </DropdownItem>
          {rights.update && (
            <DropdownItem icon={<IconSend />} onChoose={() => onSend([id])}>
              {t('invoice.list.act.send')}
            </DropdownItem>
          )}
          {rights.update && !isDraft && kind === 'invoice' && balanceCents > 0 && (
            <DropdownItem icon={<IconCash />} onChoose={() => void actions.markPaid([id])}>
              {t('invoice.list.act.markPaid')}
            </DropdownItem>
          )}
          {rights.create && (
            <DropdownItem icon={<IconCopy />} onChoose={() => history.push(invoiceAddress.add({ from: id }))}>
              {t('invoice.list.act.duplicate')}
            </DropdownItem>
          )}
          {rights.create && !isDraft && kind === 'invoice' && (
            <DropdownItem icon={<IconReceiptRefund />} onChoose={() => void actions.credit(id)}>
              {t('invoice.list.act.credit')}
            </DropdownItem>
          )}
          {rights.delete && (
            <DropdownItem icon={<IconTrash />} onChoose={() => onRemove([id])}>
              {t(isDraft ? 'invoice.list.act.delete' : 'invoice.list.act.void')}
            </DropdownItem>
          )}
        </>
      )}
    />
  );
}
