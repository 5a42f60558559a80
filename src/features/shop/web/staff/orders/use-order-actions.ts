import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { moveOrder, type OrderRecord, type OrderStatus } from '../../../order-contract.ts';
import { orderQuery } from './order-queries.ts';

/** Takes an order on. Only what the server has done is shown: money and mails follow from it. */
export function useOrderActions({ id, version }: Pick<OrderRecord, 'id' | 'version'>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const [sending, setSending] = useState<OrderStatus>();

  const show = (order: OrderRecord) => {
    queryClient.setQueryData(orderQuery(id).queryKey, { order });
    void queryClient.invalidateQueries({ queryKey: ['order'] });
  };
  const move = async (status: Exclude<OrderStatus, 'placed'>): Promise<void> => {
    if (sending) return;
    setSending(status);
    await attempt(t('shopStaff.order.failed'), async () => {
      try {
        show((await call(moveOrder, { params: { id }, body: { status, version } })).order);
        toast({ tone: 'success', message: t(`shopStaff.order.done.${status}`, { id }) });
      } catch (error) {
        // Somebody else took it on: where it is now stands on the page, and what can be done from there.
        if (!(error instanceof ApiError && error.status === 409 && error.current)) throw error;
        show(error.current as OrderRecord);
        toast({ tone: 'error', message: t('shopStaff.order.movedMeanwhile') });
      }
    });
    setSending(undefined);
  };
  return { move, sending, show };
}
