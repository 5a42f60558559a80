import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { muteThread } from '../contract.ts';
import { changeThread } from './queries.ts';

/** Mutes a thread or no longer does: at once here, then on the server. */
export function useMute(queryClient: QueryClient): (threadId: number, value: boolean) => void {
  const { t } = useTranslation();
  const mute = async (threadId: number, value: boolean) => {
    const set = (isMuted: boolean) => changeThread(queryClient, threadId, (thread) => ({ ...thread, isMuted }));
    set(value);
    try {
      await call(muteThread, { params: { id: threadId }, body: { value } });
    } catch {
      set(!value);
      toast({
        tone: 'error',
        message: t('chat.failed.change'),
        action: { label: t('ui.tryAgain'), run: () => void mute(threadId, value) },
      });
    }
  };
  return (threadId, value) => void mute(threadId, value);
}
