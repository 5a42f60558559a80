import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMessageCircle } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneFace } from '#web/ui/pane-face.tsx';
import type { ChatThread } from '../contract.ts';
import classes from './chat-page.module.css';
import { MessageSkeleton, RowSkeletons } from './messages/message-skeleton.tsx';
import { ThreadView } from './messages/thread-view.tsx';
import { useTypingSignals } from './presence/typing-store.ts';
import { chatPageQuery } from './queries.ts';
import { ChatSidebar, type SidebarHandle } from './threads/chat-sidebar.tsx';
import { otherIn, titleOf } from './threads/thread-naming.ts';
import { useChatLocation } from './use-chat-location.ts';

const ContactPanel = lazy(() => import('./threads/contact-panel.tsx').then((module) => ({ default: module.ContactPanel })));
const GroupPanel = lazy(() => import('./threads/group-panel.tsx').then((module) => ({ default: module.GroupPanel })));
const ProfilePanel = lazy(() => import('./presence/profile-panel.tsx').then((module) => ({ default: module.ProfilePanel })));
const GroupDialog = lazy(() => import('./threads/group-dialog.tsx').then((module) => ({ default: module.GroupDialog })));

const none: readonly ChatThread[] = [];

/** The chat of the signed-in person: whom they talk to, a thread, and what is known of the other. */
export function ChatPage() {
  const { t } = useTranslation();
  const location = useChatLocation();
  const { place, go } = location;
  const rights = useRights('Chat');
  const sidebar = useRef<SidebarHandle>(null);
  const [isMakingGroup, setMakingGroup] = useState(false);
  const { data: answer, error, refetch } = useQuery(chatPageQuery);
  const data = useShown(chatPageQuery, answer);

  const { threads = none, contacts = [], profile } = data ?? {};
  useTypingSignals(threads);
  const { threadId, contactId, panel, q } = place;
  const thread = threads.find((one) =>
    threadId === undefined ? contactId !== undefined && otherIn(one)?.id === contactId : one.id === threadId,
  );
  const contact = thread ? otherIn(thread) : contacts.find(({ id }) => id === contactId);
  const isOpen = threadId !== undefined || contactId !== undefined;
  const isUnknown = data !== undefined && isOpen && !thread && !contact;
  usePageTitle(thread ? titleOf(thread) : (contact?.fullName ?? t('menu.chat')));

  // The contact has a thread now: the address names that one.
  useEffect(() => {
    if (thread && threadId === undefined) go({ ...place, threadId: thread.id }, { replace: true });
  }, [thread, threadId, place, go]);

  const close = () => go({ ...place, messageId: undefined, panel: undefined }, { replace: true });
  const step = (by: number) => {
    const at = threads.findIndex(({ id }) => id === thread?.id);
    const next = threads[at < 0 ? 0 : at + by];
    if (next) go({ threadId: next.id, q });
  };
  useShortcuts([
    { keys: '/', label: t('chat.search'), run: () => sidebar.current?.focusSearch() },
    { keys: 'j', label: t('chat.keys.next'), run: () => step(1) },
    { keys: 'k', label: t('chat.keys.previous'), run: () => step(-1) },
    { keys: 'g', label: t('chat.newGroup'), run: () => setMakingGroup(true), when: rights.create },
    { keys: 'Esc', label: t('chat.keys.close'), run: () => (panel ? close() : isOpen && go({ q })) },
  ]);
  // Also while somebody types, unlike the keys above.
  const stepByAlt = (event: KeyboardEvent) => {
    if (!event.altKey || !(event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1);
  };

  if (error && !data) {
    return (
      <div className={classes.card}>
        <h1 className="visually-hidden">{t('menu.chat')}</h1>
        <ErrorState title={t('chat.failed.page')} text={t('chat.failed.why')} onTryAgain={() => void refetch()} />
      </div>
    );
  }
  const closePanel = { onClose: close };
  const shownPanel = !profile ? null : panel === 'profile' ? (
    <ProfilePanel profile={profile} {...closePanel} />
  ) : panel === 'info' && thread?.isGroup ? (
    <GroupPanel key={thread.id} thread={thread} contacts={contacts} profile={profile} onLeft={() => go({ q })} {...closePanel} />
  ) : panel === 'info' && contact ? (
    <ContactPanel contact={contact} thread={thread} {...closePanel} />
  ) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key that works wherever the focus is in the chat.
    <div className={classes.card} data-open={isOpen || undefined} data-panel={shownPanel ? true : undefined} onKeyDown={stepByAlt}>
      <h1 className="visually-hidden">{t('menu.chat')}</h1>
      <div className={classes.panes}>
        <aside className={classes.list} aria-label={t('chat.people')}>
          {profile ? (
            <ChatSidebar
              location={location}
              threads={threads}
              contacts={contacts}
              profile={profile}
              openThread={thread}
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
            <PaneFace
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
      <Suspense>
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
