import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getFulfilment, getOrderCards, getOrderOfCard } from '../../../fulfilment-contract.ts';

const staleTime = 30_000;

/** Where orders become cards. */
export const fulfilmentQuery = queryOptions({
  queryKey: ['order', 'fulfilment'] as const,
  queryFn: ({ signal }) => call(getFulfilment, {}, { signal }),
  // Boards come and go elsewhere: what is chosen from is what there is.
  staleTime: 0,
});

/** The card of an order. It is read anew with boards: what changes of it is where it stands. */
export const orderCardsQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['board', 'of order', orderId] as const,
    queryFn: ({ signal }) => call(getOrderCards, { params: { id: orderId } }, { signal }),
    staleTime,
  });

/** The order of a card. It is read anew with orders. */
export const orderOfCardQuery = (cardId: number) =>
  queryOptions({
    queryKey: ['order', 'of card', cardId] as const,
    queryFn: ({ signal }) => call(getOrderOfCard, { params: { id: cardId } }, { signal }),
    staleTime,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });
