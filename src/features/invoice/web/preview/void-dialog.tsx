import { useRouter } from '@tanstack/react-router';
import { companyToday } from '#web/dates/company-day.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { numberAlone, numberWithin, shownDay } from '../invoice-texts.ts';
import type { InvoiceActions } from './use-invoice-actions.ts';

interface Props {
  record: InvoiceRecord;
  actions: InvoiceActions;
  onClose: () => void;
}

/** Asks before voiding a document and explains the consequences; if other documents depend on it, links to the alternative. */
export function VoidDialog({ record, actions, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const { history } = useRouter();
  const { payments, paidCents, currency, totalCents, issuedOn } = record;
  const [note] = record.creditNotes.filter(({ isIssued }) => isIssued);
  const money = (cents: number) => formatMoney(cents, currency, i18n.language);
  const after = (run: () => unknown) => () => {
    onClose();
    void run();
  };
  if (note)
    return (
      <ConfirmDialog
        title={t('invoice.preview.void.notYet', { number: numberAlone(t, record) })}
        text={t('invoice.preview.void.isCredited', { number: numberWithin(t, note), amount: money(note.totalCents) })}
        confirmLabel={t('invoice.preview.void.openNote', { number: numberWithin(t, note) })}
        cancelLabel={t('ui.form.cancel')}
        onConfirm={after(() => history.push(invoiceAddress.preview(note.id)))}
        onClose={onClose}
      />
    );
  if (payments.length > 0)
    return (
      <ConfirmDialog
        title={t('invoice.preview.void.notYet', { number: numberAlone(t, record) })}
        text={t('invoice.preview.void.isPaid', { amount: money(paidCents) })}
        confirmLabel={t('invoice.preview.void.credit')}
        cancelLabel={t('ui.form.cancel')}
        onConfirm={after(actions.credit)}
        onClose={onClose}
      >
        <Button look="outline" onClick={after(actions.removePayments)}>
          {t('invoice.preview.void.removePayments', { count: payments.length })}
        </Button>
      </ConfirmDialog>
    );
  const isFiled = issuedOn.slice(0, 7) < companyToday().slice(0, 7);
  const follows = [
    t(record.kind === 'credit-note' ? 'invoice.preview.void.owedAgain' : 'invoice.preview.void.notOwed', {
      amount: money(Math.abs(totalCents)),
    }),
    t('invoice.preview.void.number'),
    isFiled ? t('invoice.preview.void.filed', { day: shownDay(issuedOn, i18n.language) }) : t('invoice.preview.void.unfiled'),
    t('invoice.preview.void.until'),
  ];
  return (
    <ConfirmDialog
      title={t('invoice.preview.void.ask', { number: numberAlone(t, record) })}
      text={follows.join(' ')}
      confirmLabel={t('invoice.preview.void.do')}
      cancelLabel={t('ui.form.cancel')}
      isDanger
      onConfirm={after(actions.remove)}
      onClose={onClose}
    />
  );
}
