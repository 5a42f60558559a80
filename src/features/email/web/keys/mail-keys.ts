import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Rights } from '#web/ability.ts';
import type { TFunction } from '#web/i18n.ts';
import { readNow } from '#web/read-now.ts';
import type { Shortcut } from '#web/shortcuts.ts';
import { holdTyping, stopHolding } from '#web/typed-ahead.ts';
import { undoNewest } from '#web/undo/undo-newest.ts';
import type { Email, MarkedEmail, RealFolder } from '../../contract.ts';
import { openCompose } from '../compose/windows/compose-store.ts';
import type { MailLocation } from '../folders/use-mail-location.ts';
import type { ListHandle } from '../list/mail-list.tsx';
import type { LeadingActions, Neighbours, Step } from '../list/use-neighbours.ts';
import { canArchive, canBeSpam, canSnooze, isSpam } from '../may-do.ts';
import { emailQuery } from '../queries.ts';
import { newestOf } from '../reader/conversation-of.ts';
import type { MailSelection } from '../selection/use-mail-selection.ts';

export interface KeyContext {
  t: TFunction;
  rights: Rights;
  location: MailLocation;
  list: RefObject<ListHandle | null>;
  selection: MailSelection;
  actions: LeadingActions;
  neighbours: Neighbours;
  /** The email under the list's cursor. */
  underCursor: () => Email | undefined;
  /** The selected emails, else the open one, else the one under the cursor. */
  meant: () => readonly MarkedEmail[];
}

const idsOf = (mails: readonly Pick<MarkedEmail, 'id'>[]) => mails.map(({ id }) => id);

/** Moves emails and deselects them. */
function put({ actions, selection }: KeyContext, mails: readonly MarkedEmail[], folder: RealFolder, toward?: 'previous' | 'next'): void {
  if (mails.length === 0) return;
  actions.move(idsOf(mails), folder, mails, toward);
  selection.clear();
}

/** Shortcuts that change the target emails. */
export function changingKeys(context: KeyContext): Shortcut[] {
  const { t, rights, location, selection, actions, neighbours, underCursor, meant } = context;
  const { place, mailId } = location;
  const isOpen = mailId !== undefined;
  const mark = (isRead: boolean) => () => {
    const mails = meant();
    if (mails.length > 0) actions.markRead(idsOf(mails), isRead, mails);
    if (isOpen && !isRead) neighbours.close();
  };
  const star = () => {
    const mails = meant();
    if (mails.length > 0) actions.star(idsOf(mails), !mails.every(({ isStarred }) => isStarred));
  };
  const archiveToward = (step: Step) => () => {
    const mails = meant().filter(canArchive);
    if (mails.length > 0) put(context, mails, 'archive', step);
    else if (isOpen) void neighbours.open(step);
  };
  /** In spam, the same key marks as not spam. */
  const spam = () => {
    const mails = meant();
    if (mails.every(isSpam)) put(context, mails, 'inbox');
    else put(context, mails.filter(canBeSpam), 'spam');
  };
  /** The toolbar for selected emails has the menu too, so an email under the cursor is selected for it. */
  const menu =
    (name: string, isFor: (mail: Email) => boolean = () => true) =>
    () => {
      const mail = selection.ids.size > 0 || isOpen ? undefined : underCursor();
      if (mail && isFor(mail)) selection.set([mail.id], true);
      openMenu(name);
    };
  const keys: Shortcut[] = [
    { keys: 'e', label: t('email.archive'), run: () => put(context, meant().filter(canArchive), 'archive') },
    { keys: '#', label: t('email.keys.trash'), run: () => put(context, place?.folder === 'trash' ? [] : meant(), 'trash') },
    { keys: '!', label: t('email.keys.spam'), run: spam },
    { keys: ']', label: t('email.keys.archiveNext'), run: archiveToward('next') },
    { keys: '[', label: t('email.keys.archivePrevious'), run: archiveToward('previous') },
    { keys: 's', label: t('email.keys.star'), run: star },
    { keys: 'Shift+I', label: t('email.markRead'), run: mark(true) },
    { keys: 'i', label: t('email.markRead'), run: mark(true) },
    { keys: 'Shift+U', label: t('email.keys.unread'), run: mark(false) },
    { keys: 'b', label: t('email.snooze.menu'), run: menu('snooze', canSnooze) },
    { keys: 'v', label: t('email.keys.move'), run: menu('move') },
    { keys: 'l', label: t('email.keys.label'), run: menu('label') },
    { keys: 'z', label: t('email.keys.undo'), run: () => void undoNewest() },
  ];
  return [
    ...keys.map((key) => ({ ...key, when: rights.update })),
    { keys: '.', label: t('email.keys.more'), run: () => openMenu('more'), when: isOpen },
  ];
}

