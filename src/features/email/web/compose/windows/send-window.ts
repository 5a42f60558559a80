import type { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '#web/actions/outbox.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { type Email, recallDraft, sendDraft } from '../../../contract.ts';
import { changeWindow, findWindow, removeWindow } from './compose-windows-store.ts';
import { isUnreached, problemOf, saveWindow, settleConflict } from './save-window.ts';

/** A draft on its way. */
export interface Sent {
  /** Calls it back; answers the draft, or null when it has left already. */
  recall: () => Promise<Email | null>;
}

/**
 * Sends what stands in a window, now (with some seconds to call it back) or at a moment. The window closes when the server has taken
 * it; else it stays with all that was typed. Answers `unreached` when the server could not be reached, null when it refused.
 * @param failed words for a failure that the server says nothing of
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
    // The same send has the same key, so that a second one is answered as the first was, even if the mail was called back since.
    const onceKey = `${findWindow(key)?.draftKey}-${version}-${sendAt?.getTime().toString(36) ?? 'now'}`;
    const wasOutgoing = findWindow(key)?.outgoing !== undefined;
    await call(sendDraft, { params: { id }, body }, { onceKey });
    // Taken back meanwhile: a recall follows, and its writer goes on writing.
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
