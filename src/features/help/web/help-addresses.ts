import { pageAddress } from '#contract/page-address.ts';

export const centerPath = '/pages/knowledge-base';
export const faqPath = '/pages/faq';
export const newPath = '/pages/help/edit/new';
export const lostPath = '/pages/help/searches';

export const categoryAddress = (category: string) => pageAddress('/pages/knowledge-base/:category', { category });
export const articleAddress = ({ category, slug }: { category: string; slug: string }) =>
  pageAddress('/pages/knowledge-base/:category/:question', { category, question: slug });
export const editAddress = (id: number) => pageAddress('/pages/help/edit/:id', { id });
/** URL of a new article with this question. */
export const newAddress = (question: string) => pageAddress(newPath, {}, { question });
