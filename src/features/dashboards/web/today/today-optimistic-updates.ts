import type { TodayCard } from '../../today-contract.ts';
import type { DashboardAnswer } from '../dashboard-query.ts';

/** The parts of Today whose rows can be completed. */
export type TodayPart = 'overdue' | 'cards' | 'todos' | 'orders' | 'stock';

/** Removes a completed row of Today from the dashboard. */
export function withoutRow(answer: DashboardAnswer, part: TodayPart, id: number): DashboardAnswer {
  const { today } = answer.cards;
  const kept = today?.[part];
  const row = kept?.rows.find((one) => one.id === id);
  if (!today || !kept || !row) return answer;
  const left: { total: number; rows: readonly { id: number }[] } = {
    ...kept,
    total: kept.total - 1,
    rows: kept.rows.filter((one) => one.id !== id),
  };
  return {
    ...answer,
    cards: { ...answer.cards, today: { ...today, [part]: part === 'overdue' ? lessOwed(left, row) : left } as TodayCard },
  };
}

function lessOwed(left: object, row: object): object {
  const { sums = [] } = left as Partial<NonNullable<TodayCard['overdue']>>;
  const { currency, balanceCents = 0 } = row as { currency?: string; balanceCents?: number };
  return {
    ...left,
    sums: sums.map((sum) => (sum.currency === currency ? { ...sum, balanceCents: sum.balanceCents - balanceCents } : sum)),
  };
}

/** Number of items that need attention; events don't count. */
export function waitingIn(today: TodayCard): number {
  const parts = [today.overdue, today.eInvoices, today.unanswered, today.cards, today.todos, today.orders, today.stock];
  return parts.reduce((sum, part) => sum + (part?.total ?? 0), 0);
}
