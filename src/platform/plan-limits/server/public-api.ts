export { countResponse, readChoice, readLimits, readResponses, refuseOverStorage } from './plan-limits.ts';
