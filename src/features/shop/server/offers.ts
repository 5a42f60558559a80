/** What other features may use of this one's server. */
export { isToShip } from './order-status.ts';
export { isLow } from './products/list-managed-products.ts';
