/** What other features may use of this one's server. */
export { matchRules } from '../match-rules.ts';
export { readRules } from './read-rules.ts';
