/** What other features may use of this one's pages. */
export { FirstStepsCard } from './first-steps-card.tsx';
