import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { markRead } from './mark-read.ts';

/** Marks notifications, says what failed, and offers to take back what was done to all. */
export function useMarkRead() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = async (isRead: boolean, ids?: number[]): Promise<number[]> => {
    try {
      return await markRead(queryClient, isRead, ids);
    } catch {
      const again = { label: t('ui.tryAgain'), run: () => void attempt(isRead, ids) };
      toast({ message: t('notifications.notMarked'), tone: 'error', action: again });
      return [];
    }
  };
  return {
    mark: (id: number, isRead: boolean) => attempt(isRead, [id]),
    markAll: async () => {
      const changed = await attempt(true);
      if (changed.length === 0) return;
      const undo = { label: t('notifications.undo'), run: () => void attempt(false, changed) };
      toast({ message: t('notifications.allMarked', { count: changed.length }), tone: 'success', action: undo });
    },
  };
}
