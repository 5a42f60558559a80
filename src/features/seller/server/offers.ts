/** What other features may use of this one's server. */

export { readSeller } from './read-seller.ts';
export { takeNumber } from './take-number.ts';
