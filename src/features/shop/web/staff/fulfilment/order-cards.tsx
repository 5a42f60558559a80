import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { deleteTask } from '#features/kanban/contract.ts';
import { currentAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconLayoutKanban } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { makeOrderCard } from '../../../fulfilment-contract.ts';
import { orderCardsQuery } from './fulfilment-queries.ts';
import classes from './order-cards.module.css';

/** An order's card on its board, or a button to create one; nothing when neither applies. */
export function OrderCards({ orderId }: { orderId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(orderCardsQuery(orderId));
  const { make, isSending } = useMakeCard(orderId);
  if (!data || (data.cards.length === 0 && !data.mayMake)) return null;
  return (
    <Card title={t('shopStaff.fulfilment.card')}>
      {data.cards.length > 0 && (
        <ul className={classes.list}>
          {data.cards.map(({ id, title, column, isArchived }) => (
            <li key={id}>
              <IconLayoutKanban size={18} aria-hidden="true" />
              <a href={pageAddress('/apps/kanban', {}, { task: id })}>
                <bdi>{title}</bdi>
              </a>
              <span className={classes.column}>{isArchived ? t('shopStaff.fulfilment.archived') : <bdi>{column}</bdi>}</span>
            </li>
          ))}
        </ul>
      )}
      {data.mayMake && (
        <Button look="outline" wide loading={isSending} onClick={() => void make()}>
          <IconLayoutKanban size={18} aria-hidden="true" />
          {t('shopStaff.fulfilment.makeCard')}
        </Button>
      )}
    </Card>
  );
}

/** Creates an order's card, or shows the existing one. */
function useMakeCard(orderId: number) {
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
      const action = { label: t('common.undo'), run: takeBack, isUndo: true as const };
      const mayDelete = currentAbility().can('delete', 'Board');
      toast({ tone: 'success', message: t('shopStaff.fulfilment.cardMade', { column: card.column }), ...(mayDelete && { action }) });
    });
    setSending(false);
  };
  return { make, isSending };
}
