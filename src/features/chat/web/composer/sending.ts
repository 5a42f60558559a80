import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { createOutbox, type Outbox, type SendResult, waitForNetwork } from '#web/actions/outbox.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { currentTranslation } from '#web/i18n.ts';
import { refusalText } from '#web/refusal-text.ts';
import { readSession } from '#web/session-store.ts';
import { type ChatMessage, postMessage } from '../../contract.ts';
import { withMessage } from '../messages/message-window.ts';
import { chatPageQuery, heldWindow, messagesKey, repliesQuery } from '../queries.ts';
import { outboxKey } from './outbox-key.ts';
import type { WaitingMessage } from './waiting-message.ts';

let current: { key: string; outbox: Outbox<WaitingMessage> } | undefined;

/** The user's messages that the server hasn't accepted yet. */
export function outboxOf(queryClient: QueryClient): Outbox<WaitingMessage> {
  const key = outboxKey(readSession()?.userData.eid ?? '');
  if (current?.key !== key) {
    const outbox = createOutbox<WaitingMessage>({
      storage: browserStorage,
      key,
      send: (message) => sendAs(key, queryClient, message),
      wait: waitForNetwork,
      locks: navigator.locks,
    });
    current = { key, outbox };
    window.addEventListener('storage', (event) => {
      if (event.key === key && current?.outbox === outbox) outbox.reload();
    });
  }
  return current.outbox;
}

/** Pending messages for a thread, or for the contact it will be with; with `rootId`, pending replies to that message. */
export function useWaiting(
  queryClient: QueryClient,
  threadId: number | undefined,
  contactId: number | undefined,
  rootId?: number,
): readonly WaitingMessage[] {
  const outbox = outboxOf(queryClient);
  const all = useSyncExternalStore(outbox.onChange, outbox.list);
  return useMemo(
    () =>
      all.filter(
        (message) =>
          message.rootId === rootId &&
          (message.threadId === undefined ? contactId !== undefined && message.contactId === contactId : message.threadId === threadId),
      ),
    [all, threadId, contactId, rootId],
  );
}

async function sendAs(key: string, queryClient: QueryClient, waiting: WaitingMessage): Promise<SendResult> {
  // A different user has signed in: the message waits for its writer.
  if (outboxKey(readSession()?.userData.eid ?? '') !== key) return { sent: false, later: true };
  const { clientId, threadId, contactId, message, attachments, rootId, quoted } = waiting;
  const to = threadId === undefined ? { contactId } : { threadId };
  try {
    const answer = await call(postMessage, {
      body: {
        ...(to as { threadId: number }),
        message,
        fileIds: attachments.map(({ fileId }) => fileId),
        clientId,
        // The composer has already asked for confirmation.
        namesEveryone: true,
        rootId,
        quotedId: quoted?.id,
      },
    });
    await showSent(queryClient, answer.threadId, answer.message);
    return { sent: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error;
    if (status === 0 || status === 401 || status === 429 || status >= 500) return { sent: false, later: true };
    const { t } = currentTranslation();
    return { sent: false, later: false, reason: refusalText(t, error) || t('ui.form.refused') };
  }
}

/** Shows a message the server has just accepted. Resolves once a new thread is loaded. */
async function showSent(queryClient: QueryClient, threadId: number, message: ChatMessage): Promise<void> {
  if (message.rootId !== null) return showReply(queryClient, message.rootId, message);
  const held = heldWindow(queryClient, threadId);
  if (held) queryClient.setQueryData(messagesKey(threadId), withMessage(held, message));
  const page = queryClient.getQueryData(chatPageQuery.queryKey);
  if (!page) return;
  const isKnown = page.threads.some(({ id }) => id === threadId);
  if (!isKnown) await queryClient.invalidateQueries({ queryKey: chatPageQuery.queryKey }).catch(() => undefined);
  else {
    const moved = page.threads.filter(({ id }) => id === threadId).map((thread) => ({ ...thread, lastMessage: message }));
    queryClient.setQueryData(chatPageQuery.queryKey, { ...page, threads: [...moved, ...page.threads.filter(({ id }) => id !== threadId)] });
  }
}

/** The root message's reply summary updates on the next refetch. */
function showReply(queryClient: QueryClient, rootId: number, reply: ChatMessage): void {
  queryClient.setQueryData(repliesQuery(rootId).queryKey, (answer) =>
    answer ? { ...answer, replies: [...answer.replies.filter(({ id }) => id !== reply.id), reply] } : answer,
  );
}
