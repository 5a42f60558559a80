import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inParts } from '#web/actions/in-parts.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { formatAhead } from '#web/dates/format-date.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { writesUntilNow } from '#web/undo/writes-under-way.ts';
import {
  deleteEmails,
  emptyFolder,
  type MarkedEmail,
  type RealFolder,
  restoreEmails,
  snoozeEmails,
  toggleLabel,
  updateEmails,
} from '../contract.ts';
import { isOwnLabel, type Label, type OwnLabel } from '../labels-contract.ts';
import { labelsQuery } from './labels/labels-query.ts';
import { shownLabels } from './labels/shown-labels.ts';
import { groupBy } from './list/group-by.ts';
import { type MailChange, withMailChange } from './mail-looks.ts';
import type { MailViews } from './mail-views.ts';
import { findMails } from './queries.ts';

/** Ids that one call may name. */
const mostIds = 1000;

/** What is said of what did not succeed. */
export const words: ActionWords = { failed: (t) => t('email.failed.change'), undoNeeds: ['update', 'Email'] };

/** What must be known of a mail to take back where it went. */
export type KnownMail = MarkedEmail;

/** Where mails are moved to: a folder, or a label of one's own, under which they are archived. */
export type MoveTarget = RealFolder | OwnLabel;

/** `known` are mails that no list may hold. */
export interface MailActions {
  star: (ids: readonly number[], value: boolean) => void;
  /** Of several, it offers to take it back; so does the next one. */
  markRead: (ids: readonly number[], value: boolean, known?: readonly KnownMail[]) => void;
  setLabel: (ids: readonly number[], label: Label, value: boolean, known?: readonly KnownMail[]) => void;
  /** Moves what is not there yet, and offers to take it back. */
  move: (ids: readonly number[], target: MoveTarget, known?: readonly KnownMail[]) => void;
  /** Keeps mails out of the inbox until a moment (ISO 8601), or brings them back now; offers to take it back. */
  snooze: (ids: readonly number[], until: string | null, known?: readonly KnownMail[]) => void;
  /** Deletes mails for good, and offers to take it back. */
  deleteForever: (ids: readonly number[]) => void;
  empty: (folder: 'trash' | 'spam') => void;
}

