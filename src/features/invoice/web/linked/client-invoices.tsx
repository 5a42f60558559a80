import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { readLinkedInvoice } from '../../link-contract.ts';
import { shownDay } from '../sheet/shown-day.ts';
import classes from './client-invoices.module.css';

/** All invoices of the client, and what is open of them. */
export function ClientInvoices({ all, balances }: Pick<AnswerOf<typeof readLinkedInvoice>, 'all' | 'balances'>) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const open = balances.filter(({ balanceCents }) => balanceCents > 0).map((one) => formatMoney(one.balanceCents, one.currency, language));
  return (
    <Card
      title={t('invoice.linked.all')}
      text={open.length > 0 ? t('invoice.linked.allOpen', { amount: open.join(' · ') }) : t('invoice.linked.nothingOpen')}
    >
      <ul className={classes.list}>
        {all.map(({ number, issuedOn, currency, totalCents, balanceCents, invoiceStatus, path, isThis }) => (
          <li key={number} className={classes.line} aria-current={isThis || undefined}>
            <span className={classes.what}>
              {isThis ? <bdi>{number}</bdi> : <PageLink href={path}>{number}</PageLink>}
              <span className={classes.quiet}>{shownDay(issuedOn, language)}</span>
            </span>
            <span className={classes.amount}>
              <bdi>{formatMoney(totalCents, currency, language)}</bdi>
              <span className={classes.quiet} data-late={invoiceStatus === 'Past Due' || undefined}>
                {balanceCents <= 0
                  ? t('invoice.status.paid')
                  : invoiceStatus === 'Past Due'
                    ? t('invoice.status.pastDue')
                    : t('invoice.list.open')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
