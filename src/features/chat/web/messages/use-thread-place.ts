import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import type { ChatLocation } from '../use-chat-location.ts';
import type { ListHandle } from './message-list.tsx';
import type { OpeningPlace } from './messages-input.ts';
import type { ThreadMessages } from './use-message-window.ts';

interface Given {
  location: ChatLocation;
  messages: ThreadMessages;
  list: RefObject<ListHandle | null>;
  /** The first message that was unseen when the thread was opened. */
  dividerId: number | undefined;
}

export interface ThreadPlace {
  /** The message that was jumped to. */
  marked: number | undefined;
  toDay: (day: Date) => void;
  toLatest: () => void;
}

/** The reading position in a thread: its end, the first unseen message, the message in the URL, or a day. */
export function useThreadPlace({ location, messages, list, dividerId }: Given): ThreadPlace {
  const { t } = useTranslation();
  const { place, go } = location;
  const [marked, setMarked] = useState<number>();
  const isReady = messages.window !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the first messages are there.
  useLayoutEffect(() => {
    if (isReady && place.messageId === undefined && dividerId !== undefined) list.current?.toMessage(dividerId, 'middle');
  }, [isReady]);

  // Scrolls to the target as soon as the list has rendered it.
  const aim = useRef<{ id: number; where: 'middle' | 'top' }>(null);
  useLayoutEffect(() => {
    if (aim.current && list.current?.toMessage(aim.current.id, aim.current.where)) aim.current = null;
  });

  const jump = async (to: OpeningPlace, where: 'middle' | 'top') => {
    try {
      const firstId = await messages.jump(to);
      const id = to.around ?? firstId;
      if (id === null || id === undefined) return list.current?.toEnd();
      aim.current = { id, where };
      setMarked(id);
    } catch {
      toast({ tone: 'error', message: t('chat.failed.jump'), action: { label: t('ui.tryAgain'), run: () => void jump(to, where) } });
    }
  };
  const toLatest = async () => {
    aim.current = null;
    // If loading fails, the next scroll retries.
    if (messages.window?.hasAfter) await messages.jump({}).catch(() => undefined);
    if (place.messageId !== undefined) go({ ...place, messageId: undefined }, { replace: true });
    setMarked(undefined);
    requestAnimationFrame(() => list.current?.toEnd());
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address names another message.
  useEffect(() => {
    const id = place.messageId;
    if (!isReady || id === undefined) return;
    if (list.current?.toMessage(id, 'middle')) setMarked(id);
    else void jump({ around: id }, 'middle');
  }, [isReady, place.messageId]);

  return { marked, toDay: (day) => void jump({ since: day.toISOString() }, 'top'), toLatest: () => void toLatest() };
}
