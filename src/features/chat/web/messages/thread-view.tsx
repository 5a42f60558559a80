import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useCan, useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconWifiOff } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { LinkCounts } from '#web/links/link-counts.tsx';
import { randomKey } from '#web/random-key.ts';
import { readSession } from '#web/session-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { ChatAttachment, ChatMessage, ChatThread } from '../../contract.ts';
import type { ChatProfile, Contact } from '../../presence-contract.ts';
import { Composer, type ComposerHandle } from '../composer/composer.tsx';
import { outboxOf, useWaiting } from '../composer/sending.ts';
import { useChatUploads } from '../composer/use-chat-uploads.ts';
import { useDraft } from '../composer/use-draft.ts';
import { useFileDrop } from '../composer/use-file-drop.ts';
import { MessageLayers } from '../message/message-layers.tsx';
import type { MessageAction } from '../message/message-menu.tsx';
import { quotedAs } from '../message/quoted-as.ts';
import { useMakingKeys } from '../message/use-making-keys.ts';
import { useMessageActions } from '../message/use-message-actions.ts';
import { actionsFor, useMessageHandlers } from '../message/use-message-handlers.ts';
import { useAnnounced } from '../presence/use-announced.ts';
import { useIsOnline } from '../presence/use-is-online.ts';
import { ThreadHead } from '../threads/thread-head.tsx';
import { excerptOf, otherIn, shortName, titleOf } from '../threads/thread-naming.ts';
import { useMute } from '../threads/use-mute.ts';
import type { ChatLocation } from '../use-chat-location.ts';
import { type ListHandle, MessageList } from './message-list.tsx';
import { MessageSkeleton } from './message-skeleton.tsx';
import { seenUpTo } from './seen-up-to.ts';
import classes from './thread-view.module.css';
import { useMessageWindow } from './use-message-window.ts';
import { useIsLookedAt, useSeen } from './use-seen.ts';
import { useThreadPlace } from './use-thread-place.ts';
import { useUnseenDivider } from './use-unseen-divider.ts';

const EmptyThread = lazyPart(() => import('./empty-thread.tsx').then((module) => module.EmptyThread));
const DateDialog = lazyPart(() => import('./date-dialog.tsx').then((module) => module.DateDialog));

interface Props {
  location: ChatLocation;
  thread: ChatThread | undefined;
  /** Whom one writes to while there is no thread. */
  contact: Contact | undefined;
  profile: ChatProfile;
}

