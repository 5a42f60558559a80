/** API for other features on the server. */

export { isLow } from './list-managed-products.ts';
export { isToShip } from './read-order.ts';
