import type { ServerArea } from '#server/server-area.ts';
import { peopleEndpoints } from '../contract.ts';
import { namedFiles } from './named-files.ts';
import { peopleRoutes } from './routes.ts';
import { personSearch } from './search-people.ts';

/** What this feature adds to the server. */
export const peopleArea: ServerArea = {
  endpoints: peopleEndpoints,
  routes: peopleRoutes,
  fileNamings: namedFiles,
  search: [personSearch],
};
