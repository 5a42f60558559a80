import { type KeyboardEvent, type Ref, Suspense, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconEdit, IconUsersPlus } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { ownScroll } from '#web/own-scroll.ts';
import { plainLetters } from '#web/plain-letters.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { ChatThread } from '../../contract.ts';
import type { ChatProfile } from '../../presence-contract.ts';
import { chatAddress } from '../chat-place.ts';
import { PersonFace } from '../presence/person-face.tsx';
import type { ChatLocation } from '../use-chat-location.ts';
import { ContactRow, ThreadRow } from './chat-row.tsx';
import classes from './chat-sidebar.module.css';
import { matchesContact, otherIn, titleOf } from './thread-naming.ts';
import type { Contacts } from './use-contacts.ts';

const FoundMessages = lazyPart(() => import('./found-messages.tsx').then((module) => module.FoundMessages));

export interface SidebarHandle {
  focusSearch: () => void;
}

interface Props {
  location: ChatLocation;
  threads: readonly ChatThread[];
  contacts: Contacts;
  profile: ChatProfile;
  openThread: ChatThread | undefined;
  /** Undefined without permission to start a chat. */
  onNewChat: (() => void) | undefined;
  onNewGroup: (() => void) | undefined;
  handle: Ref<SidebarHandle>;
}

/** Sidebar: the user's profile, search, and threads, plus contacts while searching. */
export function ChatSidebar({ location, threads, contacts, profile, openThread, onNewChat, onNewGroup, handle }: Props) {
  const { t } = useTranslation();
  const { place, go } = location;
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(place.q);
  useImperativeHandle(handle, () => ({ focusSearch: () => search.current?.select() }));

  const { find } = contacts;
  const onType = useCallback(
    (text: string) => {
      setTyped(text);
      find(text);
    },
    [find],
  );
  const onSearch = useCallback((q: string) => go({ ...place, q }, { replace: true }), [go, place]);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  /** Arrow down and Enter move into the results. */
  const onSearchKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first] = rows();
    if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Enter' && event.currentTarget.value.trim()) first?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = rows();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (next < 0) search.current?.focus();
    else all[next]?.focus();
  };

  const shownThreads = typed ? threads.filter((thread) => plainLetters(titleOf(thread)).includes(plainLetters(typed))) : threads;
  const named = new Set(shownThreads.flatMap((thread) => otherIn(thread)?.id ?? []));
  const shownContacts = typed ? contacts.all.filter((contact) => !named.has(contact.id) && matchesContact(contact, typed)) : [];
  const threadWith = new Map(threads.flatMap((thread) => (otherIn(thread) ? [[otherIn(thread)?.id, thread.id] as const] : [])));
  const openContact = openThread ? otherIn(openThread)?.id : place.contactId;
  return (
    <div className={classes.sidebar}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.own}
          onClick={() => go({ ...place, messageId: undefined, rootId: undefined, panel: 'profile' })}
        >
          <PersonFace person={profile} size={36} />
          <span className={classes.who}>
            <bdi className={classes.name}>{profile.fullName}</bdi>
            <span className={classes.status}>{t(`chat.status.${profile.status}`)}</span>
          </span>
          <span className="visually-hidden">{t('chat.ownProfile')}</span>
        </button>
        {onNewChat && (
          <IconButton label={t('chat.newChat')} onClick={onNewChat}>
            <IconEdit />
          </IconButton>
        )}
        {onNewGroup && (
          <IconButton label={t('chat.newGroup')} onClick={onNewGroup}>
            <IconUsersPlus />
          </IconButton>
        )}
      </div>
      <div className={classes.search}>
        <SearchField
          q={place.q}
          onSearch={onSearch}
          onType={onType}
          onKeyDown={onSearchKeyDown}
          inputRef={search}
          label={t('chat.search')}
          clearLabel={t('table.clearSearch')}
          maxLength={200}
          hasKey
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the links inside. */}
      <div ref={list} className={classes.scroller} {...ownScroll} onKeyDown={onKeyDown}>
        {shownThreads.length > 0 ? (
          <>
            <h2 className={classes.label}>{t('chat.threads')}</h2>
            <ul className={classes.rows} aria-label={t('chat.threads')}>
              {shownThreads.map((thread) => (
                <ThreadRow
                  key={thread.id}
                  thread={thread}
                  ownId={profile.id}
                  address={chatAddress({ threadId: thread.id, q: place.q })}
                  isOpen={thread.id === openThread?.id}
                />
              ))}
            </ul>
          </>
        ) : null}
        {threads.length === 0 && !typed ? <p className={classes.note}>{t('chat.noChats')}</p> : null}
        {shownContacts.length > 0 ? (
          <>
            <h2 className={classes.label}>{t('chat.contacts')}</h2>
            <ul className={classes.rows} aria-label={t('chat.contacts')}>
              {shownContacts.map((contact) => (
                <ContactRow
                  key={contact.id}
                  contact={contact}
                  address={chatAddress({ threadId: threadWith.get(contact.id), contactId: contact.id, q: place.q })}
                  isOpen={contact.id === openContact && !threadWith.has(contact.id)}
                />
              ))}
            </ul>
          </>
        ) : null}
        {place.q ? (
          <Suspense>
            <FoundMessages
              q={place.q}
              threads={threads}
              own={profile}
              openMessageId={place.messageId}
              hasNames={shownThreads.length + shownContacts.length > 0}
            />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
