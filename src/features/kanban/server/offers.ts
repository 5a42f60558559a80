/** What other features may use of this one's server. */
export { countCards, handCardsBack, handCardsOver } from './cards/hand-over-cards.ts';
