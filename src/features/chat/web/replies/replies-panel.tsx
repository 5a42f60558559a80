import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { call } from '#web/api-client.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { useTranslation } from '#web/i18n.ts';
import { LinkCounts } from '#web/links/link-counts.tsx';
import { randomKey } from '#web/random-key.ts';
import { readSession } from '#web/session-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type ChatAttachment, type ChatMessage, type ChatThread, type listReplies, markRepliesSeen } from '../../contract.ts';
import type { ChatProfile } from '../../presence-contract.ts';
import { Composer, type ComposerHandle } from '../composer/composer.tsx';
import { outboxOf, useWaiting } from '../composer/sending.ts';
import { useComposing } from '../composer/use-composing.ts';
import type { Draft } from '../composer/use-draft.ts';
import type { WaitingMessage } from '../composer/waiting-message.ts';
import type { MessageHandlers } from '../message/message-handlers.ts';
import { MessageLayers } from '../message/message-layers.tsx';
import { MessageRun } from '../message/message-run.tsx';
import { useMessageHandlers } from '../message/use-message-handlers.ts';
import { groupMessages } from '../messages/group-messages.ts';
import { MessageSkeleton } from '../messages/message-skeleton.tsx';
import { longestWindow } from '../messages/message-window.ts';
import { useIsPageActive } from '../messages/use-seen.ts';
import { repliesQuery } from '../queries.ts';
import { ChatPanel } from '../threads/chat-panel.tsx';
import { shortName } from '../threads/thread-naming.ts';
import type { ChatLocation } from '../use-chat-location.ts';
import classes from './replies-panel.module.css';

interface Props {
  rootId: number;
  thread: ChatThread;
  profile: ChatProfile;
  location: ChatLocation;
  onClose: () => void;
}

/** Panel next to the chat: a message, its replies, and a composer. */
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

interface ListProps {
  answer: AnswerOf<typeof listReplies>;
  waiting: readonly WaitingMessage[];
  ownId: number;
  personOf: MessageHandlers['personOf'];
  editingId: number | undefined;
  on: MessageHandlers;
}

/** A message, its reply count, and the replies. */
function RepliesList({ answer, waiting, ownId, personOf, editingId, on }: ListProps) {
  const { t } = useTranslation();
  const { root, replies } = answer;
  const first = useMemo(() => groupMessages([root], [], ownId), [root, ownId]);
  const rest = useMemo(() => groupMessages(replies, waiting, ownId), [replies, waiting, ownId]);
  const linkable = [root, ...replies.slice(1 - longestWindow)].map(({ id }) => id);
  const count = replies.filter(({ isDeleted }) => !isDeleted).length;
  const runs = (days: typeof first) =>
    days.flatMap((day) =>
      day.runs.map((run) => (
        <MessageRun
          key={run.items[0]?.key}
          run={run}
          isOwn={run.senderId === ownId}
          sender={personOf(run.senderId)}
          isGroup
          seenBy={null}
          isSeenByAll={false}
          markedId={undefined}
          editingId={editingId}
          on={on}
        />
      )),
    );
  return (
    <LinkCounts kind="message" of={`replies to ${root.id}`} ids={linkable}>
      <ol className={classes.runs}>{runs(first)}</ol>
      <p className={classes.count}>
        <span>{count > 0 ? t('chat.replies', { count }) : t('chat.noReplies')}</span>
      </p>
      <ol className={classes.runs} aria-label={t('chat.repliesTitle')} aria-live="polite">
        {runs(rest)}
      </ol>
    </LinkCounts>
  );
}

/** The draft of a reply, saved in this browser. */
function useReplyDraft(rootId: number): Draft {
  const key = `chatReply:${readSession()?.userData.eid}:${rootId}`;
  const [text, show] = useState(() => browserStorage.getItem(key) ?? '');
  const setText = (typed: string) => {
    show(typed);
    if (typed.trim()) browserStorage.setItem(key, typed);
    else browserStorage.removeItem(key);
  };
  return { text, setText, clear: () => setText('') };
}

/** Marks replies as seen while the page is visible and focused. */
function useRepliesSeen(root: ChatMessage | undefined, lastId: number | undefined): void {
  const isLookedAt = useIsPageActive();
  const isNew = isLookedAt && (root?.replies?.unseen ?? 0) > 0;
  const rootId = root?.id;
  useEffect(() => {
    if (!isNew || rootId === undefined || lastId === undefined) return;
    // Retried with the next reply, or when the replies are next opened.
    call(markRepliesSeen, { params: { id: rootId }, body: { messageId: lastId } }).catch(() => undefined);
  }, [isNew, rootId, lastId]);
}
