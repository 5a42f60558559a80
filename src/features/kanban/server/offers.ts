/** What other features may use of this one's server. */

export { cardsStillDue } from './cards/card-reminders.ts';
export { countCards, handCardsBack, handCardsOver } from './cards/hand-over-cards.ts';
export { inSeenBoards } from './spaces/seen-boards.ts';
