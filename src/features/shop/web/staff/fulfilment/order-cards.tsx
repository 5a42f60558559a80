import { useQuery } from '@tanstack/react-query';
import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconLayoutKanban } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { orderCardsQuery } from './fulfilment-queries.ts';
import classes from './order-cards.module.css';
import { useMakeCard } from './use-make-card.ts';

/** The card of an order on its board, or a way to make one; nothing where there is neither. */
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
