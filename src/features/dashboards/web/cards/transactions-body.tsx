import { pageAddress } from '#contract/page-address.ts';
import { formatPlainDay } from '#web/dates/format-date.ts';
import { today } from '#web/dates/plain-day.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconBuilding, IconCash, IconCreditCard, IconReceiptRefund } from '#web/icons.ts';
import type { CardProps } from '../card-row.ts';
import { EmptyNote } from './empty-note.tsx';
import classes from './transactions-body.module.css';

const icons: Readonly<Record<string, typeof IconCash>> = { 'bank-transfer': IconBuilding, card: IconCreditCard, cash: IconCash };

/** The latest payments; each links to its invoice. */
export function TransactionsBody({ data }: CardProps<'transactions'>) {
  const { t, i18n } = useTranslation();
  if (data.rows.length === 0) return <EmptyNote text={t('dashboards.empty.transactions')} first="payment" />;
  return (
    <ul className={classes.rows}>
      {data.rows.map(({ id, invoiceId, number, clientName, method, amountCents, currency, paidOn }) => {
        const Icon = amountCents < 0 ? IconReceiptRefund : (icons[method] ?? IconCash);
        return (
          <li key={id}>
            <a className={classes.row} href={pageAddress('/apps/invoice/preview/:id', { id: invoiceId })}>
              <span className={classes.icon} data-tone={amountCents < 0 ? 'danger' : 'success'}>
                <Icon size={18} />
              </span>
              <span className={classes.words}>
                <bdi className={classes.name}>{clientName}</bdi>
                <span className={classes.quiet}>
                  <bdi>{number ?? ''}</bdi> · {t(`dashboards.method.${method}`)} · {formatPlainDay(paidOn, i18n.language, today())}
                </span>
              </span>
              <bdi className={classes.amount} data-tone={amountCents < 0 ? 'danger' : 'success'}>
                {amountCents > 0 ? '+' : ''}
                {formatMoney(amountCents, currency, i18n.language)}
              </bdi>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
