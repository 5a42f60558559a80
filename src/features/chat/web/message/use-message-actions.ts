import { useMemo } from 'react';
import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { copyText } from '#web/copy-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { type ChatMessage, deleteMessage, editMessage, pinMessage, reactToMessage, restoreMessage } from '../../contract.ts';
import { type ChatViews, chatWords, withChangedMessage, withReaction } from '../chat-optimistic-updates.ts';

export interface MessageActions {
  saveText: (message: ChatMessage, text: string) => void;
  /** Deletes the user's own message and offers Undo. */
  remove: (message: ChatMessage) => void;
  copy: (message: ChatMessage) => void;
  /** Pins or unpins it for all members. */
  pin: (message: ChatMessage, value: boolean) => void;
  /** Adds or removes a reaction. */
  react: (message: ChatMessage, emoji: string, value: boolean) => void;
}

/** Actions on the messages of a thread, applied optimistically and rolled back with a message on failure. */
export function useMessageActions(threadId: number, ownId: number): MessageActions {
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
      react({ id }, emoji, value) {
        const send = () => call(reactToMessage, { params: { id }, body: { emoji, value } });
        const work = () =>
          show({
            rows: [`message ${id}`],
            look: withReaction(threadId, id, { emoji, personId: ownId, value }),
            send,
            settled: ({ message }) => withChangedMessage(threadId, message),
          });
        void attempt(work, t('chat.failed.react'));
      },
      async pin(message, value) {
        const send = (isPinned: boolean) => () =>
          change(message, { ...message, isPinned }, () => call(pinMessage, { params: { id: message.id }, body: { value: isPinned } }));
        if (!(await attempt(send(value), t('chat.failed.pin')))) return;
        offerUndo(t(value ? 'chat.pinnedDone' : 'chat.unpinnedDone'), send(!value), undefined, t('chat.failed.pin'));
      },
      async copy(message) {
        const isCopied = await copyText(message.message);
        toast(isCopied ? { message: t('chat.copied') } : { tone: 'error', message: t('chat.failed.copy') });
      },
    };
  }, [threadId, ownId, t, show, attempt, offerUndo]);
}
