import { markInvoicesPaid, removePayments } from '#features/invoice/payment-contract.ts';
import { moveTask } from '#features/kanban/contract.ts';
import { moveOrder, takeOrderBack } from '#features/shop/order-contract.ts';
import { changeStock } from '#features/shop/product-contract.ts';
import { updateTodoTask } from '#features/todo/contract.ts';
import { call } from '#web/api-client.ts';
import type { TodayCard } from '../../today-contract.ts';
import type { TodayPart } from './today-optimistic-updates.ts';

export type RowOf<P extends TodayPart> = NonNullable<TodayCard[P]>['rows'][number];

/** Undo based on the endpoint's response. */
interface Done {
  takeBack: () => Promise<unknown>;
}

export async function payInvoice({ id }: RowOf<'overdue'>, day: string): Promise<Done> {
  const { paymentIds } = await call(markInvoicesPaid, { body: { ids: [id], paidOn: day, method: 'bank-transfer' } });
  return { takeBack: () => call(removePayments, { body: { ids: paymentIds } }) };
}

/** Moves a card to its board's done column. */
export async function finishCard({ id, spaceId, doneBoardId }: RowOf<'cards'>): Promise<Done> {
  const { stood } = await call(moveTask, { params: { id }, body: { spaceId, boardId: doneBoardId ?? '', beforeId: null } });
  return { takeBack: () => call(moveTask, { params: { id }, body: stood }) };
}

export async function finishTodo({ id, version }: RowOf<'todos'>): Promise<Done> {
  const { task } = await call(updateTodoTask, { body: { task: { id, version, isCompleted: true } } });
  return { takeBack: () => call(updateTodoTask, { body: { task: { id, version: task.version, isCompleted: false } } }) };
}

export async function shipOrder({ id, version }: RowOf<'orders'>): Promise<Done> {
  const { order } = await call(moveOrder, { params: { id }, body: { status: 'shipped', version } });
  return { takeBack: () => call(takeOrderBack, { params: { id }, body: { from: 'shipped', version: order.version } }) };
}

export async function addStock({ id }: RowOf<'stock'>, count: number): Promise<Done> {
  const book = (change: number, reason: 'delivery' | 'count') => call(changeStock, { params: { id }, body: { change, reason, note: '' } });
  await book(count, 'delivery');
  return { takeBack: () => book(-count, 'count') };
}
