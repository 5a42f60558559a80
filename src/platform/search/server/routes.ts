import { on, type Route } from '#server/route.ts';
import type { SearchSource } from '#server/search-source.ts';
import * as contract from '../contract.ts';
import { listMainSearch as mainSearch } from '../main-search-contract.ts';
import { listHits, searchGroups } from './list-hits.ts';
import { listMainSearch } from './main-search.ts';

/** @param sources search sources of all features */
export const searchRoutes = (sources: readonly SearchSource[]): Route[] => [
  on(contract.searchAll, searchGroups(sources)),
  on(contract.searchPage, listHits(sources)),
  on(mainSearch, listMainSearch(sources)),
];
