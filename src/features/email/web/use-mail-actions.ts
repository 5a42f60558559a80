import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { formatAhead } from '#web/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { deleteEmails, type Email, emptyFolder, type Label, type RealFolder, restoreEmails } from '../contract.ts';
import type { MailChange } from './apply-changes.ts';
import { changeMails, send, showWhile } from './change-mails.ts';
import { groupBy } from './group-by.ts';
import { inCalls } from './in-calls.ts';
import { findMails } from './queries.ts';

type Known = Pick<Email, 'id' | 'folder' | 'snoozedUntil'>;

/** `known` are mails that no list may hold. */
export interface MailActions {
  star: (ids: readonly number[], value: boolean) => void;
  markRead: (ids: readonly number[], value: boolean) => void;
  setLabel: (ids: readonly number[], label: Label, value: boolean) => void;
  /** Moves what is not there yet, and offers to take it back. */
  move: (ids: readonly number[], folder: RealFolder, known?: readonly Known[]) => void;
  /** Keeps mails out of the inbox until a moment (ISO 8601), or brings them back now; offers to take it back. */
  snooze: (ids: readonly number[], until: string | null, known?: readonly Known[]) => void;
  /** Deletes mails for good, and offers to take it back. */
  deleteForever: (ids: readonly number[]) => void;
  empty: (folder: 'trash' | 'spam') => void;
}

/** What a person does to mails: shown at once, taken back with a message when it fails. */
export function useMailActions(): MailActions {
  const queryClient = useQueryClient();
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const attempt = async (work: () => Promise<void>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch {
        toast({ tone: 'error', message: t('email.failed.change'), action: { label: t('email.tryAgain'), run: () => void attempt(work) } });
        return false;
      }
    };
    const change = (ids: readonly number[], wanted: MailChange) => attempt(() => changeMails(queryClient, ids, wanted));
    const knownMails = (ids: readonly number[], known: readonly Known[]) => {
      const mails = new Map([...known, ...findMails(queryClient, new Set(ids))].map((mail) => [mail.id, mail]));
      return ids.flatMap((id) => mails.get(id) ?? []);
    };

    /** Says what was done, and takes it back when asked to. */
    const offerUndo = (message: string, takeBack: () => Promise<void>) => {
      const undo = async () => {
        try {
          await takeBack();
        } finally {
          void queryClient.invalidateQueries({ queryKey: ['email'] });
        }
      };
      const mayUndo = currentAbility().can('update', 'Email');
      toast({ message, ...(mayUndo && { action: { label: t('email.undo'), run: () => void attempt(undo) } }) });
    };
    const sendAll = async <K extends 'folder' | 'snoozedUntil'>(name: K, groups: Map<MailChange[K], number[]>) => {
      for (const [value, ids] of groups) await send(ids, { [name]: value });
    };
    const restore = (moments: readonly string[]) => async () => {
      for (const deletedAt of moments) await call(restoreEmails, { body: { deletedAt } });
    };

    const move: MailActions['move'] = async (ids, folder, known = []) => {
      const moved = knownMails(ids, known).filter((mail) => mail.folder !== folder || mail.snoozedUntil);
      const count = moved.length;
      if (count === 0) return;
      const groups = groupBy(moved, (mail) => mail.folder);
      const snoozed = moved.filter((mail) => mail.snoozedUntil && mail.folder === 'inbox');
      const movedIds = moved.map(({ id }) => id);
      if (!(await change(movedIds, { folder }))) return;
      const message = folder === 'trash' ? t('email.trashed', { count }) : t('email.moved', { count, folder: t(`email.folder.${folder}`) });
      offerUndo(message, async () => {
        await sendAll('folder', groups);
        await sendAll(
          'snoozedUntil',
          groupBy(snoozed, (mail) => mail.snoozedUntil),
        );
      });
    };

    const snooze: MailActions['snooze'] = async (ids, until, known = []) => {
      const groups = groupBy(knownMails(ids, known), (mail) => mail.snoozedUntil);
      if (!(await change(ids, { snoozedUntil: until }))) return;
      const count = ids.length;
      const message = until
        ? t('email.snooze.done', { count, time: formatAhead(new Date(until), i18n.language, new Date()) })
        : t('email.snooze.back', { count });
      offerUndo(message, () => sendAll('snoozedUntil', groups));
    };

    const deleteForever: MailActions['deleteForever'] = (ids) =>
      attempt(async () => {
        const answers = await showWhile(queryClient, ids, { isDeleted: true }, () =>
          inCalls(ids, (emailIds) => call(deleteEmails, { body: { emailIds } })),
        );
        offerUndo(t('email.deleted', { count: ids.length }), restore(answers.map(({ deletedAt }) => deletedAt)));
      });

    const empty: MailActions['empty'] = (folder) =>
      attempt(async () => {
        const { count, deletedAt } = await call(emptyFolder, { body: { folder } });
        void queryClient.invalidateQueries({ queryKey: ['email'] });
        offerUndo(t('email.deleted', { count }), restore([deletedAt]));
      });

    return {
      star: (ids, isStarred) => void change(ids, { isStarred }),
      markRead: (ids, isRead) => void change(ids, { isRead }),
      setLabel: (ids, name, value) => void change(ids, { label: { name, value } }),
      move,
      snooze,
      deleteForever,
      empty,
    };
  }, [queryClient, t, i18n]);
}
