import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onSignal } from '#web/change-signals.ts';
import type { ChatThread } from '../../contract.ts';

/** How long a person is shown as typing after their last signal, in milliseconds. */
const shownMs = 5000;

const nobody: readonly number[] = [];
const typing = new Map<number, readonly number[]>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** The people currently typing in a thread. */
export function useTyping(threadId: number | undefined): readonly number[] {
  return useSyncExternalStore(subscribe, () => (threadId === undefined ? nobody : (typing.get(threadId) ?? nobody)));
}

/** Listens for typing signals while the chat is open; a message from the person ends theirs. */
export function useTypingSignals(threads: readonly ChatThread[]): void {
  const lastIds = useRef(new Map<number, number>());
  useEffect(() => {
    for (const { id, lastMessage } of threads) {
      if (!lastMessage) continue;
      if (lastMessage.id > (lastIds.current.get(id) ?? 0)) stopTyping(id, lastMessage.senderId);
      lastIds.current.set(id, lastMessage.id);
    }
  }, [threads]);
  useEffect(
    () =>
      onSignal(({ kind, ids, signal, from }) => {
        if (kind !== 'chat' || signal !== 'typing' || from === undefined) return;
        for (const threadId of ids) {
          setTyping(threadId, from, true);
          const key = `${threadId} ${from}`;
          clearTimeout(timers.get(key));
          timers.set(
            key,
            setTimeout(() => setTyping(threadId, from, false), shownMs),
          );
        }
      }),
    [],
  );
}

/** A person who has just sent a message is no longer typing. */
function stopTyping(threadId: number, personId: number): void {
  clearTimeout(timers.get(`${threadId} ${personId}`));
  setTyping(threadId, personId, false);
}

function setTyping(threadId: number, personId: number, isTyping: boolean): void {
  const now = typing.get(threadId) ?? nobody;
  if (now.includes(personId) === isTyping) return;
  typing.set(threadId, isTyping ? [...now, personId] : now.filter((id) => id !== personId));
  for (const listen of [...listeners]) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}
