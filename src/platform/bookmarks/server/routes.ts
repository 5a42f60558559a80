import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { listBookmarks, moveBookmark, updateBookmark } from './bookmarks.ts';

export const bookmarkRoutes: Route[] = [
  on(contract.listBookmarks, listBookmarks),
  on(contract.updateBookmark, updateBookmark),
  on(contract.moveBookmark, moveBookmark),
];
