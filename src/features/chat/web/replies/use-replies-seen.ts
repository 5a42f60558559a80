import { useEffect } from 'react';
import { call } from '#web/api-client.ts';
import { type ChatMessage, markRepliesSeen } from '../../contract.ts';
import { useIsLookedAt } from '../messages/use-seen.ts';

/** Says that replies are seen, while somebody looks at them. */
export function useRepliesSeen(root: ChatMessage | undefined, lastId: number | undefined): void {
  const isLookedAt = useIsLookedAt();
  const isNew = isLookedAt && (root?.replies?.unseen ?? 0) > 0;
  const rootId = root?.id;
  useEffect(() => {
    if (!isNew || rootId === undefined || lastId === undefined) return;
    // Said again with the next reply, or when they are next opened.
    call(markRepliesSeen, { params: { id: rootId }, body: { messageId: lastId } }).catch(() => undefined);
  }, [isNew, rootId, lastId]);
}
