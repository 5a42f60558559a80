import { Suspense, useState } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { type CardProps, EmptyNote } from '#features/dashboards/web/public-api.ts';
import { useAbility } from '#web/ability.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { formatPlainDay } from '#web/dates/format-date.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import classes from './payment-body.module.css';

const PayButton = lazyPart(() => import('./pay-button.tsx').then(({ PayButton }) => PayButton));

/** The next invoice due, with a button to mark it as paid. */
export function PaymentBody({ data: { invoice, open } }: CardProps<'payment'>) {
  const { t, i18n } = useTranslation();
  const ability = useAbility();
  const [paidId, setPaidId] = useState<number>();
  if (!invoice) return <EmptyNote text={t('cards.empty.payment')} />;
  const money = (cents: number) => formatMoney(cents, invoice.currency, i18n.language);
  const isPaid = paidId === invoice.id;
  const isLate = invoice.dueOn < companyToday();
  const due = formatPlainDay(invoice.dueOn, i18n.language, companyToday());
  const facts = [
    { name: t('cards.payment.client'), value: invoice.clientName },
    { name: t('cards.payment.due'), value: due },
    { name: t('common.total'), value: money(invoice.totalCents) },
  ];
  return (
    <>
      <div className={classes.sum}>
        <a className={classes.number} href={pageAddress('/apps/invoice/preview/:id', { id: invoice.id })}>
          <bdi>{invoice.number}</bdi>
        </a>
        <bdi className={classes.amount}>{money(invoice.balanceCents)}</bdi>
        <span>
          <StatusPill tone={isPaid ? 'success' : isLate ? 'danger' : 'info'}>
            {t(isPaid ? 'cards.payment.paid' : isLate ? 'cards.payment.late' : 'cards.payment.waits')}
          </StatusPill>
        </span>
      </div>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.foot}>
        {ability.can('update', 'Invoice') && (
          <div className={classes.pay}>
            <Suspense fallback={null}>
              <PayButton invoice={invoice} isPaid={isPaid} onPaid={setPaidId} />
            </Suspense>
          </div>
        )}
        <PageLink href={pageAddress('/apps/invoice/list', {})}>{t('cards.payment.open', { count: open })}</PageLink>
      </div>
    </>
  );
}
