import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getFulfilment, getOrderCards, getOrderOfCard } from '../../../fulfilment-contract.ts';

const staleTime = 30_000;

export const fulfilmentQuery = queryOptions({
  queryKey: ['order', 'fulfilment'] as const,
  queryFn: ({ signal }) => call(getFulfilment, {}, { signal }),
  // Always refetched, because boards are added and deleted elsewhere.
  staleTime: 0,
});

/** Cards of an order. Invalidated with boards, since a card's column can change. */
export const orderCardsQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['board', 'of order', orderId] as const,
    queryFn: ({ signal }) => call(getOrderCards, { params: { id: orderId } }, { signal }),
    staleTime,
  });

/** The order of a card. Invalidated with orders. */
export const orderOfCardQuery = (cardId: number) =>
  queryOptions({
    queryKey: ['order', 'of card', cardId] as const,
    queryFn: ({ signal }) => call(getOrderOfCard, { params: { id: cardId } }, { signal }),
    staleTime,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });
