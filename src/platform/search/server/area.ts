import type { ServerArea } from '#server/server-area.ts';
import { searchEndpoints } from '../contract.ts';
import { listMainSearch } from '../main-search-contract.ts';
import { searchRoutes } from './routes.ts';

/** What this feature adds to the server: one search over what all areas have. */
export const searchArea: ServerArea = {
  endpoints: [...searchEndpoints, listMainSearch],
  routes: ({ search }) => searchRoutes(search),
};
