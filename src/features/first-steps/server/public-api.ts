/** What other features may use of this one's server. */
export { readFirstSteps } from './read-first-steps.ts';
