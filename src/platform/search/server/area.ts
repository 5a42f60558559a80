import type { ServerArea } from '#server/server-area.ts';
import { searchEndpoints } from '../contract.ts';
import { listMainSearch } from '../main-search-contract.ts';
import { searchRoutes } from './routes.ts';

export const searchArea: ServerArea = {
  endpoints: [...searchEndpoints, listMainSearch],
  routes: ({ search }) => searchRoutes(search),
};
