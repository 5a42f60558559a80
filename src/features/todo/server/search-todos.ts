import { pageAddress } from '#contract/page-address.ts';
import type { SearchSource } from '#server/search-source.ts';

/** The to-dos of the entity. */
export const todoSearch: SearchSource = {
  source: 'todo',
  seen: ({ ability }) => (ability.can('read', 'Todo') ? undefined : null),
  address: ({ id }) => pageAddress('/apps/todo', {}, { task: id }),
};
