/** What other features may use of this one's pages. */
export { searchTokens } from '../search/parse-search.ts';
export { composeTo } from './compose/compose-to.ts';
