import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { type Email, recallDraft, sendDraft } from '../../../contract.ts';
import { changeWindow, findWindow, removeWindow } from './compose-windows-store.ts';
import { problemOf, saveWindow, settleConflict } from './save-window.ts';

/** A draft on its way. */
interface Sent {
  /** Calls it back; answers the draft, or null when it has left already. */
  recall: () => Promise<Email | null>;
}

/**
 * Sends what stands in a window, now (with some seconds to call it back) or at a moment. The window closes when the server has taken
 * it; else it stays with all that was typed. Answers null then.
 * @param failed words for a failure that the server says nothing of
 */
export async function sendWindow(key: string, sendAt: Date | null, queryClient: QueryClient, failed: string): Promise<Sent | null> {
  changeWindow(key, { isSending: true, problem: '' });
  try {
    const draft = (await saveWindow(key, 'draft')) ? findWindow(key)?.draft : undefined;
    if (!draft) {
      const now = findWindow(key);
      changeWindow(key, { isSending: false, problem: now?.problem || (now?.theirs ? '' : failed) });
      return null;
    }
    const { id, version } = draft;
    await call(sendDraft, { params: { id }, body: { version, ...(sendAt && { sendAt: sendAt.toISOString() }) } });
    removeWindow(key);
    void queryClient.invalidateQueries({ queryKey: ['email'] });
    return { recall: () => recall(id, queryClient) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409 && settleConflict(key, error.current as Email)) return sendWindow(key, sendAt, queryClient, failed);
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
