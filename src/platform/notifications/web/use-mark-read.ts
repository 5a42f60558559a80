import { useQueryClient } from '@tanstack/react-query';
import { inParts } from '#web/actions/in-parts.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { markNotifications } from '../contract.ts';
import { changedBy, type NotificationViews, newestShown, withAllRead, withRead } from './notification-optimistic-updates.ts';

/** Limit of one request. */
const maxIds = 1000;

const words: ActionWords = { failed: (t) => t('notifications.notMarked') };

/** Marks notifications with an optimistic update, reports failures, and offers Undo after marking all. */
export function useMarkRead() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { show, attempt, offerUndo } = useActions<NotificationViews>('notification', words);
  const mark = (ids: readonly number[], isRead: boolean) =>
    show({
      rows: ids,
      look: withRead(new Set(ids), isRead, changedBy(queryClient, ids, isRead)),
      send: () => inParts(ids, maxIds, (part) => call(markNotifications, { body: { isRead, ids: part } })),
    });
  return {
    mark: (id: number, isRead: boolean) => attempt(() => mark([id], isRead)),
    markAll: () =>
      attempt(async () => {
        const upToId = newestShown(queryClient);
        const body = { isRead: true, ...(upToId !== undefined && { upToId }) };
        const { changed } = await show({ look: withAllRead, send: () => call(markNotifications, { body }) });
        if (changed.length === 0) return;
        offerUndo(t('notifications.allMarked', { count: changed.length }), () => mark(changed, false), 'success');
      }),
  };
}
