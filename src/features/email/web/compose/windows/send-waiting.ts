import type { QueryClient } from '@tanstack/react-query';
import type { SendResult } from '#web/actions/outbox.ts';
import { currentTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { addWindow, changeWindow, findWindow, removeWindow } from './compose-windows-store.ts';
import { sendWindow, tellSent } from './send-window.ts';
import { readStoredWindow, writeWaiting } from './stored-windows.ts';
import { parkWindow } from './waiting-window.ts';

/** Sends a queued window. If the server refuses, it opens again with the reason. */
export async function sendWaiting(key: string, queryClient: QueryClient): Promise<SendResult> {
  writeWaiting();
  // Another tab may have sent it or taken it back.
  const stored = readStoredWindow(key);
  if (!stored?.outgoing) {
    if (findWindow(key)?.outgoing) removeWindow(key);
    return { sent: true };
  }
  if (!findWindow(key)) addWindow(stored);
  const { t } = currentTranslation();
  const sendAt = stored.outgoing.sendAt ? new Date(stored.outgoing.sendAt) : null;
  const sent = await sendWindow(key, sendAt, queryClient, t('email.compose.notSent'));
  if (sent === 'unreached') {
    changeWindow(key, { isSending: false });
    writeWaiting();
    return { sent: false, later: true };
  }
  if (sent) tellSent({ key, sent, sendAt, queryClient });
  else {
    changeWindow(key, { outgoing: undefined, isSending: false, mode: 'open' });
    const again = { label: t('email.tryAgain'), run: () => findWindow(key) && parkWindow(key, sendAt, queryClient) };
    toast({ tone: 'error', message: findWindow(key)?.problem || t('email.compose.notSent'), action: again });
  }
  writeWaiting();
  return { sent: true };
}
