import { useRights } from '#web/ability.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTrash } from '#web/icons.ts';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { numberWithin } from '../number-text.ts';
import { shownDay } from '../sheet/shown-day.ts';
import classes from './payments-card.module.css';
import type { InvoiceActions } from './use-invoice-actions.ts';

/** What was paid, and the credit notes that correct the invoice. */
export function PaymentsCard({ record, actions }: { record: InvoiceRecord; actions: InvoiceActions }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const rights = useRights('Invoice');
  const { payments, creditNotes, currency } = record;
  if (payments.length === 0 && creditNotes.length === 0) return null;
  return (
    <Card title={t('invoice.preview.payments')}>
      <ul className={classes.list}>
        {payments.map((payment) => {
          const amount = formatMoney(payment.amountCents, currency, language);
          return (
            <li key={payment.id} className={classes.line}>
              <span className={classes.what}>
                <bdi className={classes.amount}>{amount}</bdi>
                <span className={classes.quiet}>
                  {t('invoice.preview.paidBy', {
                    day: shownDay(payment.paidOn, language),
                    method: t(`invoice.preview.method.${payment.method}`),
                  })}
                </span>
                {payment.note && (
                  <span className={classes.quiet}>
                    <bdi>{payment.note}</bdi>
                  </span>
                )}
              </span>
              {rights.update && !record.isDeleted && (
                <IconButton label={t('invoice.preview.removePayment', { amount })} onClick={() => void actions.removePayment(payment)}>
                  <IconTrash size={18} />
                </IconButton>
              )}
            </li>
          );
        })}
        {creditNotes.map((note) => (
          <li key={note.id} className={classes.line}>
            <span className={classes.what}>
              <bdi className={classes.amount}>{formatMoney(note.totalCents, currency, language)}</bdi>
              <a className={classes.link} href={invoiceAddress.preview(note.id)}>
                {t('invoice.preview.creditNoteNamed', { number: numberWithin(t, note) })}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
