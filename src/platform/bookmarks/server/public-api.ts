/** What other features may use of this one's server. */
export { listPages } from './bookmarks.ts';