/** A thread: who, the messages, and where one writes. It is the same one when the first message makes a thread of a contact. */
export function ThreadView({ location, thread, contact, profile }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { place, go } = location;
  const rights = useRights('Chat');
  const mayUpload = useCan('create', 'File') && rights.create;
  const list = useRef<ListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const opening = useRef(place.messageId === undefined ? {} : { around: place.messageId });
  const [isAtEnd, setAtEnd] = useState(true);
  const [editing, setEditing] = useState<ChatMessage>();
  const [quoting, setQuoting] = useState<ChatMessage>();
  const [isChoosingDate, setChoosingDate] = useState(false);
  const contactId = thread ? otherIn(thread)?.id : contact?.id;
  const title = thread ? titleOf(thread) : (contact?.fullName ?? '');

  const messages = useMessageWindow(thread?.id, opening.current);
  const { window: shown } = messages;
  const waiting = useWaiting(queryClient, thread?.id, contactId);
  const isSending = waiting.some(({ failure }) => failure === undefined);
  const name = `${readSession()?.userData.eid} ${thread?.isGroup ? `thread ${thread.id}` : `contact ${contactId}`}`;
  const draft = useDraft({ name, thread, contactId, field, isSending });
  const uploads = useChatUploads();
  const actions = useMessageActions(thread?.id ?? 0, profile.id);
  const mute = useMute();
  const isLookedAt = useIsLookedAt();
  const dividerId = useUnseenDivider(shown, profile.id, thread?.unseen ?? 0, isAtEnd && isLookedAt);
  const { marked, toDay, toLatest } = useThreadPlace({ location, messages, list, dividerId });
  const seenId = seenUpTo(shown, thread?.lastMessage?.id);
  useSeen(shown && rights.update ? thread?.id : undefined, seenId, thread?.unseen ?? 0, isAtEnd);
  useMakingKeys(shown?.messages ?? []);
  const announced = useAnnounced(thread, shown, profile.id);
  const isOnline = useIsOnline();

  // Where a keyboard would not cover the screen, one can write at once.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches && place.messageId === undefined) composer.current?.focus();
  }, [place.messageId]);

  const personOf = (id: number) => (id === profile.id ? profile : thread?.members.find((member) => member.id === id));
  const openReplies = ({ id }: ChatMessage) => go({ ...place, rootId: id, panel: undefined });
  const act = (message: ChatMessage, action: MessageAction) => {
    if (action === 'copy') actions.copy(message);
    else if (action === 'edit') setEditing(message);
    else if (action === 'delete') actions.remove(message);
    else if (action === 'pin' || action === 'unpin') actions.pin(message, action === 'pin');
    else if (action === 'thread') openReplies(message);
    else {
      setQuoting(message);
      composer.current?.focus();
    }
  };
  const handlers = useMessageHandlers(profile.id, rights, {
    act,
    personOf,
    openReplies,
    toQuoted: ({ id, rootId }) => go(rootId === null ? { ...place, messageId: id } : { ...place, rootId, panel: undefined }),
    react: actions.react,
  });
  const { on } = handlers;
  const send = (text: string, attachments: ChatAttachment[]) => {
    draft.clear();
    const to = thread ? { threadId: thread.id } : { contactId: contactId ?? 0 };
    const quoted = quoting && quotedAs(quoting);
    outboxOf(queryClient).add({ clientId: randomKey(), ...to, message: text, quoted, attachments, time: new Date().toISOString() });
    setQuoting(undefined);
    toLatest();
  };
  const editLast = () => {
    // The last one cannot be changed yet, and none before it is meant.
    if (isSending) return;
    const own = shown?.messages.findLast((one) => one.senderId === profile.id && actionsFor(one, true, rights).includes('edit'));
    if (own) setEditing(own);
  };

  const isEmpty = (thread ? shown?.messages.length === 0 : true) && waiting.length === 0;
  return (
    <section className={classes.thread} aria-label={title} {...useFileDrop(mayUpload ? uploads.add : undefined)}>
      <ThreadHead
        thread={thread}
        contact={contact}
        onBack={() => go({ q: place.q })}
        onInfo={() => go({ ...place, rootId: undefined, panel: 'info' })}
        onDate={() => setChoosingDate(true)}
        onMute={rights.update ? (value) => thread && mute(thread.id, value) : undefined}
      />
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
      {isOnline ? null : (
        <p className={classes.offline} role="status">
          <IconWifiOff size={16} />
          {t('chat.offline')}
        </p>
      )}
      {messages.error ? (
        <div className={classes.fill}>
          <ErrorState title={t('chat.failed.thread')} text={t('chat.failed.why')} onTryAgain={messages.retry} />
        </div>
      ) : isEmpty ? (
        <Suspense>
          <EmptyThread thread={thread} contact={contact} mayWrite={rights.create} />
        </Suspense>
      ) : thread && !shown ? (
        <MessageSkeleton />
      ) : (
        <div className={classes.list}>
          <LinkCounts kind="message" of={`thread ${thread?.id}`} ids={shown?.messages.map(({ id }) => id) ?? []}>
            <MessageList
              thread={thread ?? threadToBe(contact)}
              profile={profile}
              window={shown ?? noMessages}
              messages={messages}
              waiting={waiting}
              dividerId={dividerId}
              markedId={marked}
              editingId={editing?.id}
              on={on}
              onAtEnd={setAtEnd}
              onLatest={toLatest}
              handle={list}
            />
          </LinkCounts>
        </div>
      )}
      {(rights.create || editing) && (
        <Composer
          label={t('chat.writeTo', { name: title })}
          placeholder={t('chat.write')}
          quoting={quoting && { name: shortName(personOf(quoting.senderId)), text: excerptOf(quoting, t) }}
          onUnquote={() => setQuoting(undefined)}
          thread={thread}
          draft={draft}
          uploads={uploads}
          mayUpload={mayUpload}
          field={field}
          editing={editing}
          onSend={send}
          onSave={(text) => {
            if (editing) actions.saveText(editing, text);
            setEditing(undefined);
          }}
          onCancel={() => setEditing(undefined)}
          onEditLast={editLast}
          onWalk={() => list.current?.focusLast()}
          handle={composer}
        />
      )}
      <MessageLayers handlers={handlers} act={act} />
      <Suspense>
        {isChoosingDate ? (
          <DateDialog
            onClose={() => setChoosingDate(false)}
            onChoose={(day) => {
              setChoosingDate(false);
              toDay(day);
            }}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

const noMessages = { messages: [], hasBefore: false, hasAfter: false };

/** Stands for the thread that the first message will make. */
function threadToBe(contact: Contact | undefined): ChatThread {
  const members = contact ? [{ ...contact, seenId: 0, hasLeft: false }] : [];
  return { id: 0, isGroup: false, title: '', members, unseen: 0, unseenReplies: 0, lastMessage: null, draft: '', isMuted: false };
}
