import type { OrderStatus } from './order-contract.ts';

/** Allowed status transitions. Orders on invoice are often shipped before payment; the invoice tracks whether they are paid. */
export const nextStatuses = {
  placed: ['paid', 'shipped', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;
