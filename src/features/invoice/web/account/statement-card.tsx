import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import type { AccountStatement } from '../../account-contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { shownDay } from '../sheet/shown-day.ts';
import classes from './statement-card.module.css';

interface Props {
  statement: AccountStatement;
  /** The days begin somewhere: what was owed before stands first. */
  hasOpening: boolean;
}

/** What was billed and paid in one currency, with what was owed after each of it. */
export function StatementCard({ statement: { currency, openingCents, closingCents, entries }, hasOpening }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const money = (cents: number) => <bdi>{formatMoney(cents, currency, language)}</bdi>;
  const title = t('invoice.account.statement', { currency });
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('invoice.account.day')}</th>
            <th scope="col">{t('invoice.account.what')}</th>
            <th scope="col">{t('invoice.account.amount')}</th>
            <th scope="col">{t('invoice.list.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {hasOpening && (
            <tr className={classes.quiet}>
              <td />
              <td>{t('invoice.account.opening')}</td>
              <td />
              <td>{money(openingCents)}</td>
            </tr>
          )}
          {entries.map(({ kind, on, invoiceId, number, amountCents, balanceCents }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and stand in their order.
            <tr key={index}>
              <td>
                <bdi>{shownDay(on, language)}</bdi>
              </td>
              <td>
                {t(`invoice.account.kind.${kind}`)}{' '}
                <PageLink href={invoiceAddress.preview(invoiceId)}>
                  <bdi>{number}</bdi>
                </PageLink>
              </td>
              <td data-less={amountCents < 0 || undefined}>{money(amountCents)}</td>
              <td>{money(balanceCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{t('invoice.account.closing')}</th>
            <td />
            <td>{money(closingCents)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
