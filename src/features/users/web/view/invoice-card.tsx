import type { AnswerOf } from '#contract/endpoint.ts';
import { invoiceStatuses } from '#features/invoice/contract.ts';
import { statusLooks } from '#features/invoice/web/offers.ts';
import { formatPlainDay } from '#web/dates/format-date.ts';
import { today } from '#web/dates/plain-day.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import lines from '#web/ui/card-list.module.css';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { readUserActivity } from '../../view-contract.ts';
import classes from './tab-list.module.css';

type Invoices = NonNullable<AnswerOf<typeof readUserActivity>['invoices']>;

/** What was billed to a user's address. */
export function InvoiceCard({ invoices }: { invoices: Invoices }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('users.invoices.title')} text={invoices.length === 0 ? t('users.invoices.none') : undefined}>
      {invoices.length > 0 && (
        <ul className={lines.list}>
          {invoices.map(({ id, number, issuedDate, totalCents, currency, invoiceStatus }) => {
            const look = lookOf(invoiceStatus);
            return (
              <li key={id} className={classes.invoice}>
                <a className={lines.strong} href={`/apps/invoice/preview/${id}`}>
                  {number ?? t('users.invoices.draft', { id })}
                </a>
                <span className={lines.quiet}>{formatPlainDay(issuedDate, i18n.language, today())}</span>
                <StatusPill tone={look?.tone ?? 'neutral'} icon={look?.icon}>
                  {look ? t(`invoice.status.${look.key}`) : invoiceStatus}
                </StatusPill>
                <span className={classes.amount}>{formatMoney(totalCents, currency, i18n.language)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

function lookOf(status: string) {
  const known = invoiceStatuses.find((one) => one === status);
  return known && statusLooks[known];
}
