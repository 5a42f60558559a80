/** What other features may use of this one's server. */

export { isLow } from './list-managed-products.ts';
export { isToShip } from './read-order.ts';
