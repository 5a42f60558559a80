import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import type { ChatThread } from '../../contract.ts';
import type { MessageWindow } from '../messages/message-window.ts';
import { excerptOf, shortName } from '../threads/thread-naming.ts';

/** Screen reader announcement of messages that arrived since the thread was opened. */
export function useAnnounced(thread: ChatThread | undefined, window: MessageWindow | undefined, ownId: number): string {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const lastId = useRef<number>(undefined);
  const newest = window && !window.hasAfter ? window.messages.at(-1) : undefined;
  useEffect(() => {
    if (!thread || !window) return;
    if (newest && lastId.current !== undefined && newest.id > lastId.current && newest.senderId !== ownId) {
      const sender = thread.members.find(({ id }) => id === newest.senderId);
      setText(t('chat.incoming', { name: shortName(sender), text: excerptOf(newest, t) }));
    }
    lastId.current = Math.max(lastId.current ?? 0, newest?.id ?? 0);
  }, [thread, window, newest, ownId, t]);
  return text;
}
