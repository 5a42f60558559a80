import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { listBookmarks } from './list-bookmarks.ts';
import { moveBookmark } from './move-bookmark.ts';
import { updateBookmark } from './update-bookmark.ts';

export const bookmarkRoutes: Route[] = [
  on(contract.listBookmarks, listBookmarks),
  on(contract.updateBookmark, updateBookmark),
  on(contract.moveBookmark, moveBookmark),
];
