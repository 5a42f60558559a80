import { useCan } from '#web/ability.ts';
import { formatPlainDay } from '#web/dates/format-date.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconFileInvoice, IconTruckDelivery } from '#web/icons.ts';
import type { TodayCard } from '../../today-contract.ts';
import { wholeMoney } from '../figure-text.ts';
import { listsOfFigures } from '../lists-of-figures.ts';
import { RowButton, TodayPart, TodayRow } from './today-part.tsx';
import type { useTodayActions } from './use-today-actions.ts';

type Actions = ReturnType<typeof useTodayActions>;

/** Overdue invoices; each can be marked as paid in place. */
export function OverduePart({ overdue, day, actions }: { overdue: NonNullable<TodayCard['overdue']>; day: string; actions: Actions }) {
  const { t, i18n } = useTranslation();
  const mayPay = useCan('update', 'Invoice');
  const [sum] = overdue.sums;
  return (
    <TodayPart
      icon={<IconFileInvoice size={16} />}
      name={t('dashboards.today.part.overdue')}
      total={overdue.total}
      href={listsOfFigures.overdue()}
      sum={sum && wholeMoney(sum.balanceCents, sum.currency, i18n.language)}
      none={t('dashboards.today.none.overdue')}
      tone="danger"
    >
      {overdue.rows.map((row) => (
        <TodayRow
          key={row.id}
          href={listsOfFigures.invoice(row.id)}
          title={row.clientName}
          note={t('dashboards.today.dueOn', { number: row.number, day: formatPlainDay(row.dueOn, i18n.language, day) })}
          isLate
          value={formatMoney(row.balanceCents, row.currency, i18n.language)}
          action={
            mayPay && (
              <RowButton label={t('dashboards.today.payOne', { number: row.number })} onClick={() => void actions.pay(row, day)}>
                {t('dashboards.today.pay')}
              </RowButton>
            )
          }
        />
      ))}
    </TodayPart>
  );
}

/** Issued invoices whose e-invoice lacks data for staff to fill in. */
export function EInvoicesPart({ eInvoices }: { eInvoices: NonNullable<TodayCard['eInvoices']> }) {
  const { t } = useTranslation();
  const [first] = eInvoices.rows;
  return (
    <TodayPart
      icon={<IconFileInvoice size={16} />}
      name={t('dashboards.today.part.eInvoices')}
      total={eInvoices.total}
      href={listsOfFigures.invoice(first?.id ?? 0)}
      none=""
      tone="warning"
    >
      {eInvoices.rows.map(({ id, number, clientName }) => (
        <TodayRow key={id} href={listsOfFigures.invoice(id)} title={clientName} note={t('dashboards.today.eInvoiceOf', { number })} />
      ))}
    </TodayPart>
  );
}

export function OrdersPart({ orders, actions }: { orders: NonNullable<TodayCard['orders']>; actions: Actions }) {
  const { t, i18n } = useTranslation();
  const mayShip = useCan('update', 'Order');
  return (
    <TodayPart
      icon={<IconTruckDelivery size={16} />}
      name={t('dashboards.today.part.orders')}
      total={orders.total}
      href={listsOfFigures.toShip()}
      none={t('dashboards.today.none.orders')}
      tone="warning"
    >
      {orders.rows.map((row) => (
        <TodayRow
          key={row.id}
          href={listsOfFigures.order(row.id)}
          title={row.name}
          note={t('dashboards.today.orderOf', { id: row.id, count: row.itemCount })}
          value={formatMoney(row.totalCents, row.currency, i18n.language)}
          action={
            mayShip && (
              <RowButton label={t('dashboards.today.shipOne', { id: row.id })} onClick={() => void actions.ship(row)}>
                {t('dashboards.today.ship')}
              </RowButton>
            )
          }
        />
      ))}
    </TodayPart>
  );
}
