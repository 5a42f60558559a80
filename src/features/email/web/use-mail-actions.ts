import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { parted } from '#contract/parted.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { formatAhead } from '#web/dates/format-date.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import type { MarkedEmail, RealFolder } from '../contract.ts';
import { isOwnLabel, type Label, type OwnLabel } from '../labels-contract.ts';
import { shownLabels } from './labels/shown-labels.ts';
import { labelsQuery } from './labels/use-labels.ts';
import { groupBy } from './list/group-by.ts';
import type { MailChange, MailViews } from './mail-optimistic-updates.ts';
import { findMails } from './queries.ts';
import { connectedQueueOf } from './queue/connected-queue.ts';
import { shortSubject } from './short-subject.ts';

/** Maximum ids per request. */
const maxIds = 1000;

/** Messages for failed actions. */
export const words: ActionWords = { failed: (t) => t('common.changeNotSaved'), undoNeeds: ['update', 'Email'] };

/** Data of an email needed to undo an action. */
export type KnownMail = MarkedEmail;

/** Target of a move: a folder, or a custom label under which emails are archived. */
export type MoveTarget = RealFolder | OwnLabel;

/** `known` are emails that may not be in any list. */
export interface MailActions {
  star: (ids: readonly number[], value: boolean) => void;
  /** For several emails, offers an undo; so does `setLabel`. */
  markRead: (ids: readonly number[], value: boolean, known?: readonly KnownMail[]) => void;
  setLabel: (ids: readonly number[], label: Label, value: boolean, known?: readonly KnownMail[]) => void;
  /** Moves emails that are not there yet, with an undo. */
  move: (ids: readonly number[], target: MoveTarget, known?: readonly KnownMail[]) => void;
  /** Snoozes emails until a time (ISO 8601), or brings them back now, with an undo. */
  snooze: (ids: readonly number[], until: string | null, known?: readonly KnownMail[]) => void;
  /** Permanently deletes emails, with an undo. */
  deleteForever: (ids: readonly number[]) => void;
  empty: (folder: 'trash' | 'spam') => void;
}

