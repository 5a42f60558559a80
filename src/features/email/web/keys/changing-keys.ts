import type { Shortcut } from '#web/shortcuts.ts';
import { undoNewest } from '#web/undo/undo-newest.ts';
import type { Email } from '../../contract.ts';
import type { Step } from '../list/use-neighbours.ts';
import { canArchive, canBeSpam, canSnooze, isSpam } from '../may-do.ts';
import { idsOf, type KeyContext, put } from './key-context.ts';
import { openMenu } from './open-menu.ts';

/** What is done to the mails that are meant. */
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
  /** In spam the same key says that it is none. */
  const spam = () => {
    const mails = meant();
    if (mails.every(isSpam)) put(context, mails, 'inbox');
    else put(context, mails.filter(canBeSpam), 'spam');
  };
  /** The tools of chosen mails have it too: a mail that is only under the cursor is chosen for it. */
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
