/** What other features may use of this one's server. */
export { countResponse, readChoice, readLimits, readResponses, refuseOverStorage } from './plan-limits.ts';
