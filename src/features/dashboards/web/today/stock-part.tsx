import { type FormEvent, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPackage } from '#web/icons.ts';
import type { TodayCard } from '../../today-contract.ts';
import { listsOfFigures } from '../lists-of-figures.ts';
import classes from './stock-part.module.css';
import { RowButton, TodayPart, TodayRow } from './today-part.tsx';
import type { useTodayActions } from './use-today-actions.ts';

type Stock = NonNullable<TodayCard['stock']>;
type Actions = ReturnType<typeof useTodayActions>;

const usual = 10;
const most = 1_000_000;

/** Products with low stock; new stock can be booked in place. */
export function StockPart({ stock, actions }: { stock: Stock; actions: Actions }) {
  const { t } = useTranslation();
  const mayBook = useCan('update', 'Product');
  return (
    <TodayPart
      icon={<IconPackage size={16} />}
      name={t('dashboards.today.part.stock')}
      total={stock.total}
      href={listsOfFigures.lowStock()}
      none={t('dashboards.today.none.stock')}
      tone="warning"
    >
      {stock.rows.map((row) => (
        <TodayRow
          key={row.id}
          href={listsOfFigures.product(row.id)}
          title={row.name}
          note={t('dashboards.today.left', { count: row.stock })}
          isLate={row.stock === 0}
          action={mayBook && <AddStock row={row} onAdd={(count) => void actions.addStock(row, count)} />}
        />
      ))}
    </TodayPart>
  );
}

function AddStock({ row, onAdd }: { row: Stock['rows'][number]; onAdd: (count: number) => void }) {
  const { t } = useTranslation();
  const [count, setCount] = useState(String(usual));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (/^[1-9]\d{0,6}$/.test(count) && Number(count) <= most) onAdd(Number(count));
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <input
        className={classes.count}
        aria-label={t('dashboards.today.howMany', { name: row.name })}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        required
        value={count}
        onChange={({ currentTarget }) => setCount(currentTarget.value)}
      />
      <RowButton type="submit" label={t('dashboards.today.addStockOf', { name: row.name })}>
        {t('dashboards.today.addStock')}
      </RowButton>
    </form>
  );
}
