import { expect, test } from 'vitest';
import type { TodayCard } from '../../today-contract.ts';
import type { DashboardAnswer } from '../dashboard-query.ts';
import { waitingIn, withoutRow } from './today-optimistic-updates.ts';

const invoice = (id: number, balanceCents: number) => ({
  ...{ id, balanceCents, number: `#${id}`, clientName: 'Oak', dueOn: '2026-01-01', currency: 'EUR' },
});
const today: TodayCard = {
  day: '2026-01-05',
  overdue: { total: 5, rows: [invoice(1, 100), invoice(2, 300)], sums: [{ currency: 'EUR', balanceCents: 900 }] },
  stock: { total: 1, rows: [{ id: 7, name: 'A lamp', stock: 0 }] },
  events: { total: 2, rows: [] },
};
const answer = { cards: { today } } as unknown as DashboardAnswer;

test('removes a completed row and lowers the count', () => {
  const after = withoutRow(answer, 'overdue', 2).cards.today?.overdue;
  expect(after).toMatchObject({ total: 4, rows: [{ id: 1 }], sums: [{ currency: 'EUR', balanceCents: 600 }] });
  expect(withoutRow(answer, 'stock', 7).cards.today?.stock).toEqual({ total: 0, rows: [] });
});

test('changes nothing for a missing row, so nothing is counted twice', () => {
  expect(withoutRow(answer, 'overdue', 9)).toBe(answer);
  expect(withoutRow(answer, 'orders', 2)).toBe(answer);
});

test('counts items that need attention, without events', () => {
  expect(waitingIn(today)).toBe(6);
});
