import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { muteThread } from '../../contract.ts';
import { type ChatViews, chatWords, withThread } from '../chat-optimistic-updates.ts';

/** Mutes or unmutes a thread as an optimistic update. */
export function useMute(): (threadId: number, value: boolean) => void {
  const { show, attempt } = useActions<ChatViews>('chat', chatWords);
  return (threadId, value) =>
    void attempt(() =>
      show({
        rows: [threadId],
        look: withThread(threadId, (thread) => ({ ...thread, isMuted: value })),
        send: () => call(muteThread, { params: { id: threadId }, body: { value } }),
      }),
    );
}
