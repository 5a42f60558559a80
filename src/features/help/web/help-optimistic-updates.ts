import type { OptimisticUpdatesOf, ViewOf } from '#web/actions/action-kind.ts';
import type { Helpful } from '../contract.ts';
import type { articleQuery, faqQuery, lostQuery, openingQuery } from './help-queries.ts';

/** Queries that show optimistic updates. */
export type HelpViews = {
  article: ViewOf<ReturnType<typeof articleQuery>>;
  lost: ViewOf<ReturnType<typeof lostQuery>>;
  faq: ViewOf<ReturnType<typeof faqQuery>>;
  opening: ViewOf<typeof openingQuery>;
};

/** Returns the counts of an article after the user's own vote changed. */
export function withVote({ yes, no, mine }: Helpful, isHelpful: boolean | null): Helpful {
  const count = (all: number, of: boolean) => all - (mine === of ? 1 : 0) + (isHelpful === of ? 1 : 0);
  return { yes: count(yes, true), no: count(no, false), mine: isHelpful };
}

export const looksVoted = (id: number, isHelpful: boolean | null): OptimisticUpdatesOf<HelpViews> => ({
  article: (article) => (article.id === id ? { ...article, helpful: withVote(article.helpful, isHelpful) } : article),
});

/** Removes a resolved search from the list. */
export const looksSettled = (words: string): OptimisticUpdatesOf<HelpViews> => ({
  lost: (page) => {
    const searches = page.searches.filter((search) => search.words !== words);
    return { searches, total: page.total - (page.searches.length - searches.length) };
  },
});

/** Removes a deleted answer. */
export const looksWithoutAnswer = (id: number): OptimisticUpdatesOf<HelpViews> => ({
  faq: (faq) =>
    Object.fromEntries(
      Object.entries(faq).map(([name, category]) => [name, { ...category, qandA: category.qandA.filter((item) => item.id !== id) }]),
    ),
});
