/** What other features may use of this one's server. */
export { countCart } from './cart.ts';
