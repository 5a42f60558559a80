import type { RefObject } from 'react';
import { useRights } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { paginateEmail } from '../../contract.ts';
import { useMayWrite } from '../compose/use-may-write.ts';
import { openCompose } from '../compose/windows/compose-store.ts';
import type { MailLocation } from '../folders/use-mail-location.ts';
import { canSnooze } from '../may-do.ts';
import type { MailSelection } from '../selection/use-mail-selection.ts';
import type { MailActions } from '../use-mail-actions.ts';
import type { ListHandle } from './mail-list.tsx';

interface Given {
  location: MailLocation;
  list: RefObject<ListHandle | null>;
  selection: MailSelection;
  actions: MailActions;
  isSplit: boolean;
}

type Step = 'previous' | 'next';

/** The page's keys, as in Gmail. Answers how to step from the open mail to its neighbour, which says whether there is one. */
export function useMailKeys({ location, list, selection, actions, isSplit }: Given): (step: Step) => Promise<boolean> {
  const { t } = useTranslation();
  const rights = useRights('Email');
  const mayWrite = useMayWrite();
  const { place, mailId, firstRow, go } = location;

  const openRow = () => (mailId === undefined ? -1 : (list.current?.mails.rowOf(mailId) ?? -1));
  const neighbour = async (step: Step) => {
    if (!place || mailId === undefined) return false;
    const row = openRow();
    const listed = row < 0 ? undefined : list.current?.mails.mailAt(row + (step === 'next' ? 1 : -1));
    const { folder, label, q } = place;
    const found = listed
      ? listed.id
      : await call(paginateEmail, { query: { dir: step, emailId: mailId, folder, q, ...(label ? { label } : {}) } }).then(
          ({ id }) => id,
          () => undefined,
        );
    if (found === undefined) return false;
    go(place, { mailId: found, firstRow, replace: true });
    if (listed && isSplit) list.current?.focusRow(row + (step === 'next' ? 1 : -1));
    return true;
  };
  const move = (step: Step) => {
    if (mailId !== undefined) return void neighbour(step);
    const { mails, cursor, focusRow } = list.current ?? {};
    const index = Math.max(0, (cursor?.() ?? -1) + (step === 'next' ? 1 : -1));
    if (index < (mails?.total ?? 0)) focusRow?.(index);
  };
  /** The chosen mails, else the open one, else the one under the cursor. */
  const meant = (): number[] => {
    if (selection.ids.size > 0) return [...selection.ids];
    const id = mailId ?? list.current?.mails.mailAt(list.current.cursor())?.id;
    return id === undefined ? [] : [id];
  };
  const mailOf = (id: number) => [...selection.mails, ...(list.current?.mails.loaded ?? [])].find((mail) => mail.id === id);
  const close = () => place && go(place, { firstRow });

  useShortcuts([
    { keys: 'c', label: t('email.compose.begin'), run: () => openCompose({ kind: 'new' }), when: mayWrite },
    { keys: 'j', label: t('email.keys.next'), run: () => move('next') },
    { keys: 'k', label: t('email.keys.previous'), run: () => move('previous') },
    {
      keys: 'x',
      label: t('email.keys.select'),
      when: rights.update || rights.delete,
      run: () => {
        const mail = list.current?.mails.mailAt(mailId === undefined ? list.current.cursor() : openRow());
        if (mail) selection.toggle(mail.id);
      },
    },
    {
      keys: 's',
      label: t('email.keys.star'),
      when: rights.update,
      run: () => {
        const ids = meant();
        if (ids.length > 0) actions.star(ids, !ids.every((id) => mailOf(id)?.isStarred));
      },
    },
    {
      keys: '#',
      label: t('email.keys.trash'),
      when: rights.update,
      run: () => {
        const ids = meant();
        if (ids.length === 0 || place?.folder === 'trash') return;
        if (mailId !== undefined && ids.includes(mailId)) close();
        actions.move(ids, 'trash', selection.mails);
        selection.clear();
      },
    },
    {
      keys: 'b',
      label: t('email.snooze.menu'),
      when: rights.update,
      run: () => {
        const mail = selection.ids.size > 0 || mailId !== undefined ? undefined : list.current?.mails.mailAt(list.current.cursor());
        if (mail && canSnooze(mail)) selection.set([mail.id], true);
        openSnoozeMenu(longestWaitFrames);
      },
    },
    { keys: 'u', label: t('email.keys.back'), run: () => mailId !== undefined && close() },
    {
      keys: 'Shift+U',
      label: t('email.keys.unread'),
      when: rights.update,
      run: () => {
        const ids = meant();
        if (ids.length > 0) actions.markRead(ids, false);
        if (mailId !== undefined) close();
      },
    },
    { keys: '/', label: t('email.keys.search'), run: () => list.current?.focusSearch() },
    {
      keys: 'o',
      label: t('email.keys.open'),
      run: () => {
        const mail = list.current?.mails.mailAt(list.current.cursor());
        if (place && mail && mailId === undefined) go(place, { mailId: mail.id, firstRow });
      },
    },
    {
      keys: 'Esc',
      label: t('email.keys.close'),
      run: () => (selection.ids.size > 0 ? selection.clear() : mailId !== undefined && close()),
    },
  ]);
  return neighbour;
}

/** How long the tools of mails that were just chosen or opened may take to load and appear. */
const longestWaitFrames = 120;

/** Of the chosen mails, else of the open one. */
function openSnoozeMenu(framesLeft: number): void {
  const button = document.querySelector<HTMLElement>('[data-menu="snooze"]:not([inert] *)');
  if (button) button.click();
  else if (framesLeft > 0) requestAnimationFrame(() => openSnoozeMenu(framesLeft - 1));
}
