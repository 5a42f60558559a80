/** What other features may use of this one's server. */

export { addCard } from './cards/add-card.ts';
export { cardsStillDue } from './cards/card-reminders.ts';
export { findCards, isAnyCard } from './cards/find-cards.ts';
export { countCards, handCardsBack, handCardsOver } from './cards/hand-over-cards.ts';
export { findDueCards } from './cards/list-due-cards.ts';
export { placeCard } from './cards/place-card.ts';
export { addSpace } from './spaces/add-space.ts';
export { announceCards } from './spaces/announce-cards.ts';
export { listCompanySpaces } from './spaces/company-spaces.ts';
export { listSeenColumns } from './spaces/list-seen-columns.ts';
export { inSeenBoards } from './spaces/seen-boards.ts';
