import type { OptimisticUpdatesOf, ViewOf } from '#web/actions/action-kind.ts';
import type { ActionWords } from '#web/actions/use-actions.ts';
import type { boardPageQuery, taskQuery } from './board-queries.ts';

/** Queries that show pending changes: the page with all cards, and open cards. */
export type BoardViews = { page: ViewOf<ReturnType<typeof boardPageQuery>>; task: ViewOf<ReturnType<typeof taskQuery>> };

export type BoardOptimisticUpdate = OptimisticUpdatesOf<BoardViews>;

export const boardWords: ActionWords = {
  failed: (t) => t('kanban.failed.change'),
  // Undoing a delete is an update, too.
  undoNeeds: ['update', 'Board'],
};

/** The same for additions, which are undone by deleting. */
export const addingWords: ActionWords = { ...boardWords, undoNeeds: ['delete', 'Board'] };
