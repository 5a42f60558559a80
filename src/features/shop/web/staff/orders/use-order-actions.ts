import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Views } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { moveOrder, type OrderRecord, type OrderStatus, takeOrderBack } from '../../../order-contract.ts';
import { orderQuery } from './order-queries.ts';

const words: ActionWords = { failed: (t) => t('shopStaff.order.failed') };

/** Changes an order's status, and reverts it where neither money nor stock is affected. Not optimistic. */
export function useOrderActions({ id, version }: Pick<OrderRecord, 'id' | 'version'>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { attempt, offerUndo } = useActions<Views>('order', words);
  const [sending, setSending] = useState<OrderStatus>();

  const show = (order: OrderRecord) => {
    queryClient.setQueryData(orderQuery(id).queryKey, { order });
    void queryClient.invalidateQueries({ queryKey: ['order'] });
  };
  /** @returns the updated order; undefined after a conflict: the page then shows the available actions */
  const send = async (run: () => Promise<{ order: OrderRecord }>): Promise<OrderRecord | undefined> => {
    try {
      const { order } = await run();
      show(order);
      return order;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409 && error.current)) throw error;
      show(error.current as OrderRecord);
      toast({ tone: 'error', message: t('shopStaff.order.movedMeanwhile') });
      return undefined;
    }
  };
  const move = async (status: Exclude<OrderStatus, 'placed'>): Promise<void> => {
    if (sending) return;
    setSending(status);
    await attempt(async () => {
      const order = await send(() => call(moveOrder, { params: { id }, body: { status, version } }));
      if (!order) return;
      const message = t(`shopStaff.order.done.${status}`, { id });
      if (status === 'paid' || status === 'cancelled') return toast({ tone: 'success', message });
      const takeBack = () => send(() => call(takeOrderBack, { params: { id }, body: { from: status, version: order.version } }));
      offerUndo(message, takeBack, 'success');
    });
    setSending(undefined);
  };
  return { move, sending, show };
}
