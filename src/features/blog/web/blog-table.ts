import { readTableSearch, tableSpec } from '#web/data-table/table-search.ts';
import { postStatuses } from '../contract.ts';

/** Table spec of the post list, newest first. */
export const blogTable = tableSpec({
  columns: ['posted'],
  sort: { column: 'posted', direction: 'desc' },
  filters: { category: null, tag: null, status: postStatuses, bookmarked: ['true'] },
});

export const readBlogTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, blogTable);
export type BlogTableState = ReturnType<typeof readBlogTable>;

/** Input of `listPosts` for one page. An invalid category is sent as one that has no posts. */
export const postListInput = ({ q, page, perPage, filters }: Pick<BlogTableState, 'q' | 'page' | 'perPage' | 'filters'>) => ({
  query: {
    ...{ q, page, perPage },
    ...(filters.category && { category: /^[1-9]\d{0,14}$/.test(filters.category) ? Number(filters.category) : 999_999_999_999_999 }),
    ...(filters.tag && { tag: filters.tag }),
    ...(filters.status && { status: filters.status }),
    ...(filters.bookmarked && { bookmarked: true }),
  },
});
