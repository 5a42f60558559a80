import { useMemo } from 'react';
import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { type ChatMessage, deleteMessage, editMessage, restoreMessage } from '../../contract.ts';
import { type ChatViews, chatWords, withChangedMessage } from '../chat-looks.ts';

export interface MessageActions {
  saveText: (message: ChatMessage, text: string) => void;
  /** Deletes an own message, and offers to take that back. */
  remove: (message: ChatMessage) => void;
  copy: (message: ChatMessage) => void;
}

/** What a person does with the messages of a thread: shown at once, taken back with a word when it fails. */
export function useMessageActions(threadId: number): MessageActions {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<ChatViews>('chat', chatWords);
  return useMemo(() => {
    const change = (message: ChatMessage, shown: ChatMessage, send: () => Promise<{ message: ChatMessage }>) =>
      show({
        rows: [`message ${message.id}`],
        look: withChangedMessage(threadId, shown),
        send,
        settled: (answer) => withChangedMessage(threadId, answer.message),
      });
    return {
      saveText(message, text) {
        if (text === message.message) return;
        const send = () => call(editMessage, { params: { id: message.id }, body: { message: text } });
        void attempt(() => change(message, { ...message, message: text, isEdited: true }, send), t('chat.failed.edit'));
      },
      async remove(message) {
        const params = { id: message.id };
        const gone = { ...message, message: '', attachments: [], isDeleted: true };
        if (!(await attempt(() => change(message, gone, () => call(deleteMessage, { params })), t('chat.failed.delete')))) return;
        const restore = () => change(message, message, () => call(restoreMessage, { params }));
        offerUndo(t('chat.deletedDone'), restore, undefined, t('chat.failed.restore'));
      },
      async copy(message) {
        const isCopied = await copyText(message.message);
        toast(isCopied ? { message: t('chat.copied') } : { tone: 'error', message: t('chat.failed.copy') });
      },
    };
  }, [threadId, t, show, attempt, offerUndo]);
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
