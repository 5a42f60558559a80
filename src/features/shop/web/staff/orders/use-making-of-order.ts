import { useTranslation } from '#web/i18n.ts';
import type { MakingRequest } from '#web/links/making.ts';
import type { OrderRecord } from '../../../order-contract.ts';

/** What a card, a to-do or an event of an order begins with: who ordered, and what. */
export function useMakingOfOrder({ id, person, lines }: OrderRecord): () => Omit<MakingRequest, 'as'> {
  const { t } = useTranslation();
  return () => ({
    from: { kind: 'order', id },
    title: `${t('shopStaff.orders.named', { id })} · ${person.fullName}`,
    text: lines.map(({ qty, name }) => `${qty} × ${name}`).join('\n'),
    hasFiles: false,
  });
}
