import { type RefObject, useRef, useState } from 'react';
import { useCan, useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import type { ChatMessage, ChatThread } from '../../contract.ts';
import type { ChatProfile } from '../../presence-contract.ts';
import type { MessageAction } from '../message/message-menu.tsx';
import { useMessageActions } from '../message/use-message-actions.ts';
import { excerptOf, shortName } from '../threads/thread-naming.ts';
import type { ComposerHandle } from './composer.tsx';
import { useChatUploads } from './use-chat-uploads.ts';

interface ComposingGiven {
  /** Undefined until the first message to a contact creates one. */
  thread: ChatThread | undefined;
  profile: ChatProfile;
  /** The `Composer` this hook controls. */
  composer: RefObject<ComposerHandle | null>;
  /** Opens replies next to the thread; absent where that isn't possible. */
  openReplies?: (message: ChatMessage) => void;
}

/** State of writing in a thread: the message being quoted or edited, the actions on each message, and the props for a `Composer`. */
export function useComposing({ thread, profile, composer, openReplies }: ComposingGiven) {
  const { t } = useTranslation();
  const rights = useRights('Chat');
  const mayUpload = useCan('create', 'File') && rights.create;
  const field = useRef<HTMLTextAreaElement>(null);
  const [editing, setEditing] = useState<ChatMessage>();
  const [quoting, setQuoting] = useState<ChatMessage>();
  const uploads = useChatUploads();
  const actions = useMessageActions(thread?.id ?? 0, profile.id);

  const personOf = (id: number) => (id === profile.id ? profile : thread?.members.find((member) => member.id === id));
  const act = (message: ChatMessage, action: MessageAction) => {
    if (action === 'copy') actions.copy(message);
    else if (action === 'edit') setEditing(message);
    else if (action === 'delete') actions.remove(message);
    else if (action === 'pin' || action === 'unpin') actions.pin(message, action === 'pin');
    else if (action === 'thread' && openReplies) openReplies(message);
    else {
      setQuoting(message);
      composer.current?.focus();
    }
  };
  const unquote = () => setQuoting(undefined);
  return {
    ...{ rights, editing, setEditing, actions, personOf, act, unquote },
    /** In the shape a sent message has. */
    quoted: quoting && quotedAs(quoting),
    given: {
      ...{ thread, uploads, mayUpload, field, editing },
      quoting: quoting && { name: shortName(personOf(quoting.senderId)), text: excerptOf(quoting, t) },
      onUnquote: unquote,
      onSave(text: string) {
        if (editing) actions.saveText(editing, text);
        setEditing(undefined);
      },
      onCancel: () => setEditing(undefined),
      handle: composer,
    },
  };
}

/** Builds a quote locally until the server returns one. */
const quotedAs = ({ id, senderId, rootId, message, attachments, isDeleted }: ChatMessage): NonNullable<ChatMessage['quoted']> => ({
  ...{ id, senderId, rootId, isDeleted },
  message: message.slice(0, 300) || (attachments[0]?.name ?? ''),
});
