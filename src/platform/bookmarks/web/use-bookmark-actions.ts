import { useMemo } from 'react';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { moveBookmark, updateBookmark } from '../contract.ts';
import { type BookmarkViews, withBookmark, withMoved } from './bookmark-looks.ts';

const words: ActionWords = { failed: (t) => t('shell.bookmarks.failed') };

/** What a person does to their bookmarks: shown at once, taken back with a message when it fails. Ctrl+Z takes it back too. */
export function useBookmarkActions() {
  const { t } = useTranslation();
  const { show, attempt, keepUndo } = useActions<BookmarkViews>('bookmark', words);
  return useMemo(() => {
    // One after the other, so that they stand in the order in which they were chosen.
    const send = (id: number, value: boolean) =>
      show({ rows: ['bookmarks'], look: withBookmark(id, value), send: () => call(updateBookmark, { body: { id, value } }) });
    const sendMove = (id: number, beforeId: number | null) =>
      show({ rows: ['bookmarks'], look: withMoved(id, beforeId), send: () => call(moveBookmark, { body: { id, beforeId } }) });
    return {
      async set(id: number, value: boolean, name: string): Promise<void> {
        const isDone = await attempt(() => send(id, value));
        if (isDone) keepUndo(t(value ? 'shell.bookmarks.added' : 'shell.bookmarks.removed', { name }), () => send(id, !value));
      },
      /** @param stoodBefore what it stood before until now; null for the last. */
      async move(id: number, beforeId: number | null, stoodBefore: number | null, name: string): Promise<void> {
        const isDone = await attempt(() => sendMove(id, beforeId));
        if (isDone) keepUndo(t('shell.bookmarks.moved', { name }), () => sendMove(id, stoodBefore));
      },
    };
  }, [t, show, attempt, keepUndo]);
}
