/** What other features may use of this one's server. */

export { allLinkedTo } from './all-linked-to.ts';
export { findMade } from './find-made.ts';
export { link } from './link.ts';
export { linkedTo } from './linked-to.ts';
export { linksOf } from './links-of.ts';
export { part } from './part.ts';
export { unlink } from './unlink.ts';
