import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMessageCircle } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { CreateFromOutlet } from '#web/links/create-from-outlet.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import type { ChatThread } from '../contract.ts';
import '#web/fills-window.css';
import classes from './chat-page.module.css';
import { MentionNamesContext, useMentionNames } from './message/message-text.tsx';
import { MessageSkeleton, RowSkeletons } from './messages/message-skeleton.tsx';
import { ThreadView } from './messages/thread-view.tsx';
import { useTypingSignals } from './presence/typing-store.ts';
import { chatPageQuery } from './queries.ts';
import { ChatSidebar, type SidebarHandle } from './threads/chat-sidebar.tsx';
import { otherIn, titleOf } from './threads/thread-naming.ts';
import { useContacts } from './threads/use-contacts.ts';
import { useLastChat } from './threads/use-last-chat.ts';
import { useChatLocation } from './use-chat-location.ts';

const RepliesPanel = lazyPart(() => import('./replies/replies-panel.tsx').then((module) => module.RepliesPanel));
const ContactPanel = lazyPart(() => import('./threads/contact-panel.tsx').then((module) => module.ContactPanel));
const GroupPanel = lazyPart(() => import('./threads/group-panel.tsx').then((module) => module.GroupPanel));
const ProfilePanel = lazyPart(() => import('./presence/profile-panel.tsx').then((module) => module.ProfilePanel));
const NewChatDialog = lazyPart(() => import('./threads/new-chat-dialog.tsx').then((module) => module.NewChatDialog));
const GroupDialog = lazyPart(() => import('./threads/group-dialog.tsx').then((module) => module.GroupDialog));

const none: readonly ChatThread[] = [];

/** The chat page: contacts and threads, the open thread, and a side panel about the other person. */
export function ChatPage() {
  const { t } = useTranslation();
  const location = useChatLocation();
  const { place, go } = location;
  const rights = useRights('Chat');
  const sidebar = useRef<SidebarHandle>(null);
  const [isBeginning, setBeginning] = useState(false);
  const [isMakingGroup, setMakingGroup] = useState(false);
  const { data: answer, error, refetch } = useQuery(chatPageQuery);
  const data = useShown(chatPageQuery, answer);

  const { threads = none, profile } = data ?? {};
  useTypingSignals(threads);
  useLastChat(location, data?.threads);
  const { threadId, contactId, panel, rootId, q } = place;
  const contacts = useContacts(data, contactId);
  const thread = threads.find((one) =>
    threadId === undefined ? contactId !== undefined && otherIn(one)?.id === contactId : one.id === threadId,
  );
  const contact = thread ? otherIn(thread) : contacts.all.find(({ id }) => id === contactId);
  const names = useMentionNames(thread, profile);
  const isOpen = threadId !== undefined || contactId !== undefined;
  const isUnknown = data !== undefined && isOpen && !thread && !contact && !contacts.isFinding;
  usePageTitle(thread ? titleOf(thread) : (contact?.fullName ?? t('menu.chat')));

  // The contact has a thread now, so the URL switches to it.
  useEffect(() => {
    if (thread && threadId === undefined) go({ ...place, threadId: thread.id }, { replace: true });
  }, [thread, threadId, place, go]);

  const close = () => go({ ...place, messageId: undefined, rootId: undefined, panel: undefined }, { replace: true });
  const step = (by: number) => {
    const at = threads.findIndex(({ id }) => id === thread?.id);
    const next = threads[at < 0 ? 0 : at + by];
    if (next) go({ threadId: next.id, q });
  };
  useShortcuts([
    { keys: '/', label: t('chat.search'), run: () => sidebar.current?.focusSearch() },
    { keys: 'j', label: t('chat.keys.next'), run: () => step(1) },
    { keys: 'k', label: t('chat.keys.previous'), run: () => step(-1) },
    { keys: 'n', label: t('chat.newChat'), run: () => setBeginning(true), when: rights.create },
    { keys: 'g', label: t('chat.newGroup'), run: () => setMakingGroup(true), when: rights.create },
    { keys: 'Esc', label: t('chat.keys.close'), run: () => (panel || rootId ? close() : isOpen && go({ q })) },
  ]);
  // Works while typing too, unlike the keys above.
  const stepByAlt = (event: KeyboardEvent) => {
    if (!event.altKey || !(event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1);
  };

  if (error && !data) {
    return (
      <div className={classes.card} data-fills="window">
        <h1 className="visually-hidden">{t('menu.chat')}</h1>
        <ErrorState title={t('chat.failed.page')} text={t('chat.failed.why')} onTryAgain={() => void refetch()} />
      </div>
    );
  }
  const closePanel = { onClose: close };
  const shownPanel = !profile ? null : panel === 'profile' ? (
    <ProfilePanel profile={profile} {...closePanel} />
  ) : rootId !== undefined && thread ? (
    <RepliesPanel key={rootId} rootId={rootId} thread={thread} profile={profile} location={location} {...closePanel} />
  ) : panel === 'info' && thread?.isGroup ? (
    <GroupPanel key={thread.id} thread={thread} contacts={contacts} profile={profile} onLeft={() => go({ q })} {...closePanel} />
  ) : panel === 'info' && contact ? (
    <ContactPanel contact={contact} thread={thread} profile={profile} {...closePanel} />
  ) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key that works wherever the focus is in the chat.
    <div
      className={classes.card}
      data-fills="window"
      data-open={isOpen || undefined}
      data-panel={shownPanel ? true : undefined}
      onKeyDown={stepByAlt}
    >
      <h1 className="visually-hidden">{t('menu.chat')}</h1>
      <CreateFromOutlet />
      <MentionNamesContext value={names}>
        <div className={classes.panes}>
          <aside className={classes.list} aria-label={t('chat.people')}>
            {profile ? (
              <ChatSidebar
                location={location}
                threads={threads}
                contacts={contacts}
                profile={profile}
                openThread={thread}
                onNewChat={rights.create ? () => setBeginning(true) : undefined}
                onNewGroup={rights.create ? () => setMakingGroup(true) : undefined}
                handle={sidebar}
              />
            ) : (
              <RowSkeletons />
            )}
          </aside>
          <div className={classes.thread}>
            {profile && (thread || contact) ? (
              <ThreadView
                key={thread?.isGroup ? `t${thread.id}` : `c${contact?.id}`}
                location={location}
                thread={thread}
                contact={contact}
                profile={profile}
              />
            ) : isOpen && !isUnknown ? (
              <MessageSkeleton />
            ) : (
              <PaneMessage
                icon={<IconMessageCircle size={24} />}
                title={t(isUnknown ? 'chat.unknown.title' : 'chat.none.title')}
                text={t(isUnknown ? 'chat.unknown.text' : 'chat.none.text')}
                {...(isUnknown && { action: { label: t('chat.back'), run: () => go({ q }) } })}
              />
            )}
          </div>
          {shownPanel ? (
            <div className={classes.panel}>
              <Suspense>{shownPanel}</Suspense>
            </div>
          ) : null}
        </div>
      </MentionNamesContext>
      <Suspense>
        {isBeginning ? <NewChatDialog contacts={contacts} threads={threads} onClose={() => setBeginning(false)} /> : null}
        {isMakingGroup && rights.create ? (
          <GroupDialog
            contacts={contacts}
            onClose={() => setMakingGroup(false)}
            onMade={(id) => {
              setMakingGroup(false);
              go({ threadId: id });
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
