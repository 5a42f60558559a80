import { formatMoney } from '#web/format-money.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { mostCounted } from '../../contract.ts';
import type { CurrencySums } from '../../sums-contract.ts';
import classes from './sum-rows.module.css';

interface Props {
  sums: readonly CurrencySums[] | null | undefined;
  onCount: () => void;
}

/** What the list comes to, a row for each currency: all of it, not only its page. A broad search is summed up on request. */
export function SumRows({ sums = [], onCount }: Props) {
  const { t, i18n } = useTranslation();
  if (sums === null)
    return (
      <p className={classes.broad}>
        {t('invoice.money.broad', { number: formatNumber(mostCounted, i18n.language) })}{' '}
        <LinkButton onClick={onCount}>{t('invoice.money.calculate')}</LinkButton>
      </p>
    );
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