/** By the second key: which listed emails to select. */
const marks = {
  a: ['chooseAll', () => true],
  n: ['chooseNone', () => false],
  r: ['chooseRead', ({ isRead }: Email) => isRead],
  u: ['chooseUnread', ({ isRead }: Email) => !isRead],
  s: ['chooseStarred', ({ isStarred }: Email) => isStarred],
  t: ['chooseUnstarred', ({ isStarred }: Email) => !isStarred],
} as const;

/** Two-key shortcuts to select listed emails. */
export function choosingKeys({ t, rights, list, selection }: KeyContext): Shortcut[] {
  return Object.entries(marks).map(([key, [name, isMeant]]) => ({
    keys: `* ${key}`,
    label: t(`email.keys.${name}`),
    when: rights.update || rights.delete,
    run: () => {
      selection.clear();
      selection.set(idsOf((list.current?.mails.loaded ?? []).filter(isMeant)), true);
    },
  }));
}

/** By the second key. */
const folders = { i: 'inbox', s: 'starred', t: 'sent', d: 'draft', a: 'archive' } as const;

/** Two-key shortcuts to the folders. */
export function goingKeys({ t, location }: KeyContext): Shortcut[] {
  return Object.entries(folders).map(([key, folder]) => ({
    keys: `g ${key}`,
    label: t('email.keys.goTo', { folder: t(`email.folder.${folder}`) }),
    run: () => location.go({ folder, q: '' }),
  }));
}

/** Shortcuts to move between emails, select one, open it and go back. */
export function walkingKeys({ t, rights, location, list, selection, neighbours, underCursor }: KeyContext): Shortcut[] {
  const { place, mailId, firstRow, go } = location;
  const walk = (step: Step) => () => {
    if (mailId !== undefined) return void neighbours.open(step);
    const { mails, cursor, focusRow } = list.current ?? {};
    const index = Math.max(0, (cursor?.() ?? -1) + (step === 'next' ? 1 : -1));
    if (index < (mails?.total ?? 0)) focusRow?.(index);
  };
  const open = () => {
    const mail = underCursor();
    if (place && mail && mailId === undefined) go(place, { mailId: mail.id, firstRow });
  };
  const toggle = () => {
    const mail = mailId === undefined ? underCursor() : list.current?.mails.mailAt(neighbours.openRow());
    if (mail) selection.toggle(mail.id);
  };
  return [
    { keys: 'j', label: t('email.keys.next'), run: walk('next') },
    { keys: 'k', label: t('email.keys.previous'), run: walk('previous') },
    { keys: 'o', label: t('email.keys.open'), run: open },
    { keys: 'x', label: t('email.keys.select'), run: toggle, when: rights.update || rights.delete },
    { keys: 'u', label: t('email.keys.back'), run: () => mailId !== undefined && neighbours.close() },
    { keys: '/', label: t('email.keys.search'), run: () => list.current?.focusSearch() },
    {
      keys: 'Esc',
      label: t('email.keys.close'),
      run: () => (selection.ids.size > 0 ? selection.clear() : mailId !== undefined && neighbours.close()),
    },
  ];
}

interface Given extends Pick<KeyContext, 't' | 'location'> {
  mayWrite: boolean;
  queryClient: QueryClient;
}

/** Shortcuts for a new email and for replies to the newest one of the open conversation, even while that is loading. */
export function writingKeys({ t, location: { place, mailId }, mayWrite, queryClient }: Given): Shortcut[] {
  const answer = (kind: 'reply' | 'replyAll' | 'forward') => async () => {
    if (!place || mailId === undefined) return;
    holdTyping();
    const mail = await readNow(queryClient, { ...emailQuery(queryClient, place, mailId), staleTime: 'static' }).catch(() => null);
    if (mail && !mail.isDraft) openCompose({ kind, mail: newestOf(mail) });
    else stopHolding();
  };
  return [
    { keys: 'c', label: t('email.compose.begin'), run: () => openCompose({ kind: 'new' }), when: mayWrite },
    { keys: 'r', label: t('email.answer.reply'), run: answer('reply'), when: mayWrite },
    { keys: 'a', label: t('email.answer.replyAll'), run: answer('replyAll'), when: mayWrite },
    { keys: 'f', label: t('email.answer.forward'), run: answer('forward'), when: mayWrite },
  ];
}

/** How long the toolbar of a just selected or opened email may take to appear. */
const longestWaitFrames = 120;

/** Opens a menu by name: of the selected emails, else of the open one. */
function openMenu(name: string, framesLeft = longestWaitFrames): void {
  const button = document.querySelector<HTMLElement>(`[data-menu="${name}"]:not([inert] *)`);
  if (button) button.click();
  else if (framesLeft > 0) requestAnimationFrame(() => openMenu(name, framesLeft - 1));
}
