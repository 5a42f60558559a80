import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { randomKey } from '#web/random-key.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { ChatAttachment, ChatThread } from '../../contract.ts';
import type { ChatProfile } from '../../presence-contract.ts';
import { Composer, type ComposerHandle } from '../composer/composer.tsx';
import { outboxOf, useWaiting } from '../composer/sending.ts';
import { useComposing } from '../composer/use-composing.ts';
import { MessageLayers } from '../message/message-layers.tsx';
import { useMessageHandlers } from '../message/use-message-handlers.ts';
import { MessageSkeleton } from '../messages/message-skeleton.tsx';
import { repliesQuery } from '../queries.ts';
import { ChatPanel } from '../threads/chat-panel.tsx';
import { shortName } from '../threads/thread-naming.ts';
import type { ChatLocation } from '../use-chat-location.ts';
import { RepliesList } from './replies-list.tsx';
import { useRepliesSeen } from './use-replies-seen.ts';
import { useReplyDraft } from './use-reply-draft.ts';

interface Props {
  rootId: number;
  thread: ChatThread;
  profile: ChatProfile;
  location: ChatLocation;
  onClose: () => void;
}

/** Beside the chat: a message, the replies to it, and where one replies. */
export function RepliesPanel({ rootId, thread, profile, location, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = repliesQuery(rootId);
  const { data: answer, error, refetch } = useQuery(query);
  const data = useShown(query, answer);
  const waiting = useWaiting(queryClient, thread.id, undefined, rootId);
  const draft = useReplyDraft(rootId);
  const composer = useRef<ComposerHandle>(null);
  const composing = useComposing({ thread, profile, composer });
  const { rights, editing, setEditing, actions, personOf, act, quoted, unquote, given } = composing;
  const scroller = useRef<HTMLDivElement>(null);
  const lastId = data?.replies.at(-1)?.id;
  useRepliesSeen(data?.root, lastId);
  const shownCount = (data?.replies.length ?? 0) + waiting.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each reply that comes.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [shownCount]);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) composer.current?.focus();
  }, []);

  const { place, go } = location;
  const handlers = useMessageHandlers(profile.id, rights, {
    act,
    personOf,
    openReplies: undefined,
    react: actions.react,
    toQuoted: ({ id }) => {
      const there = scroller.current?.querySelector(`[data-id="${id}"]`);
      if (there) there.scrollIntoView({ block: 'center' });
      else go({ ...place, messageId: id });
    },
  });
  const send = (message: string, attachments: ChatAttachment[]) => {
    const time = new Date().toISOString();
    outboxOf(queryClient).add({ clientId: randomKey(), threadId: thread.id, rootId, message, quoted, attachments, time });
    draft.clear();
    unquote();
  };
  const editLast = () => {
    const own = data?.replies.findLast(({ senderId, isDeleted, message }) => senderId === profile.id && !isDeleted && message);
    if (own && rights.update) setEditing(own);
  };
  const foot = rights.create && data && (
    <Composer
      {...given}
      label={t('chat.replyTo', { name: shortName(personOf(data.root.senderId)) })}
      placeholder={t('chat.writeReply')}
      draft={draft}
      onSend={send}
      onEditLast={editLast}
      onWalk={() => [...(scroller.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].at(-1)?.focus()}
    />
  );
  return (
    <ChatPanel title={t('chat.repliesTitle')} onClose={onClose} bodyRef={scroller} foot={foot}>
      {data ? (
        <RepliesList answer={data} waiting={waiting} ownId={profile.id} personOf={personOf} editingId={editing?.id} on={handlers.on} />
      ) : error ? (
        <ErrorState title={t('chat.failed.thread')} text={t('chat.failed.why')} onTryAgain={() => void refetch()} />
      ) : (
        <MessageSkeleton />
      )}
      <MessageLayers handlers={handlers} act={act} />
    </ChatPanel>
  );
}
