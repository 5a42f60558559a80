import { pageAddress } from '#contract/page-address.ts';
import { searchEntriesView as entries } from '#features/search/tables.ts';
import type { SearchSource } from '#server/search-source.ts';
import { inSeenBoards } from './spaces/seen-boards.ts';

/** The cards of the boards that somebody sees, the archive's too, with what is attached to them. */
export const cardSearch: SearchSource = {
  source: 'card',
  hasFiles: true,
  seen: (scope) => (scope.ability.can('read', 'Board') ? inSeenBoards(entries.room, scope) : null),
  address: ({ id }) => pageAddress('/apps/kanban', {}, { task: id }),
};
