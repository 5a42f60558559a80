import type { EditedArticle } from '../../edit-contract.ts';

/** An article as the fields hold it. Whether it is published is no field: buttons say that. */
export interface ArticleValues {
  question: string;
  /** Empty while it is made from the question. */
  slug: string;
  groupId: number;
  content: string;
  relatedIds: number[];
}

export const emptyArticle: ArticleValues = { question: '', slug: '', groupId: 0, content: '', relatedIds: [] };

export function valuesOf({ question, slug, groupId, content, relatedIds }: EditedArticle): ArticleValues {
  return { question, slug, groupId, content, relatedIds };
}

/** The named fields as the server is given them. */
export function givenOf(values: ArticleValues, names: readonly (keyof ArticleValues)[]): Partial<ArticleValues> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
