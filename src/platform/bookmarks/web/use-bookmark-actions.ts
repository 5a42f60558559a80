import { useMemo } from 'react';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { moveBookmark, updateBookmark } from '../contract.ts';
import { type BookmarkViews, withBookmark, withMoved } from './bookmark-optimistic-updates.ts';

const words: ActionWords = { failed: (t) => t('shell.bookmarks.failed') };

/** Bookmark actions with optimistic updates, rollback with a message on failure, and Undo with Ctrl+Z. */
export function useBookmarkActions() {
  const { t } = useTranslation();
  const { show, attempt, keepUndo } = useActions<BookmarkViews>('bookmark', words);
  return useMemo(() => {
    // Sent one by one, to keep the order in which they were chosen.
    const send = (id: number, value: boolean) =>
      show({ rows: ['bookmarks'], look: withBookmark(id, value), send: () => call(updateBookmark, { body: { id, value } }) });
    const sendMove = (id: number, beforeId: number | null) =>
      show({ rows: ['bookmarks'], look: withMoved(id, beforeId), send: () => call(moveBookmark, { body: { id, beforeId } }) });
    return {
      async set(id: number, value: boolean, name: string): Promise<void> {
        const isDone = await attempt(() => send(id, value));
        if (isDone) keepUndo(t(value ? 'shell.bookmarks.added' : 'shell.bookmarks.removed', { name }), () => send(id, !value));
      },
      /** @param stoodBefore the bookmark it was before; null for the last. */
      async move(id: number, beforeId: number | null, stoodBefore: number | null, name: string): Promise<void> {
        const isDone = await attempt(() => sendMove(id, beforeId));
        if (isDone) keepUndo(t('shell.bookmarks.moved', { name }), () => sendMove(id, stoodBefore));
      },
    };
  }, [t, show, attempt, keepUndo]);
}
