export { searchTokens } from '../search/parse-search.ts';
export { composeTo } from './compose/compose-to.ts';
