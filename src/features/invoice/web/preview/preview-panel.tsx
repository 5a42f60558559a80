import { Suspense, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  IconCash,
  IconCopy,
  IconDownload,
  IconLink,
  IconPencil,
  IconPrinter,
  IconReceiptRefund,
  IconSend,
  IconSquareCheck,
  IconTrash,
} from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { numberWithin } from '../invoice-texts.ts';
import classes from './preview-panel.module.css';
import type { InvoiceActions } from './use-invoice-actions.ts';

const VoidDialog = lazyPart(() => import('./void-dialog.tsx').then(({ VoidDialog }) => VoidDialog));
const ConfirmDialog = lazyPart(() => import('#web/ui/confirm-dialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog));

interface Props {
  record: InvoiceRecord;
  actions: InvoiceActions;
  onSend: () => void;
  /** Opens the form for a payment, a refund, or moving credit. */
  onPay: (what: 'payment' | 'refund' | 'credit') => void;
}

/** Actions on the invoice, limited by permission. */
export function PreviewPanel({ record, actions, onSend, onPay }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Invoice');
  const [isAsking, setAsking] = useState(false);
  const [isVoiding, setVoiding] = useState(false);
  const { isIssued, isDeleted, orderId } = record;
  const isCreditNote = record.kind === 'credit-note';
  const mayChange = rights.update && !isDeleted;
  const mayPay = mayChange && isIssued && !isCreditNote;
  const hasCredit = record.balanceCents < 0;
  const mayAdd = rights.create && !isDeleted && !isCreditNote;
  return (
    <section className={classes.panel} aria-label={t('common.actions')}>
      {mayPay && (
        <Button wide onClick={() => onPay(hasCredit ? 'refund' : 'payment')}>
          <IconCash size={18} aria-hidden="true" />
          {t(hasCredit ? 'invoice.preview.refund' : 'invoice.preview.addPayment')}
        </Button>
      )}
      {mayPay && hasCredit && (
        <Button look="outline" wide onClick={() => onPay('credit')}>
          <IconReceiptRefund size={18} aria-hidden="true" />
          {t('invoice.preview.moveCredit')}
        </Button>
      )}
      {mayChange && (
        <Button look={mayPay ? 'outline' : 'primary'} wide onClick={onSend}>
          <IconSend size={18} aria-hidden="true" />
          {t(isIssued ? 'invoice.preview.sendAgain' : 'invoice.preview.send')}
        </Button>
      )}
      <div className={classes.pair}>
        {mayChange && isIssued && (
          <Button look="outline" onClick={() => void actions.copyLink()}>
            <IconLink size={18} aria-hidden="true" />
            {t('invoice.preview.copyLink')}
          </Button>
        )}
        {!isDeleted && (
          <Button look="outline" loading={actions.work === 'download'} onClick={() => void actions.download()}>
            <IconDownload size={18} aria-hidden="true" />
            {t('invoice.editor.download')}
          </Button>
        )}
        <PageLink look="outline" href={invoiceAddress.print(record.id)}>
          <IconPrinter size={18} aria-hidden="true" />
          {t('table.print')}
        </PageLink>
        {mayChange && !isIssued && (
          <PageLink look="outline" href={invoiceAddress.edit(record.id)}>
            <IconPencil size={18} aria-hidden="true" />
            {t('common.edit')}
          </PageLink>
        )}
        {mayAdd && (
          <PageLink look="outline" href={invoiceAddress.add({ from: record.id })}>
            <IconCopy size={18} aria-hidden="true" />
            {t('invoice.preview.duplicate')}
          </PageLink>
        )}
      </div>
      <div className={classes.rest}>
        {mayChange && !isIssued && (
          <Button look="plain" loading={actions.work === 'issue'} onClick={() => setAsking(true)}>
            <IconSquareCheck size={18} aria-hidden="true" />
            {t(isCreditNote ? 'invoice.preview.issueCredit' : 'invoice.preview.issue')}
          </Button>
        )}
        {mayAdd && isIssued && orderId === null && (
          <Button look="plain" loading={actions.work === 'credit'} onClick={() => void actions.credit()}>
            <IconReceiptRefund size={18} aria-hidden="true" />
            {t('invoice.preview.addCredit')}
          </Button>
        )}
        {rights.delete && !isDeleted && orderId === null && (
          <Button
            look="plain"
            className={classes.delete}
            loading={actions.work === 'delete'}
            onClick={() => (isIssued ? setVoiding(true) : void actions.remove())}
          >
            <IconTrash size={18} aria-hidden="true" />
            {t(isIssued ? 'invoice.preview.void.do' : 'common.delete')}
          </Button>
        )}
      </div>
      {isVoiding && (
        <Suspense fallback={null}>
          <VoidDialog record={record} actions={actions} onClose={() => setVoiding(false)} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t(isCreditNote ? 'invoice.preview.issueCredit' : 'invoice.preview.issue')}
            text={t(isCreditNote ? 'invoice.preview.askIssueCredit' : 'invoice.preview.askIssue', { number: numberWithin(t, record) })}
            confirmLabel={t('invoice.preview.doIssue')}
            cancelLabel={t('ui.form.cancel')}
            onConfirm={() => {
              setAsking(false);
              void actions.issue();
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
