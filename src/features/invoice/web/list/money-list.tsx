import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import type { CurrencySums } from '../../sums-contract.ts';
import classes from './money-tiles.module.css';

interface Props {
  sums: readonly CurrencySums[] | null | undefined;
  amount: keyof CurrencySums & `${string}Cents`;
}

/** How many currencies there is room for; the row of sums has them all. */
const mostCurrencies = 3;

/** An amount in each currency that has some, the most used one first and large. */
export function MoneyList({ sums, amount }: Props) {
  const { t, i18n } = useTranslation();
  if (sums === null) return <span className={classes.none}>–</span>;
  if (!sums) return <span className={classes.waiting} role="status" aria-label={t('ui.loading')} />;
  const some = sums.filter((row) => row[amount] !== 0);
  const [first, ...others] = some;
  if (!first) return <span className={classes.none}>{t('invoice.money.none')}</span>;
  const money = (row: CurrencySums) => <bdi key={row.currency}>{formatMoney(row[amount], row.currency, i18n.language)}</bdi>;
  const left = others.length - (mostCurrencies - 1);
  return (
    <span className={classes.amounts}>
      <strong className={classes.amount}>{money(first)}</strong>
      {others.length > 0 && (
        <span className={classes.others}>
          {others.slice(0, mostCurrencies - 1).map(money)}
          {left > 0 && <span>{t('invoice.money.more', { count: left })}</span>}
        </span>
      )}
    </span>
  );
}
