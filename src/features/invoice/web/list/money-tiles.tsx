import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCash, IconHourglass } from '#web/icons.ts';
import type { CurrencySums } from '../../sums-contract.ts';
import { MoneyList } from './money-list.tsx';
import classes from './money-tiles.module.css';

interface Props {
  /** Undefined while they are on their way, null for a search that is too broad. */
  sums: readonly CurrencySums[] | null | undefined;
  status: string;
  /** Lists what a tile counts; once more lists all again. */
  onStatus: (status: 'open' | 'Past Due' | '') => void;
}

/** What clients owe, what of it is late, and what has come in this month. */
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
