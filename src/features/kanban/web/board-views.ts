import type { LookOf, ViewOf } from '#web/actions/action-kind.ts';
import type { ActionWords } from '#web/actions/use-actions.ts';
import type { boardPageQuery, taskQuery } from './board-queries.ts';

/** What is read of boards and shows changes that are under way: the page with all cards, and open cards. */
export type BoardViews = { page: ViewOf<ReturnType<typeof boardPageQuery>>; task: ViewOf<ReturnType<typeof taskQuery>> };

export type BoardLook = LookOf<BoardViews>;

export const boardWords: ActionWords = {
  failed: (t) => t('kanban.failed.change'),
  // Also what was deleted is taken back by a change.
  undoNeeds: ['update', 'Board'],
};

/** The same where something is added: that is taken back by deleting it. */
export const addingWords: ActionWords = { ...boardWords, undoNeeds: ['delete', 'Board'] };
