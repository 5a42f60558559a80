/** What other features may use of this one's pages. */
export { composeTo } from './compose/compose-to.ts';
