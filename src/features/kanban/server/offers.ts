/** What other features may use of this one's server. */
export { addSampleBoard } from './add-sample-board.ts';
export { countCards, handCardsBack, handCardsOver } from './hand-over-cards.ts';
export { namedFiles } from './named-files.ts';
export { sweepCards } from './sweep-cards.ts';
