import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import type { ChatMessage } from '../contract.ts';
import { changeText, remove, restore } from './change-messages.ts';

export interface MessageActions {
  saveText: (message: ChatMessage, text: string) => void;
  /** Deletes an own message, and offers to take that back. */
  remove: (message: ChatMessage) => void;
  copy: (message: ChatMessage) => void;
}

/** What a person does with the messages of a thread: shown at once, taken back with a word when it fails. */
export function useMessageActions(threadId: number): MessageActions {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  return useMemo(() => {
    const attempt = async (work: () => Promise<void>, failure: string): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch {
        toast({ tone: 'error', message: failure, action: { label: t('ui.tryAgain'), run: () => void attempt(work, failure) } });
        return false;
      }
    };
    return {
      saveText: (message, text) =>
        void (text === message.message || attempt(() => changeText(queryClient, threadId, message, text), t('chat.failed.edit'))),
      async remove(message) {
        if (!(await attempt(() => remove(queryClient, threadId, message), t('chat.failed.delete')))) return;
        const undo = () => void attempt(() => restore(queryClient, threadId, message.id), t('chat.failed.restore'));
        const mayUndo = currentAbility().can('update', 'Chat');
        toast({ message: t('chat.deletedDone'), ...(mayUndo && { action: { label: t('chat.undo'), run: undo } }) });
      },
      async copy(message) {
        const isCopied = await copyText(message.message);
        toast(isCopied ? { message: t('chat.copied') } : { tone: 'error', message: t('chat.failed.copy') });
      },
    };
  }, [queryClient, threadId, t]);
}

/** Where the page has no right to the clipboard (no TLS) the older way serves. */
async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const box = document.body.appendChild(document.createElement('textarea'));
  box.value = text;
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  return isCopied;
}
