import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { LinkCounts } from '#web/links/link-counts.tsx';
import { randomKey } from '#web/random-key.ts';
import { readSession } from '#web/session-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { ChatAttachment, ChatMessage, ChatThread } from '../../contract.ts';
import type { ChatProfile, Contact } from '../../presence-contract.ts';
import { Composer, type ComposerHandle } from '../composer/composer.tsx';
import { outboxOf, useWaiting } from '../composer/sending.ts';
import { useComposing } from '../composer/use-composing.ts';
import { useDraft } from '../composer/use-draft.ts';
import { MessageLayers } from '../message/message-layers.tsx';
import { useCreateShortcuts } from '../message/use-create-from-keys.ts';
import { actionsFor, useMessageHandlers } from '../message/use-message-handlers.ts';
import { useAnnounced } from '../presence/use-announced.ts';
import { ThreadHead } from '../threads/thread-head.tsx';
import { otherIn, titleOf } from '../threads/thread-naming.ts';
import { useMute } from '../threads/use-mute.ts';
import type { ChatLocation } from '../use-chat-location.ts';
import { type ListHandle, MessageList } from './message-list.tsx';
import { MessageSkeleton } from './message-skeleton.tsx';
import { type MessageWindow, seenUpTo } from './message-window.ts';
import classes from './thread-view.module.css';
import { useMessageWindow } from './use-message-window.ts';
import { useIsPageActive, useSeen } from './use-seen.ts';
import { useThreadPlace } from './use-thread-place.ts';

const EmptyThread = lazyPart(() => import('./empty-thread.tsx').then((module) => module.EmptyThread));
const DateDialog = lazyPart(() => import('./date-dialog.tsx').then((module) => module.DateDialog));

interface Props {
  location: ChatLocation;
  thread: ChatThread | undefined;
  /** The recipient while there is no thread. */
  contact: Contact | undefined;
  profile: ChatProfile;
}

/** A thread: header, messages, and composer. Stays mounted when the first message to a contact creates the thread. */
export function ThreadView({ location, thread, contact, profile }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { place, go } = location;
  const list = useRef<ListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const opening = useRef(place.messageId === undefined ? {} : { around: place.messageId });
  const [isAtEnd, setAtEnd] = useState(true);
  const [isChoosingDate, setChoosingDate] = useState(false);
  const contactId = thread ? otherIn(thread)?.id : contact?.id;
  const title = thread ? titleOf(thread) : (contact?.fullName ?? '');

  const openReplies = ({ id }: ChatMessage) => go({ ...place, rootId: id, panel: undefined });
  const composing = useComposing({ thread, profile, composer, openReplies });
  const { rights, editing, setEditing, actions, personOf, act, quoted, unquote, given } = composing;

  const messages = useMessageWindow(thread?.id, opening.current);
  const { window: shown } = messages;
  const waiting = useWaiting(queryClient, thread?.id, contactId);
  const isSending = waiting.some(({ failure }) => failure === undefined);
  const name = `${readSession()?.userData.eid} ${thread?.isGroup ? `thread ${thread.id}` : `contact ${contactId}`}`;
  const draft = useDraft({ name, thread, contactId, field: given.field, isSending });
  const mute = useMute();
  const isLookedAt = useIsPageActive();
  const dividerId = useUnseenDivider(shown, profile.id, thread?.unseen ?? 0, isAtEnd && isLookedAt);
  const { marked, toDay, toLatest } = useThreadPlace({ location, messages, list, dividerId });
  const seenId = seenUpTo(shown, thread?.lastMessage?.id);
  useSeen(shown && rights.update ? thread?.id : undefined, seenId, thread?.unseen ?? 0, isAtEnd);
  useCreateShortcuts(shown?.messages ?? []);
  const announced = useAnnounced(thread, shown, profile.id);

  // Focuses the composer where no on-screen keyboard would cover the page.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches && place.messageId === undefined) composer.current?.focus();
  }, [place.messageId]);

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
    outboxOf(queryClient).add({ clientId: randomKey(), ...to, message: text, quoted, attachments, time: new Date().toISOString() });
    unquote();
    toLatest();
  };
  const editLast = () => {
    // The message being sent can't be edited yet, and an earlier one isn't intended.
    if (isSending) return;
    const own = shown?.messages.findLast((one) => one.senderId === profile.id && actionsFor(one, true, rights).includes('edit'));
    if (own) setEditing(own);
  };

  const isEmpty = (thread ? shown?.messages.length === 0 : true) && waiting.length === 0;
  return (
    <section className={classes.thread} aria-label={title} {...useFileDrop(given.mayUpload ? given.uploads.add : undefined)}>
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
          {...given}
          label={t('chat.writeTo', { name: title })}
          placeholder={t('chat.write')}
          draft={draft}
          onSend={send}
          onEditLast={editLast}
          onWalk={() => list.current?.focusLast()}
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

/** Placeholder for the thread the first message will create. */
function threadToBe(contact: Contact | undefined): ChatThread {
  const members = contact ? [{ ...contact, seenId: 0, hasLeft: false }] : [];
  return { id: 0, isGroup: false, title: '', members, unseen: 0, unseenReplies: 0, lastMessage: null, draft: '', isMuted: false };
}

/** Accepts files dropped anywhere on an element. */
function useFileDrop(take: ((files: Iterable<File>) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  if (!take) return {};
  return {
    'data-dropping': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    },
  };
}

/** The first message that was unseen when the thread was opened, or when messages started to arrive unwatched. */
function useUnseenDivider(window: MessageWindow | undefined, ownId: number, unseen: number, isWatched: boolean): number | undefined {
  const [state, setState] = useState<{ id: number | undefined; isOpened: boolean; unseen: number }>({
    id: undefined,
    isOpened: false,
    unseen: 0,
  });
  if (!window) return undefined;
  const messages = window.messages;
  const isNew = unseen > 0 && !window.hasAfter && (!state.isOpened || !isWatched);
  const wasAnswered = state.id !== undefined && messages.some(({ id, senderId }) => senderId === ownId && id > (state.id ?? 0));
  const others = messages.filter(({ senderId, isDeleted }) => senderId !== ownId && !isDeleted);
  const first = isNew ? others.at(-unseen) : undefined;
  const isShowing = state.id !== undefined && !wasAnswered && messages.some(({ id }) => id === state.id);
  const next = first && !(isShowing && state.unseen > 0) ? first.id : wasAnswered && !first ? undefined : state.id;
  if (next !== state.id || !state.isOpened || state.unseen !== unseen) setState({ id: next, isOpened: true, unseen });
  return next;
}
