import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inParts } from '#web/actions/in-parts.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { formatAhead } from '#web/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  deleteEmails,
  type Email,
  emptyFolder,
  type Label,
  type RealFolder,
  restoreEmails,
  snoozeEmails,
  toggleLabel,
  updateEmails,
} from '../contract.ts';
import { groupBy } from './list/group-by.ts';
import { type MailChange, withMailChange } from './mail-looks.ts';
import type { MailViews } from './mail-views.ts';
import { findMails } from './queries.ts';

/** Ids that one call may name. */
const mostIds = 1000;

const words: ActionWords = { failed: (t) => t('email.failed.change'), undoNeeds: ['update', 'Email'] };

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
  const { show, attempt, changeAll, offerUndo } = useActions<MailViews>('email', words);
  return useMemo(() => {
    /** @param done is given those of the ids that were sent. */
    const change = (ids: readonly number[], wanted: MailChange, done?: (sent: ReadonlySet<number>) => void) =>
      changeAll({
        ...{ ids, most: mostIds },
        look: (part) => withMailChange(part, wanted, findMails(queryClient, part)),
        send: (part) => send(part, wanted),
        ...(done && { done: (_: unknown, sent: readonly number[]) => done(new Set(sent)) }),
      });
    const knownMails = (ids: readonly number[], known: readonly Known[]) => {
      const mails = new Map([...known, ...findMails(queryClient, new Set(ids))].map((mail) => [mail.id, mail]));
      return ids.flatMap((id) => mails.get(id) ?? []);
    };
    const sendAll = async <K extends 'folder' | 'snoozedUntil'>(name: K, groups: Map<MailChange[K], number[]>) => {
      for (const [value, ids] of groups) await inParts(ids, mostIds, (part) => send(part, { [name]: value }));
    };
    const takeBack = (mails: readonly Known[], sendBack: () => Promise<void>) => () =>
      show({ rows: mails.map(({ id }) => id), send: sendBack });
    const restore = (moments: readonly string[]) => () =>
      show({
        send: async () => {
          for (const deletedAt of moments) await call(restoreEmails, { body: { deletedAt } });
        },
      });

    const move: MailActions['move'] = (ids, folder, known = []) => {
      const moved = knownMails(ids, known).filter((mail) => mail.folder !== folder || mail.snoozedUntil);
      const movedIds = moved.map(({ id }) => id);
      void change(movedIds, { folder }, (sent) => {
        const done = moved.filter(({ id }) => sent.has(id));
        const count = done.length;
        const message =
          folder === 'trash' ? t('email.trashed', { count }) : t('email.moved', { count, folder: t(`email.folder.${folder}`) });
        const snoozed = done.filter((mail) => mail.snoozedUntil && mail.folder === 'inbox');
        const sendBack = async () => {
          await sendAll(
            'folder',
            groupBy(done, (mail) => mail.folder),
          );
          await sendAll(
            'snoozedUntil',
            groupBy(snoozed, (mail) => mail.snoozedUntil),
          );
        };
        offerUndo(message, takeBack(done, sendBack));
      });
    };

    const snooze: MailActions['snooze'] = (ids, until, known = []) => {
      const mails = knownMails(ids, known);
      void change(ids, { snoozedUntil: until }, (sent) => {
        const done = mails.filter(({ id }) => sent.has(id));
        const count = sent.size;
        const message = until
          ? t('email.snooze.done', { count, time: formatAhead(new Date(until), i18n.language, new Date()) })
          : t('email.snooze.back', { count });
        const groups = groupBy(done, (mail) => mail.snoozedUntil);
        offerUndo(
          message,
          takeBack(done, () => sendAll('snoozedUntil', groups)),
        );
      });
    };

    const deleteForever: MailActions['deleteForever'] = (ids) =>
      void changeAll({
        ...{ ids, most: mostIds },
        look: (part) => withMailChange(part, { isDeleted: true }, findMails(queryClient, part)),
        send: (emailIds) => call(deleteEmails, { body: { emailIds } }),
        done: (answers, { length }) => offerUndo(t('email.deleted', { count: length }), restore(answers.map(({ deletedAt }) => deletedAt))),
      });

    const empty: MailActions['empty'] = (folder) =>
      void attempt(async () => {
        const { count, deletedAt } = await show({ send: () => call(emptyFolder, { body: { folder } }) });
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
  }, [queryClient, t, i18n, show, attempt, changeAll, offerUndo]);
}

async function send(emailIds: number[], { label, isDeleted: _, ...dataToUpdate }: MailChange): Promise<void> {
  if (label) await call(toggleLabel, { body: { emailIds, label: label.name as Label, value: label.value } });
  else if (dataToUpdate.snoozedUntil !== undefined) await call(snoozeEmails, { body: { emailIds, until: dataToUpdate.snoozedUntil } });
  else await call(updateEmails, { body: { emailIds, dataToUpdate } });
}
