export { readFirstSteps } from './read-first-steps.ts';
