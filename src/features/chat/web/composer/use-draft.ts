import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#web/api-client.ts';
import { runSoon } from '#web/settled.ts';
import { type ChatThread, saveChatDraft } from '../../contract.ts';
import { changeThread } from '../queries.ts';
import { outboxOf } from './sending.ts';

/** Debounce before a draft is saved to the server, in milliseconds. */
const debounceMs = 800;

/** Drafts not yet saved to the server, by thread or contact key; they survive switching threads. */
const unsaved = new Map<string, string>();

export interface Draft {
  text: string;
  setText: (text: string) => void;
  clear: () => void;
}

interface Given {
  /** Key of the draft; the same for a contact before and after a thread exists. */
  name: string;
  thread: ChatThread | undefined;
  contactId: number | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Whether a message is being sent. Sending clears the draft on the server, including anything typed since. */
  isSending: boolean;
}

/** The draft of a thread. Saves it to the server with a debounce, and takes over what another tab typed while nothing is typed here. */
export function useDraft({ name, thread, contactId, field, isSending }: Given): Draft {
  const queryClient = useQueryClient();
  const onServer = thread?.draft ?? '';
  const [text, show] = useState(() => unsaved.get(name) ?? (isWaiting(onServer) ? '' : onServer));
  const lastOnServer = useRef(onServer);
  const clearings = useRef(0);
  const cancel = useRef<() => void>(undefined);
  const to = useRef({ threadId: thread?.id, contactId });
  to.current = { threadId: thread?.id, contactId };

  function isWaiting(draft: string): boolean {
    return (
      draft !== '' &&
      outboxOf(queryClient)
        .list()
        .some(({ message }) => message === draft.trim())
    );
  }

  /** Schedules a save after the debounce. */
  const keep = useCallback(
    (next: string) => {
      unsaved.set(name, next);
      cancel.current?.();
      cancel.current = runSoon(() => saveNow.current(), debounceMs);
    },
    [name],
  );
  const save = useCallback(() => {
    cancel.current?.();
    const typed = unsaved.get(name);
    const { threadId, contactId } = to.current;
    if (typed === undefined) return;
    const target = threadId === undefined ? { contactId } : { threadId };
    const clearingsThen = clearings.current;
    call(saveChatDraft, { body: { ...(target as { threadId: number }), text: typed } }).then(
      (answer) => {
        if (unsaved.get(name) === typed) unsaved.delete(name);
        // The message was sent in the meantime, possibly before this save arrived, so the draft is saved again.
        if (clearings.current !== clearingsThen) return keep(unsaved.get(name) ?? '');
        lastOnServer.current = typed;
        changeThread(queryClient, answer.threadId, (one) => ({ ...one, draft: typed }));
      },
      // Stays unsaved until the next debounce.
      () => undefined,
    );
  }, [name, queryClient, keep]);
  const saveNow = useRef(save);
  saveNow.current = save;

  useEffect(() => {
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', saveHidden);
    window.addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      window.removeEventListener('online', save);
      save();
    };
  }, [save]);

  const typed = useRef(text);
  typed.current = text;
  const isSendingNow = useRef(isSending);
  // Another tab typed, or a message was sent.
  useEffect(() => {
    if (onServer === lastOnServer.current) return;
    const before = lastOnServer.current;
    lastOnServer.current = onServer;
    if (unsaved.has(name) || isSendingNow.current) return;
    const isTypedHere = document.hasFocus() && document.activeElement === field.current;
    show((shown) => (isTypedHere && shown !== before && shown !== '' ? shown : onServer));
  }, [onServer, name, field]);

  useEffect(() => {
    if (isSendingNow.current && !isSending && typed.current !== '') keep(typed.current);
    isSendingNow.current = isSending;
  }, [isSending, keep]);

  return {
    text,
    setText(next) {
      show(next);
      keep(next);
    },
    clear() {
      show('');
      clearings.current += 1;
      cancel.current?.();
      unsaved.delete(name);
      lastOnServer.current = '';
      if (thread) changeThread(queryClient, thread.id, (one) => ({ ...one, draft: '' }));
    },
  };
}