/** Mail actions: shown optimistically, queued, and sent as soon as the server can be reached. */
export function useMailActions(): MailActions {
  const queryClient = useQueryClient();
  const { t, i18n } = useTranslation();
  const { offerUndo, keepUndo } = useActions<MailViews>('email', words);
  useEffect(() => connectedQueueOf(queryClient).start(), [queryClient]);
  return useMemo(() => {
    const queue = () => connectedQueueOf(queryClient);
    /** Queues a change in batches. Returns their keys. */
    const change = (ids: readonly number[], wanted: MailChange) =>
      parted(ids, maxIds).map((emailIds) => queue().add({ kind: 'change', emailIds, change: wanted }));
    /** Queues the former values of a field, grouped by value. */
    const changeBack = <K extends 'folder' | 'snoozedUntil'>(name: K, groups: Map<MailChange[K], number[]>) => {
      for (const [value, ids] of groups) change(ids, { [name]: value });
    };
    /** @param keys of the writes to undo; @param sendBack queues the writes that undo them */
    const takeBack = (keys: readonly string[], sendBack: () => void) => async () => {
      queue().hide(keys);
      sendBack();
    };
    const knownMails = (ids: readonly number[], known: readonly KnownMail[]) => {
      const mails = new Map([...known, ...findMails(queryClient, new Set(ids))].map((mail) => [mail.id, mail]));
      return ids.flatMap((id) => mails.get(id) ?? []);
    };
    const subjectOf = ([mail]: readonly KnownMail[]) => shortSubject(mail?.subject || t('email.noSubject'));

    /** Applies a mark. Undo removes it only from emails that lacked it; for several of them a toast offers it. */
    const mark = (
      ids: readonly number[],
      known: readonly KnownMail[],
      wanted: MailChange,
      { kind, back: wantedBack, had, text, ofOne = false }: Mark,
    ) => {
      const without = idsOf(knownMails(ids, known).filter((mail) => !had(mail)));
      const keys = change(ids, wanted);
      if (without.length === 0 || (ids.length < 2 && !ofOne)) return;
      const back = takeBack(keys, () => change(without, wantedBack));
      if (ids.length < 2) keepUndo(text(1), back);
      else offerUndo({ kind, count: without.length, text }, back);
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
      if (moved.length === 0) return;
      const subject = subjectOf(moved);
      const text = (count: number) =>
        name ? t('email.moved', { count, subject, folder: nameOf(name) }) : movedMessage(t, folder, { count, subject });
      const labelled = idsOf(moved.filter(lacks));
      const folders = groupBy(moved, (mail) => mail.folder);
      const snoozed = groupBy(
        moved.filter((mail) => mail.snoozedUntil && mail.folder === 'inbox'),
        (mail) => mail.snoozedUntil,
      );
      const keys = change(idsOf(moved), { folder, ...(name && { label: { name, value: true } }) });
      const back = takeBack(keys, () => {
        changeBack('folder', folders);
        changeBack('snoozedUntil', snoozed);
        if (name) change(labelled, { label: { name, value: false } });
      });
      offerUndo({ kind: `mails to ${target}`, count: moved.length, text }, back);
    };

    const snooze: MailActions['snooze'] = (ids, until, known = []) => {
      const before = groupBy(knownMails(ids, known), (mail) => mail.snoozedUntil);
      const keys = change(ids, { snoozedUntil: until });
      const message = until
        ? t('email.snooze.done', { count: ids.length, time: formatAhead(new Date(until), i18n.language, new Date()) })
        : t('email.snooze.back', { count: ids.length });
      offerUndo(
        message,
        takeBack(keys, () => changeBack('snoozedUntil', before)),
      );
    };

    const deleteForever: MailActions['deleteForever'] = (ids) => {
      const parts = parted(ids, maxIds).map((emailIds) => ({ emailIds, deletion: queue().add({ kind: 'delete', emailIds }) }));
      const keys = parts.map(({ deletion }) => deletion);
      const back = takeBack(keys, () => {
        for (const part of parts) queue().add({ kind: 'restore', ...part });
      });
      offerUndo(t('email.deleted', { count: ids.length }), back);
    };

    const empty: MailActions['empty'] = (folder) => {
      const emptying = queue().add({ kind: 'empty', folder });
      const back = takeBack([emptying], () => queue().add({ kind: 'refill', folder, emptying }));
      offerUndo(t(`email.emptied.${folder}`), back);
    };

    return {
      star: (ids, isStarred) => {
        const mails = knownMails(ids, []);
        const keys = change(ids, { isStarred });
        const said = t(isStarred ? 'email.starredOne' : 'email.unstarredOne', { subject: subjectOf(mails) });
        if (mails.length === 1)
          keepUndo(
            said,
            takeBack(keys, () => change(ids, { isStarred: !isStarred })),
          );
      },
      markRead,
      setLabel,
      move,
      snooze,
      deleteForever,
      empty,
    };
  }, [queryClient, t, i18n, offerUndo, keepUndo]);
}

interface Mark {
  kind: string;
  back: MailChange;
  had: (mail: KnownMail) => boolean;
  text: (count: number) => string;
  /** Allows undo by shortcut for a single email: the mark was set on purpose, not by opening the email. */
  ofOne?: boolean;
}

const idsOf = (mails: readonly KnownMail[]) => mails.map(({ id }) => id);

function movedMessage(t: TFunction, folder: RealFolder, mails: { count: number; subject: string }): string {
  if (folder === 'trash') return t('email.trashed', mails);
  if (folder === 'archive') return t('email.archived', mails);
  return t('email.moved', { ...mails, folder: t(`email.folder.${folder}`) });
}
