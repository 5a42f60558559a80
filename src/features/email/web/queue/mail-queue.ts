import type { QueryClient } from '@tanstack/react-query';
import { commonFailure } from '#web/actions/common-failure.ts';
import { createOutbox, isWorthRetrying, type Outbox, type SendResult, waitForNetwork } from '#web/actions/outbox.ts';
import { overlayOf } from '#web/actions/overlay.ts';
import { ApiError } from '#web/api-error.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { currentTranslation } from '#web/i18n.ts';
import { randomKey } from '#web/random-key.ts';
import { toast } from '#web/toast.ts';
import { applyMailChange, type MailChange, withEmptyFolder } from '../mail-optimistic-updates.ts';
import { findMails } from '../queries.ts';
import { callWrite, type MailWrite, unknownMails, withoutGone } from './mail-write.ts';
import { queueKey } from './queue-key.ts';

type Unkeyed<W> = W extends MailWrite ? Omit<W, 'clientId' | 'failure'> : never;

export interface MailQueue extends Pick<Outbox<MailWrite>, 'list' | 'onChange' | 'remove' | 'start'> {
  /** Shows a write optimistically and sends it as soon as possible, in order. Returns its key. */
  add(write: Unkeyed<MailWrite>): string;
  /** Stops showing writes that are being undone. */
  hide(clientIds: readonly string[]): void;
}

interface WindowSender {
  sendWaiting: (windowKey: string, queryClient: QueryClient) => Promise<SendResult>;
}

/** Loads the code that sends a compose window; set by `connected-queue.ts`. */
export const windowSender: { load?: () => Promise<WindowSender> } = {};

let current: { key: string; queue: MailQueue } | undefined;

/** Returns the signed-in person's queue of mail writes that the server has not accepted yet. */
export function mailQueueOf(queryClient: QueryClient): MailQueue {
  const key = queueKey();
  if (current?.key !== key) current = { key, queue: createMailQueue(key, queryClient) };
  return current.queue;
}

function createMailQueue(key: string, queryClient: QueryClient): MailQueue {
  /** Overlay of each queued write; null for a hidden one. */
  const laid = new Map<string, ReturnType<ReturnType<typeof overlayOf>['lay']> | null>();
  const outbox = createOutbox<MailWrite>({ storage: browserStorage, key, send, wait: waitForNetwork, locks: navigator.locks });

  async function send(write: MailWrite): Promise<SendResult> {
    // Someone else signed in, so it waits for its owner.
    if (queueKey() !== key) return { sent: false, later: true };
    if (write.kind === 'send') {
      // Its code may not be loaded yet.
      const loaded = await windowSender.load?.().catch(() => null);
      return loaded ? loaded.sendWaiting(write.windowKey, queryClient) : { sent: false, later: true };
    }
    try {
      await callWrite(write);
    } catch (error) {
      if (isWorthRetrying(error)) return { sent: false, later: true };
      refused(write, error);
    }
    return { sent: true };
  }

  /** Retries with the emails that still exist, and reports what failed. */
  function refused(write: Exclude<MailWrite, { kind: 'send' }>, error: unknown): void {
    const { t } = currentTranslation();
    const look = laid.get(write.clientId);
    laid.delete(write.clientId);
    if (write.kind === 'recall') {
      if (error instanceof ApiError && error.status === 409) toast({ tone: 'error', message: t('email.compose.hasLeft') });
      return;
    }
    const gone = error instanceof ApiError ? unknownMails(error) : new Set<number>();
    if (gone.size > 0 && 'emailIds' in write) {
      toast({ tone: 'error', message: t('email.queue.gone', { count: gone.size }) });
      const rest = withoutGone(write, gone);
      if (rest) {
        laid.set(rest.clientId, look ?? null);
        outbox.replace(write.clientId, rest);
      } else look?.remove();
      return;
    }
    look?.remove();
    const { message, isFinal } = commonFailure(t, error, t('common.changeNotSaved'));
    const { clientId: _, ...again } = write;
    toast({ tone: 'error', message, ...(!isFinal && { action: { label: t('ui.tryAgain'), run: () => queue.add(again) } }) });
  }

  const lookOf = (write: MailWrite) => {
    if (write.kind === 'empty') return withEmptyFolder(write.folder);
    const change: MailChange | undefined =
      write.kind === 'change' ? write.change : write.kind === 'delete' ? { isDeleted: true } : undefined;
    if (!change || !('emailIds' in write)) return {};
    const ids = new Set(write.emailIds);
    return applyMailChange(ids, change, findMails(queryClient, ids));
  };

  /** Shows queued writes of any tab until a response includes them. */
  function show(): void {
    const list = outbox.list();
    const waiting = new Set(list.map(({ clientId }) => clientId));
    for (const write of list) {
      if (!laid.has(write.clientId)) laid.set(write.clientId, overlayOf(queryClient).lay('email', lookOf(write) as never));
    }
    for (const [clientId, look] of laid) {
      if (waiting.has(clientId)) continue;
      laid.delete(clientId);
      look?.settle();
    }
    if (list.length === 0) void queryClient.invalidateQueries({ queryKey: ['email'] });
  }
  outbox.onChange(show);
  if (outbox.list().length > 0) show();
  window.addEventListener('storage', (event) => {
    if (event.key === key && current?.key === key) outbox.reload();
  });

  const queue: MailQueue = {
    ...outbox,
    add(write) {
      const clientId = randomKey();
      outbox.add({ ...write, clientId } as MailWrite);
      return clientId;
    },
    hide(clientIds) {
      for (const clientId of clientIds) {
        laid.get(clientId)?.remove();
        if (laid.has(clientId)) laid.set(clientId, null);
      }
    },
  };
  return queue;
}
