/** API for other features on the server. */

export { addCard, placeCard } from './cards.ts';
export { countCards, findDueCards, returnCards, transferCards } from './cards-of-person.ts';
export { announceCards, cardsStillDue } from './notify-people.ts';
export { findCards, isAnyCard } from './read-cards.ts';
export { inSeenBoards, listCompanySpaces, listSeenColumns } from './read-spaces.ts';
export { addSpace } from './spaces.ts';
