import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { deleteEmails, restoreEmails } from '../../../contract.ts';
import { isEmptyContent, isSameContent } from '../draft-content.ts';
import { newKey } from './compose-store.ts';
import type { ComposeWindow } from './compose-window-state.ts';
import { addWindow, findWindow, holdWindow, removeWindow } from './compose-windows-store.ts';
import { requestFocus } from './focus-wanted.ts';
import { clearSlot, isComposeInline } from './is-compose-inline.ts';
import { saveSoon, saveWindow } from './save-window.ts';

interface Closed {
  /** The remaining draft. */
  draftId: number | undefined;
}

/**
 * Closes a window and keeps its content as a draft, unless it is empty. Returns null, and keeps the window open, when it could not be
 * saved.
 */
export async function closeWindow(key: string, queryClient: QueryClient): Promise<Closed | null> {
  const closed = findWindow(key);
  if (!closed) return { draftId: undefined };
  const isBare = isEmptyContent(closed.content) || (closed.draft === null && isSameContent(closed.content, closed.beginning));
  if (isBare && !closed.createRequested && !closed.draft) {
    removeWindow(key);
    return { draftId: undefined };
  }
  if (!(await saveWindow(key, 'all'))) return null;
  const { draft } = findWindow(key) ?? closed;
  // If the server refuses, a harmless empty draft remains.
  if (isBare && draft && isEmptyContent(closed.beginning)) await call(deleteEmails, { body: { emailIds: [draft.id] } }).catch(() => null);
  removeWindow(key);
  void queryClient.invalidateQueries({ queryKey: ['email'] });
  return { draftId: isBare ? undefined : draft?.id };
}

/** Discards a window and its draft. Returns an undo function; throws, and keeps the window, when refused. */
export async function discardWindow(key: string, queryClient: QueryClient): Promise<() => Promise<void>> {
  // Waits for a draft being created, which would be left behind otherwise.
  if (findWindow(key)?.save === 'saving') await saveWindow(key, 'once');
  const discarded = findWindow(key);
  const draft = discarded?.draft;
  const deleted = draft && (await call(deleteEmails, { body: { emailIds: [draft.id] } }));
  removeWindow(key);
  if (deleted) void queryClient.invalidateQueries({ queryKey: ['email'] });
  return async () => {
    if (deleted) {
      await call(restoreEmails, { body: { deletedAt: deleted.deletedAt } });
      void queryClient.invalidateQueries({ queryKey: ['email'] });
    }
    if (discarded) bringBack(discarded);
  };
}

function bringBack(discarded: ComposeWindow): void {
  const key = newKey();
  requestFocus(key);
  void holdWindow(key);
  const isInline = isComposeInline(discarded);
  if (isInline) clearSlot(key);
  addWindow({ ...discarded, key, mode: isInline ? 'inline' : 'open' });
  saveSoon(key);
}
