import { pageAddress } from '#contract/page-address.ts';
import { findCards } from '#features/kanban/server/offers.ts';
import { type End, nothingMore } from './end-of.ts';

/** A card of a board that the person sees. */
export const cardEnd: End = {
  async find(ids, scope) {
    const cards = await findCards(scope, ids);
    return cards.map(({ id, title, column, isArchived, isDone }) => {
      const path = pageAddress('/apps/kanban', {}, { task: id });
      const state = isArchived ? 'archived' : isDone ? 'done' : 'open';
      return { ...nothingMore, kind: 'card', id, title, path, state, detail: column };
    });
  },
};
