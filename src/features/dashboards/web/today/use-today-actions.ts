import { useMemo } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { useTranslation } from '#web/i18n.ts';
import type { DashboardAnswer, dashboardQuery } from '../dashboard-query.ts';
import type { RowOf } from './today-calls.ts';
import { type TodayPart, withoutRow } from './today-optimistic-updates.ts';

type Pages = { page: ViewOf<ReturnType<typeof dashboardQuery>> };

const words: ActionWords = { failed: (t) => t('common.failed') };

type Calls = typeof import('./today-calls.ts');
type Done = Awaited<ReturnType<Calls[keyof Calls]>>;

/** Quick actions of Today's rows, using the endpoints of other features; optimistic and undoable. */
export function useTodayActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<Pages>('dashboard', words);
  return useMemo(() => {
    const act = async (part: TodayPart, id: number, send: (calls: Calls) => Promise<Done>, said: string) => {
      const rows = [`${part} ${id}`];
      let takeBack: Done['takeBack'] | undefined;
      await attempt(async () => {
        const look = { page: (page: DashboardAnswer) => withoutRow(page, part, id) };
        // The code for the requests is loaded on first use.
        const done = await show({ rows, look, send: () => import('./today-calls.ts').then(send) });
        takeBack = done.takeBack;
      });
      const back = takeBack;
      if (back) offerUndo(said, () => show({ rows, send: back }), 'success');
    };
    return {
      pay: (row: RowOf<'overdue'>, day: string) =>
        act('overdue', row.id, ({ payInvoice }) => payInvoice(row, day), t('dashboards.today.done.paid', { number: row.number })),
      finishCard: (row: RowOf<'cards'>) =>
        act('cards', row.id, ({ finishCard }) => finishCard(row), t('dashboards.today.done.finished', { title: row.title })),
      finishTodo: (row: RowOf<'todos'>) =>
        act('todos', row.id, ({ finishTodo }) => finishTodo(row), t('dashboards.today.done.finished', { title: row.title })),
      ship: (row: RowOf<'orders'>) =>
        act('orders', row.id, ({ shipOrder }) => shipOrder(row), t('dashboards.today.done.shipped', { id: row.id })),
      addStock: (row: RowOf<'stock'>, count: number) =>
        act('stock', row.id, ({ addStock }) => addStock(row, count), t('dashboards.today.done.stocked', { name: row.name, count })),
    };
  }, [t, show, attempt, offerUndo]);
}
