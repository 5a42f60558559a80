import type { OrderStatus } from './order-contract.ts';

/** Where an order can go from where it is. What is bought on an invoice is often sent before it is paid: whether it is stands with the invoice. */
export const nextStatuses = {
  placed: ['paid', 'shipped', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;
