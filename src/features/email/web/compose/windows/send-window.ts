import type { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '#web/actions/outbox.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formatAhead } from '#web/dates/format-date.ts';
import { currentTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { addToast, dismissToast } from '#web/toast-queue.ts';
import { dropWrite } from '#web/undo/undo-history.ts';
import { type Email, recallDraft, sendDraft } from '../../../contract.ts';
import { reopenDraft } from './begin-window.ts';
import { changeWindow, findWindow, removeWindow } from './compose-windows-store.ts';
import { isUnreached, problemOf, saveWindow, settleConflict } from './save-window.ts';
import { takeBackWaiting } from './waiting-window.ts';

/** A draft being sent. */
interface Sent {
  /** Recalls it; returns the draft, or null when it has already been sent. */
  recall: () => Promise<Email | null>;
}

/**
 * Sends the content of a window, now (with an undo period of some seconds) or at a given time. The window closes once the server has
 * accepted it; otherwise it stays with its content. Returns `unreached` when the server could not be reached, null when it refused.
 * @param failed message for a failure without a reason from the server
 */
export async function sendWindow(
  key: string,
  sendAt: Date | null,
  queryClient: QueryClient,
  failed: string,
): Promise<Sent | 'unreached' | null> {
  changeWindow(key, { isSending: true, problem: '' });
  try {
    const draft = (await saveWindow(key, 'draft')) ? findWindow(key)?.draft : undefined;
    if (!draft) {
      const now = findWindow(key);
      if (now?.save === 'failed' && isUnreached(key)) return 'unreached';
      changeWindow(key, { isSending: false, problem: now?.problem || (now?.theirs ? '' : failed) });
      return null;
    }
    const { id, version } = draft;
    const body = { version, ...(sendAt && { sendAt: sendAt.toISOString() }) };
    // Each send has one key, so a repeated request gets the same response, even if the email was recalled since.
    const onceKey = `${findWindow(key)?.draftKey}-${version}-${sendAt?.getTime().toString(36) ?? 'now'}`;
    const wasOutgoing = findWindow(key)?.outgoing !== undefined;
    await call(sendDraft, { params: { id }, body }, { onceKey });
    // Taken back meanwhile: a recall follows, and the writer continues editing.
    if (!wasOutgoing || findWindow(key)?.outgoing) removeWindow(key);
    void queryClient.invalidateQueries({ queryKey: ['email'] });
    return { recall: () => recall(id, queryClient) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409 && settleConflict(key, error.current as Email)) return sendWindow(key, sendAt, queryClient, failed);
    if (isWorthRetrying(error) && error.status !== 429) return 'unreached';
    const isUnclear = error.status === 0 || error.status >= 500;
    changeWindow(key, { isSending: false, problem: error.status === 409 ? '' : isUnclear ? failed : problemOf(error) });
    return null;
  }
}

async function recall(id: number, queryClient: QueryClient): Promise<Email | null> {
  try {
    const { email } = await call(recallDraft, { params: { id } });
    return email;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return null;
    throw error;
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['email'] });
  }
}

/** Undo period of a sent email, the same as on the server. */
const undoSeconds = 10;

/** Toasts of queued emails by window. */
const waiting = new Map<string, number>();

interface Given {
  key: string;
  sendAt: Date | null;
  queryClient: QueryClient;
}

/** Reports that an email is being sent, with an undo. */
export function tellSent({ key, sent, sendAt }: Given & { sent: Sent }): void {
  const { t, i18n } = currentTranslation();
  forget(key);
  const callBack = async () => {
    try {
      const email = await sent.recall();
      if (email) reopenDraft(email);
      else {
        // The next undo belongs to the write before.
        dropWrite(id);
        toast({ tone: 'error', message: t('email.compose.hasLeft') });
      }
      return true;
    } catch {
      toast({ tone: 'error', message: t('common.changeNotSaved'), action: { label: t('email.tryAgain'), run: () => void callBack() } });
      return false;
    }
  };
  const message = sendAt
    ? t('email.compose.scheduled', { time: formatAhead(new Date(sendAt.toISOString()), i18n.language, new Date()) })
    : t('email.compose.sending');
  const id = addToast({ message, action: { label: t('email.undo'), run: callBack, isUndo: true }, seconds: undoSeconds });
}

/** Reports that an email waits for the network, with an undo. */
export function announceWaitingMail({ key, queryClient }: Given): void {
  const { t } = currentTranslation();
  const run = () => {
    forget(key);
    return takeBackWaiting(key, queryClient);
  };
  waiting.set(key, addToast({ message: t('email.compose.parked'), action: { label: t('email.undo'), run, isUndo: true } }));
}

function forget(key: string): void {
  const id = waiting.get(key);
  if (id === undefined) return;
  waiting.delete(key);
  dismissToast(id);
  dropWrite(id);
}
