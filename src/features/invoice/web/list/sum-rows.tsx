import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import type { CurrencySums } from '../../sums-contract.ts';
import classes from './sum-rows.module.css';

/** What the list comes to, a row for each currency: all of it, not only its page. */
export function SumRows({ sums = [] }: { sums: readonly CurrencySums[] | undefined }) {
  const { t, i18n } = useTranslation();
  const listed = sums.filter((row) => row.listed > 0);
  if (listed.length === 0) return null;
  return (
    <div className={classes.scroll}>
      <table className={classes.sums}>
        <caption className="visually-hidden">{t('invoice.money.sums')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('invoice.money.sum')}</th>
            <th scope="col">{t('invoice.list.total')}</th>
            <th scope="col">{t('invoice.list.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ currency, listed: count, totalCents, balanceCents }) => (
            <tr key={currency}>
              <th scope="row">
                <bdi>{currency}</bdi> <span className={classes.count}>{t('invoice.list.count', { count })}</span>
              </th>
              <td>{formatMoney(totalCents, currency, i18n.language)}</td>
              <td>{formatMoney(balanceCents, currency, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
