import type { ReactNode } from 'react';
import { maxExactCount } from '#contract/max-exact-count.ts';
import { formatMoney } from '#web/format-money.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCash, IconHourglass } from '#web/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { CurrencySums } from '../../sums-contract.ts';
import classes from './money-tiles.module.css';

interface Props {
  /** Undefined while loading, null for a search that is too broad. */
  sums: readonly CurrencySums[] | null | undefined;
  status: string;
  /** Filters the list by a tile; pressed again, it clears the filter. */
  onStatus: (status: 'open' | 'Past Due' | '') => void;
}

/** Tiles with the amounts owed, overdue, and received this month. */
export function MoneyTiles({ sums, status, onStatus }: Props) {
  const { t } = useTranslation();
  const tile = (icon: ReactNode, label: string, amount: keyof CurrencySums & `${string}Cents`) => (
    <>
      <span className={classes.label}>
        {icon}
        {label}
      </span>
      <MoneyList sums={sums} amount={amount} />
    </>
  );
  const button = (shows: 'open' | 'Past Due', tone: string | undefined, content: ReactNode) => (
    <button
      type="button"
      className={classes.tile}
      data-tone={tone}
      aria-pressed={status === shows}
      onClick={() => onStatus(status === shows ? '' : shows)}
    >
      {content}
    </button>
  );
  const isLate = sums?.some(({ overdueCents }) => overdueCents > 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className={classes.tiles} role="group" aria-label={t('invoice.money.label')}>
      {button('open', undefined, tile(<IconHourglass size={16} />, t('invoice.money.outstanding'), 'outstandingCents'))}
      {button('Past Due', isLate ? 'danger' : undefined, tile(<IconAlertTriangle size={16} />, t('invoice.money.overdue'), 'overdueCents'))}
      <div className={classes.tile}>{tile(<IconCash size={16} />, t('invoice.money.paid'), 'paidCents')}</div>
    </div>
  );
}

interface MoneyListProps {
  sums: readonly CurrencySums[] | null | undefined;
  amount: keyof CurrencySums & `${string}Cents`;
}

/** Number of currencies that fit; the row of sums has all. */
const maxCurrencies = 3;

/** An amount in each currency, the most used one first and large. */
function MoneyList({ sums, amount }: MoneyListProps) {
  const { t, i18n } = useTranslation();
  if (sums === null) return <span className={classes.none}>–</span>;
  if (!sums) return <span className={classes.waiting} role="status" aria-label={t('ui.loading')} />;
  const some = sums.filter((row) => row[amount] !== 0);
  const [first, ...others] = some;
  if (!first) return <span className={classes.none}>{t('invoice.money.none')}</span>;
  const money = (row: CurrencySums) => <bdi key={row.currency}>{formatMoney(row[amount], row.currency, i18n.language)}</bdi>;
  const left = others.length - (maxCurrencies - 1);
  return (
    <span className={classes.amounts}>
      <strong className={classes.amount}>{money(first)}</strong>
      {others.length > 0 && (
        <span className={classes.others}>
          {others.slice(0, maxCurrencies - 1).map(money)}
          {left > 0 && <span>{t('invoice.money.more', { count: left })}</span>}
        </span>
      )}
    </span>
  );
}

interface SumRowsProps {
  sums: readonly CurrencySums[] | null | undefined;
  onCount: () => void;
}

/** Sums of the whole list, one row per currency. A broad search is summed on request. */
export function SumRows({ sums = [], onCount }: SumRowsProps) {
  const { t, i18n } = useTranslation();
  if (sums === null)
    return (
      <p className={classes.broad}>
        {t('invoice.money.broad', { number: formatNumber(maxExactCount, i18n.language) })}{' '}
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
