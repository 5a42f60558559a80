import { pageAddress } from '#contract/page-address.ts';

export const listPath = '/pages/blog/list';
export const categoriesPath = '/pages/blog/categories';
export const newPath = '/pages/blog/edit/new';
/** Where a post is read, and where it is edited. */
export const postAddress = (id: number) => pageAddress('/pages/blog/detail/:id', { id });
export const editAddress = (id: number) => pageAddress('/pages/blog/edit/:id', { id });
/** The list of one category, or of one tag. */
export const categoryAddress = (id: number) => pageAddress(listPath, {}, { category: String(id) });
export const tagAddress = (tag: string) => pageAddress(listPath, {}, { tag });
/** The list of what one has bookmarked. */
export const bookmarkedAddress = pageAddress(listPath, {}, { bookmarked: 'true' });
