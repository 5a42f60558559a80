import { pageAddress } from '#contract/page-address.ts';
import { referencedById } from '#server/file-reference-column.ts';
import type { SearchSource } from '#server/search-source.ts';
import type { ServerArea } from '#server/server-area.ts';
import { peopleEndpoints } from '../contract.ts';
import { people } from '../tables.ts';
import { peopleRoutes } from './routes.ts';

/** Columns of people that reference files. */
const fileReferences = [referencedById(people.avatarFileId)];

/** Search source for colleagues, which opens their profile and requires its permission. */
const personSearch: SearchSource = {
  source: 'person',
  seen: ({ ability }) => (ability.can('read', 'Person') && ability.can('read', 'Profile') ? undefined : null),
  address: ({ id }) => pageAddress('/pages/profile/:id', { id }),
};

export const peopleArea: ServerArea = {
  endpoints: peopleEndpoints,
  routes: peopleRoutes,
  fileReferences,
  search: [personSearch],
};
