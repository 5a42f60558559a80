/** What other features may use of this one's server. */
export { countResponse, readResponses } from './count-response.ts';
export { readLimits } from './plan-limits.ts';
export { readChoice } from './read-choice.ts';
export { refuseOverStorage } from './refuse-storage.ts';
