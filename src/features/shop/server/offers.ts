/** What other features may use of this one's server. */
export { isToShip } from './is-to-ship.ts';
export { isLow } from './products/list-managed-products.ts';
