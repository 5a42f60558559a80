import type { QueryClient } from '@tanstack/react-query';
import { formatAhead } from '#web/dates/format-date.ts';
import { currentTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { addToast, dismissToast } from '#web/toast-queue.ts';
import { dropWrite } from '#web/undo/undo-history.ts';
import { reopenDraft } from './begin-window.ts';
import type { Sent } from './send-window.ts';
import { takeBackWaiting } from './waiting-window.ts';

/** How long a sent mail can be called back, as the server has it. */
const undoSeconds = 10;

/** The messages of mails that wait, by their windows. */
const waiting = new Map<string, number>();

interface Given {
  key: string;
  sendAt: Date | null;
  queryClient: QueryClient;
}

/** Says that a mail is on its way, and offers to call it back. */
export function tellSent({ key, sent, sendAt }: Given & { sent: Sent }): void {
  const { t, i18n } = currentTranslation();
  forget(key);
  const callBack = async () => {
    try {
      const email = await sent.recall();
      if (email) reopenDraft(email);
      else {
        // The next Undo is for what was done before.
        dropWrite(id);
        toast({ tone: 'error', message: t('email.compose.hasLeft') });
      }
      return true;
    } catch {
      toast({ tone: 'error', message: t('email.failed.change'), action: { label: t('email.tryAgain'), run: () => void callBack() } });
      return false;
    }
  };
  const message = sendAt
    ? t('email.compose.scheduled', { time: formatAhead(new Date(sendAt.toISOString()), i18n.language, new Date()) })
    : t('email.compose.sending');
  const id = addToast({ message, action: { label: t('email.undo'), run: callBack, isUndo: true }, seconds: undoSeconds });
}

/** Says that a mail waits for the network, and offers to take it back. */
export function tellWaiting({ key, queryClient }: Given): void {
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
