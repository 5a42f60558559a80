/** What other features may use of this one's server. */

export { namedFiles } from './named-files.ts';
export { readSeller } from './read-seller.ts';
