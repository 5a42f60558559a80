import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, version } from '#contract/primitives.ts';
import { orderStatuses } from './order-contract.ts';

const board = z.object({ id: z.number(), name: z.string() });

/** Settings for turning orders into cards. */
const fulfilment = z.object({
  /** The chosen board; null when none is chosen, it was deleted, or the caller may not read boards. */
  board: z.nullable(board),
  /** Boards to choose from: company-wide ones that have a column. */
  boards: z.array(board),
  version: z.number(),
});
export type Fulfilment = z.infer<typeof fulfilment>;

/** Cards of an order visible to the caller; more than one when a deleted card was restored. */
const orderCards = z.object({
  cards: z.array(z.object({ id: z.number(), title: z.string(), column: z.string(), isArchived: z.boolean() })),
  /** Whether the caller may create one: there is none yet, and a board is chosen. */
  mayMake: z.boolean(),
});
export type OrderCards = z.infer<typeof orderCards>;

export const getFulfilment = endpoint({
  method: 'GET',
  path: '/api/v1/fulfilment',
  summary: 'Returns the board where orders become cards, and the possible ones.',
  action: 'read',
  subject: 'Order',
  answer: z.object({ fulfilment }),
});

export const setFulfilment = endpoint({
  method: 'POST',
  path: '/api/v1/fulfilment',
  summary: 'Selects the board where new orders become cards, or none. Needs permission to read boards.',
  action: 'update',
  subject: 'Order',
  body: z.strictObject({ boardId: z.nullable(id()), version: version() }),
  answer: z.object({ fulfilment }),
  refusals: { 409: 'Another board was chosen; `current` has it.' },
});

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

export const makeFulfilmentBoard = endpoint({
  method: 'POST',
  path: '/api/v1/fulfilment/board',
  summary: 'Adds a board for orders and selects it, or returns the selected one. Needs permission to create boards.',
  action: 'update',
  subject: 'Order',
  /** Names are in the caller's language. */
  body: z.strictObject({ name: text(100), columns: z.array(text(300)).check(z.minLength(1), z.maxLength(20)) }),
  answer: z.object({ fulfilment }),
});

const ofOrder = { params: z.object({ id: id() }), answer: orderCards };

export const getOrderCards = endpoint({
  ...ofOrder,
  method: 'GET',
  path: '/api/v1/orders/{id}/cards',
  summary: 'Returns the card of an order; none without permission to read boards.',
  action: 'read',
  subject: 'Order',
  refusals: { 404: 'No such order.' },
});

export const makeOrderCard = endpoint({
  ...ofOrder,
  method: 'POST',
  path: '/api/v1/orders/{id}/cards',
  summary: 'Adds an order as a card to the selected board, unless it’s one. Needs permission to create cards.',
  action: 'update',
  subject: 'Order',
  refusals: { 404: 'No such order.', 409: 'No board is chosen, or it’s deleted.' },
});

export const getOrderOfCard = endpoint({
  method: 'GET',
  path: '/api/v1/kanban/tasks/{id}/order',
  summary: 'Returns the order of a card, or null.',
  action: 'read',
  subject: 'Order',
  params: z.object({ id: id() }),
  answer: z.object({ order: z.nullable(z.object({ id: z.number(), status: z.enum(orderStatuses) })) }),
  refusals: { 404: 'No such card for the caller.' },
});

export const fulfilmentEndpoints = [
  ...[getFulfilment, setFulfilment, makeFulfilmentBoard],
  ...[getOrderCards, makeOrderCard, getOrderOfCard],
];
