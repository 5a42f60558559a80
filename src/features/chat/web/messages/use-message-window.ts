import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { heldWindow, messagesKey, messagesQuery, readWindow } from '../queries.ts';
import { type MessageWindow, withNewer, withOlder } from './message-window.ts';
import type { OpeningPlace } from './messages-input.ts';

type Side = 'older' | 'newer';

export interface ThreadMessages {
  window: MessageWindow | undefined;
  error: Error | null;
  retry: () => void;
  /** Which further messages are loading, and which failed to load. */
  loading: Side | null;
  failed: Side | null;
  load: (side: Side) => void;
  /** Jumps to another place in the thread; with `since`, returns the id of the message there. */
  jump: (to: OpeningPlace) => Promise<number | null>;
}

/** The messages of a thread around the reading position; loads more on demand. */
export function useMessageWindow(threadId: number | undefined, opening: OpeningPlace): ThreadMessages {
  const queryClient = useQueryClient();
  const [loading, setLoading] = useState<Side | null>(null);
  const [failed, setFailed] = useState<Side | null>(null);
  const isBusy = useRef(false);
  const id = threadId ?? 0;
  const query = messagesQuery(queryClient, id, opening);
  const { data, error, refetch } = useQuery({ ...query, enabled: threadId !== undefined });
  const window = useShown(query, data);

  // Resets the window so that a reopened thread starts at its end with few messages.
  useEffect(
    () => () => {
      const held = heldWindow(queryClient, id);
      if (held && (held.hasAfter || held.messages.length > 100)) queryClient.removeQueries({ queryKey: messagesKey(id), type: 'inactive' });
    },
    [queryClient, id],
  );

  const load = async (side: Side) => {
    const held = heldWindow(queryClient, id);
    const edge = side === 'older' ? held?.messages[0] : held?.messages.at(-1);
    if (isBusy.current || !edge || !(side === 'older' ? held?.hasBefore : held?.hasAfter)) return;
    isBusy.current = true;
    setLoading(side);
    setFailed(null);
    try {
      const more = await readWindow(id, side === 'older' ? { before: edge.id } : { after: edge.id });
      const now = heldWindow(queryClient, id);
      const nowEdge = side === 'older' ? now?.messages[0] : now?.messages.at(-1);
      if (now && nowEdge?.id === edge.id)
        queryClient.setQueryData(messagesKey(id), side === 'older' ? withOlder(now, more) : withNewer(now, more));
    } catch {
      setFailed(side);
    } finally {
      isBusy.current = false;
      setLoading(null);
    }
  };

  const jump = async (to: OpeningPlace) => {
    const { firstId, ...window } = await readWindow(id, to);
    await queryClient.cancelQueries({ queryKey: messagesKey(id) });
    queryClient.setQueryData(messagesKey(id), window);
    return firstId;
  };

  return { window, error: data ? null : error, retry: () => void refetch(), loading, failed, load: (side) => void load(side), jump };
}
