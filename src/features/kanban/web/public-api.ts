/** API for other features in the browser. */
export type { BoardPage } from './board-page-answer.ts';
export { boardPageQuery } from './board-queries.ts';
export { useAddCard } from './cards/use-add-card.ts';
export { namablePeople } from './spaces/namable-people.ts';
export { useSpaceActions } from './spaces/use-space-actions.ts';
export { WhoSees } from './spaces/who-sees.tsx';
export { dueFrom } from './task/due-parts.ts';