/** What a person does to mails: shown at once, taken back with a message when it fails. */
export function useMailActions(): MailActions {
  const queryClient = useQueryClient();
  const { t, i18n } = useTranslation();
  const { show, attempt, changeAll, offerUndo, keepUndo } = useActions<MailViews>('email', words);
  return useMemo(() => {
    /** @param done is given those of the ids that were sent. */
    const change = (ids: readonly number[], wanted: MailChange, done?: (sent: ReadonlySet<number>) => void) =>
      changeAll({
        ...{ ids, most: mostIds },
        look: (part) => withMailChange(part, wanted, findMails(queryClient, part)),
        send: (part) => send(part, wanted),
        ...(done && { done: (_: unknown, sent: readonly number[]) => done(new Set(sent)) }),
      });
    const knownMails = (ids: readonly number[], known: readonly KnownMail[]) => {
      const mails = new Map([...known, ...findMails(queryClient, new Set(ids))].map((mail) => [mail.id, mail]));
      return ids.flatMap((id) => mails.get(id) ?? []);
    };
    const sendAll = async <K extends 'folder' | 'snoozedUntil'>(name: K, groups: Map<MailChange[K], number[]>) => {
      for (const [value, ids] of groups) await inParts(ids, mostIds, (part) => send(part, { [name]: value }));
    };
    const takeBack = (mails: readonly KnownMail[], sendBack: () => Promise<void>) => () =>
      show({ rows: mails.map(({ id }) => id), send: sendBack });
    const subjectOf = ([mail]: readonly KnownMail[]) => shortSubject(mail?.subject || t('email.noSubject'));
    const restore = (moments: readonly string[]) => () =>
      show({
        send: async () => {
          for (const deletedAt of moments) await call(restoreEmails, { body: { deletedAt } });
        },
      });

    /** A mark can be taken off those again that had it not; for several of them a message offers it. */
    const mark = (
      ids: readonly number[],
      known: readonly KnownMail[],
      wanted: MailChange,
      { kind, back, had, text, ofOne = false }: Mark,
    ) => {
      const without = knownMails(ids, known).filter((mail) => !had(mail));
      void change(ids, wanted, (sent) => {
        const done = without.filter(({ id }) => sent.has(id));
        if (done.length === 0 || (ids.length < 2 && !ofOne)) return;
        const sendBack = async () => void (await inParts(idsOf(done), mostIds, (part) => send(part, back)));
        if (ids.length < 2) keepUndo(text(1), takeBack(done, sendBack));
        else offerUndo({ kind, count: done.length, text }, takeBack(done, sendBack));
      });
    };
    const markRead: MailActions['markRead'] = (ids, isRead, known = []) =>
      mark(
        ids,
        known,
        { isRead },
        {
          back: { isRead: !isRead },
          had: (mail) => mail.isRead === isRead,
          kind: `mails read ${isRead}`,
          text: (count) => t(isRead ? 'email.markedRead' : 'email.markedUnread', { count }),
        },
      );
    const nameOf = (name: Label) => {
      const own = queryClient.getQueryData(labelsQuery.queryKey)?.labels;
      return shownLabels(t, own).find(({ label }) => label === name)?.name ?? t('email.labels');
    };
    const setLabel: MailActions['setLabel'] = (ids, name, value, known = []) =>
      mark(
        ids,
        known,
        { label: { name, value } },
        {
          back: { label: { name, value: !value } },
          had: ({ labels }) => labels.includes(name) === value,
          kind: `mails labelled ${name} ${value}`,
          ofOne: true,
          text: (count) => t(value ? 'email.labelled' : 'email.unlabelled', { count, label: nameOf(name) }),
        },
      );

    const move: MailActions['move'] = (ids, target, known = []) => {
      const name = isOwnLabel(target) ? target : undefined;
      const folder = isOwnLabel(target) ? 'archive' : target;
      const lacks = (mail: KnownMail) => name !== undefined && !mail.labels.includes(name);
      const moved = knownMails(ids, known).filter((mail) => mail.folder !== folder || mail.snoozedUntil || lacks(mail));
      const movedIds = moved.map(({ id }) => id);
      void change(movedIds, { folder, ...(name && { label: { name, value: true } }) }, (sent) => {
        const done = moved.filter(({ id }) => sent.has(id));
        const subject = subjectOf(done);
        const text = (count: number) =>
          name ? t('email.moved', { count, subject, folder: nameOf(name) }) : movedMessage(t, folder, { count, subject });
        const labelled = idsOf(done.filter(lacks));
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
          if (name) await inParts(labelled, mostIds, (part) => send(part, { label: { name, value: false } }));
        };
        offerUndo({ kind: `mails to ${target}`, count: done.length, text }, takeBack(done, sendBack));
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
        // Or it would take what is being moved out of it.
        await writesUntilNow();
        const { count, deletedAt } = await show({ send: () => call(emptyFolder, { body: { folder } }) });
        offerUndo(t('email.deleted', { count }), restore([deletedAt]));
      });

    return {
      star: (ids, isStarred) =>
        void change(ids, { isStarred }, (sent) => {
          const done = knownMails(ids, []).filter(({ id }) => sent.has(id));
          const said = t(isStarred ? 'email.starredOne' : 'email.unstarredOne', { subject: subjectOf(done) });
          const sendBack = async () => void (await inParts(idsOf(done), mostIds, (part) => send(part, { isStarred: !isStarred })));
          if (done.length === 1) keepUndo(said, takeBack(done, sendBack));
        }),
      markRead,
      setLabel,
      move,
      snooze,
      deleteForever,
      empty,
    };
  }, [queryClient, t, i18n, show, attempt, changeAll, offerUndo, keepUndo]);
}

interface Mark {
  kind: string;
  back: MailChange;
  had: (mail: KnownMail) => boolean;
  text: (count: number) => string;
  /** One alone can be taken back by key too: it was asked for, and did not only come with opening a mail. */
  ofOne?: boolean;
}

const idsOf = (mails: readonly KnownMail[]) => mails.map(({ id }) => id);

function movedMessage(t: TFunction, folder: RealFolder, mails: { count: number; subject: string }): string {
  if (folder === 'trash') return t('email.trashed', mails);
  if (folder === 'archive') return t('email.archived', mails);
  return t('email.moved', { ...mails, folder: t(`email.folder.${folder}`) });
}

async function send(emailIds: number[], { label, isDeleted: _, ...dataToUpdate }: MailChange): Promise<void> {
  if (label) await call(toggleLabel, { body: { emailIds, label: label.name as Label, value: label.value } });
  if (dataToUpdate.snoozedUntil !== undefined) await call(snoozeEmails, { body: { emailIds, until: dataToUpdate.snoozedUntil } });
  else if (Object.keys(dataToUpdate).length > 0) await call(updateEmails, { body: { emailIds, dataToUpdate } });
}

/** As much of a subject as a message has room for. */
const shortSubject = (subject: string) => (subject.length > 40 ? `${subject.slice(0, 39).trimEnd()}…` : subject);
