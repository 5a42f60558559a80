import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteTask } from '#features/kanban/contract.ts';
import { currentAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { makeOrderCard } from '../../../fulfilment-contract.ts';
import { orderCardsQuery } from './fulfilment-queries.ts';

/** Makes an order a card. Where it is one by now, that one is shown. */
export function useMakeCard(orderId: number) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const [isSending, setSending] = useState(false);
  const readAnew = () => queryClient.invalidateQueries({ queryKey: ['board'] });

  const make = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    await attempt(t('shopStaff.fulfilment.makeFailed'), async () => {
      const after = await call(makeOrderCard, { params: { id: orderId } });
      queryClient.setQueryData(orderCardsQuery(orderId).queryKey, after);
      void readAnew();
      const [card] = after.cards;
      if (!card) return;
      const takeBack = () =>
        attempt(t('shopStaff.fulfilment.undoFailed'), () => call(deleteTask, { params: { id: card.id } }).then(readAnew));
      const action = { label: t('ui.undo'), run: takeBack, isUndo: true as const };
      const mayDelete = currentAbility().can('delete', 'Board');
      toast({ tone: 'success', message: t('shopStaff.fulfilment.cardMade', { column: card.column }), ...(mayDelete && { action }) });
    });
    setSending(false);
  };
  return { make, isSending };
}
