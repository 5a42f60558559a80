export { listPages } from './bookmarks.ts';
