/** What other features may show of plans. */
export { tierLines } from './limit-text.ts';
