import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Rights } from '#web/ability.ts';
import { inParts } from '#web/actions/in-parts.ts';
import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { BulkAction } from '#web/data-table/bulk-action.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import type { TableSelection } from '#web/data-table/use-table-selection.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCash, IconCopy, IconDownload, IconEye, IconPencil, IconReceiptRefund, IconSend, IconTrash } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import type { Invoice } from '../../contract.ts';
import * as api from '../../contract.ts';
import * as removalContract from '../../removal-contract.ts';
import * as sendingContract from '../../sending-contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { type InvoiceViews, invoiceWords, withoutInvoices } from '../invoice-optimistic-updates.ts';
import { removalOf, seenInvoices } from '../invoice-queries.ts';
import { numberWithin } from '../invoice-texts.ts';
import { savePdf } from '../preview/save-pdf.ts';
import { markPaid } from './mark-paid.ts';

/** Limits per request. */
const maxIds = 1000;
const maxSent = 100;

type InvoiceActions = ReturnType<typeof useInvoiceActions>;

/** Actions on listed invoices: optimistic where safe, with errors reported and undo. */
export function useInvoiceActions() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const actions = useActions<InvoiceViews>('invoice', invoiceWords);
  return useMemo(() => {
    const { show, attempt, changeAll, offerUndo } = actions;
    const numberOf = (id = 0) => {
      const [seen] = seenInvoices(queryClient, [id]);
      return seen ? numberWithin(t, seen) : String(id);
    };
    const seenVersions = (ids: readonly number[]) => {
      const versions = ids.map((id) => seenInvoices(queryClient, [id])[0]?.version);
      return versions.every((version) => version !== undefined) ? { versions } : {};
    };
    const restoreNow = (ids: readonly number[]) =>
      show({ rows: ids, send: () => inParts(ids, maxIds, (part) => call(removalContract.restoreInvoices, { body: { ids: part } })) });
    return {
      remove(ids: readonly number[]) {
        const number = numberOf(ids[0]);
        const done = removalOf(seenInvoices(queryClient, ids));
        return changeAll({
          ...{ ids, most: maxIds, look: withoutInvoices },
          send: (part) => call(removalContract.deleteInvoices, { body: { ids: part, ...seenVersions(part) } }),
          done: (_, sent) => {
            const text = (count: number) => t(`invoice.list.done.${done}`, { count, number });
            offerUndo({ kind: `invoices ${done}`, count: sent.length, text }, () => restoreNow(sent));
          },
        });
      },
      restore: (ids: readonly number[]) =>
        attempt(async () => {
          await restoreNow(ids);
          toast({ message: t('invoice.list.done.restored', { count: ids.length, number: numberOf(ids[0]) }) });
        }),
      markPaid: (ids: readonly number[]) => markPaid({ t, queryClient, actions }, ids),
      /** Throws on failure, so the dialog stays open. */
      async send(ids: readonly number[]) {
        const number = numberOf(ids[0]);
        const send = () => inParts(ids, maxSent, (part) => call(sendingContract.sendInvoices, { body: { ids: part } }));
        const answers = await show({ rows: ids, send });
        const sent = answers.flatMap((answer) => answer.sent).length;
        const withoutAddress = answers.flatMap((answer) => answer.withoutAddress).length;
        const incomplete = answers.flatMap((answer) => answer.incomplete);
        const left = [
          withoutAddress > 0 && t('invoice.list.done.withoutAddress', { count: withoutAddress }),
          incomplete.length > 0 && t('invoice.list.done.incomplete', { numbers: incomplete.map(numberOf).join(', ') }),
        ].map((words) => (words ? `. ${words}` : ''));
        const [id] = ids;
        const copy = () => attempt(async () => (await import('../preview/copy-client-link.ts')).copyClientLink(t, id ?? 0));
        toast({
          tone: sent > 0 ? 'success' : 'error',
          message: `${t('invoice.list.done.sent', { count: sent, number })}${left.join('')}`,
          ...(sent === 1 && ids.length === 1 && { action: { label: t('invoice.preview.copyLink'), run: copy } }),
        });
      },
      credit: (id: number) =>
        attempt(async () => {
          const { invoice } = await show({ rows: [id], send: () => call(api.creditInvoice, { params: { id } }) });
          history.push(invoiceAddress.edit(invoice.id));
        }),
    };
  }, [history, queryClient, t, actions]);
}

interface InvoiceMenuProps {
  invoice: Invoice;
  rights: Rights;
  actions: InvoiceActions;
  onSend: (ids: readonly number[]) => void;
  /** Asks before voiding an issued invoice. */
  onRemove: (ids: readonly number[]) => void;
}

export function InvoiceMenu({ invoice, rights, actions, onSend, onRemove }: InvoiceMenuProps) {
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
            {t('invoice.linked.pdf')}
          </DropdownItem>
          {rights.update && (
            <DropdownItem icon={<IconSend />} onChoose={() => onSend([id])}>
              {t('common.send')}
            </DropdownItem>
          )}
          {rights.update && !isDraft && kind === 'invoice' && balanceCents > 0 && (
            <DropdownItem icon={<IconCash />} onChoose={() => void actions.markPaid([id])}>
              {t('invoice.list.act.markPaid')}
            </DropdownItem>
          )}
          {rights.create && (
            <DropdownItem icon={<IconCopy />} onChoose={() => history.push(invoiceAddress.add({ from: id }))}>
              {t('invoice.preview.duplicate')}
            </DropdownItem>
          )}
          {rights.create && !isDraft && kind === 'invoice' && (
            <DropdownItem icon={<IconReceiptRefund />} onChoose={() => void actions.credit(id)}>
              {t('invoice.list.act.credit')}
            </DropdownItem>
          )}
          {rights.delete && (
            <DropdownItem icon={<IconTrash />} onChoose={() => onRemove([id])}>
              {t(isDraft ? 'common.delete' : 'invoice.list.act.void')}
            </DropdownItem>
          )}
        </>
      )}
    />
  );
}

interface InvoiceBulkToolsProps {
  selection: TableSelection<number>;
  rights: Rights;
  actions: InvoiceActions;
  onSend: (ids: readonly number[]) => void;
  /** Asks before voiding issued invoices. */
  onRemove: (ids: readonly number[]) => void;
}

export function InvoiceBulkTools({ selection, rights, actions, onSend, onRemove }: InvoiceBulkToolsProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const ids = [...selection.keys];
  const doing = (run: (ids: readonly number[]) => unknown) => () => {
    selection.clear();
    void run(ids);
  };
  return (
    <>
      {rights.update && <BulkAction label={t('common.send')} icon={<IconSend size={18} />} onClick={() => onSend(ids)} />}
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
