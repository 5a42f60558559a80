import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ChatPlace, type ChatSearch, chatAddress, chatPlaceFrom } from './chat-place.ts';

export interface ChatLocation {
  place: ChatPlace;
  /** Navigates to another place; `replace` adds no history entry. */
  go: (place: Partial<ChatPlace>, options?: { replace?: boolean }) => void;
}

/** The current place in the chat's URL, and navigation from it. */
export function useChatLocation(): ChatLocation {
  const router = useRouter();
  const { thread, contact, message, replies, q, panel }: ChatSearch = useSearch({ strict: false });
  const place = useMemo(
    () => chatPlaceFrom({ thread, contact, message, replies, q, panel }),
    [thread, contact, message, replies, q, panel],
  );
  const go = useMemo<ChatLocation['go']>(
    () =>
      (target, { replace } = {}) => {
        const address = chatAddress(target);
        if (replace) router.history.replace(address);
        else router.history.push(address);
      },
    [router],
  );
  return { place, go };
}
