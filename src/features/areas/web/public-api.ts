/** What other features may use of this one's pages. */
export { AreasCard } from './areas-card.tsx';
