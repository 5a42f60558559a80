import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { RecurringInvoice } from '../../recurring-contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { shownDay } from '../sheet/shown-day.ts';
import classes from './client-recurring.module.css';

/** What is made anew for a client every so often. */
export function ClientRecurring({ recurring }: { recurring: readonly RecurringInvoice[] }) {
  const { t, i18n } = useTranslation();
  return (
    <Card
      title={t('invoice.recurring.title')}
      action={<PageLink href={invoiceAddress.recurring()}>{t('invoice.account.allRecurring')}</PageLink>}
    >
      <ul className={classes.list}>
        {recurring.map(({ id, unit, every, nextOn, isPaused, totalCents, currency, service, lines }) => (
          <li key={id} className={classes.line}>
            <span className={classes.what}>
              <span dir="auto">{service || lines[0]?.description}</span>
              <span className={classes.quiet}>
                {t(`invoice.recurring.rhythm.${unit}`, { count: every })} ·{' '}
                {isPaused ? t('invoice.recurring.paused') : t('invoice.account.nextOn', { day: shownDay(nextOn, i18n.language) })}
              </span>
            </span>
            <bdi className={classes.amount}>{formatMoney(totalCents, currency, i18n.language)}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}
