import { pageAddress } from '#contract/page-address.ts';

export const listPath = '/pages/blog/list';
export const categoriesPath = '/pages/blog/categories';
export const newPath = '/pages/blog/edit/new';
/** URLs of a post's page and its editor. */
export const postAddress = (id: number) => pageAddress('/pages/blog/detail/:id', { id });
export const editAddress = (id: number) => pageAddress('/pages/blog/edit/:id', { id });
/** URLs of the list filtered by category or tag. */
export const categoryAddress = (id: number) => pageAddress(listPath, {}, { category: String(id) });
export const tagAddress = (tag: string) => pageAddress(listPath, {}, { tag });
/** URL of the list of bookmarked posts. */
export const bookmarkedAddress = pageAddress(listPath, {}, { bookmarked: 'true' });
