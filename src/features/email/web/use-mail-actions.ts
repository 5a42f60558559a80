import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/toast.ts';
import type { Label, RealFolder } from '../contract.ts';
import type { MailChange } from './apply-changes.ts';
import { changeMails, send } from './change-mails.ts';
import { groupByFolder } from './group-by-folder.ts';
import { findMails } from './queries.ts';

interface Movable {
  id: number;
  folder: RealFolder;
}

export interface MailActions {
  star: (ids: readonly number[], value: boolean) => void;
  markRead: (ids: readonly number[], value: boolean) => void;
  setLabel: (ids: readonly number[], label: Label, value: boolean) => void;
  /** Moves what is not there yet, and offers to take it back. `known` are mails that no list may hold. */
  move: (ids: readonly number[], folder: RealFolder, known?: readonly Movable[]) => void;
}

/** What a person does to mails: shown at once, taken back with a message when it fails. */
export function useMailActions(): MailActions {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
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

    const takeBack = (groups: Map<RealFolder, number[]>) =>
      attempt(async () => {
        try {
          for (const [folder, ids] of groups) await send(ids, { folder });
        } finally {
          void queryClient.invalidateQueries({ queryKey: ['email'] });
        }
      });

    const move: MailActions['move'] = async (ids, folder, known = []) => {
      const mails = new Map([...known, ...findMails(queryClient, new Set(ids))].map((mail) => [mail.id, mail]));
      const moved = ids.filter((id) => mails.get(id)?.folder !== folder);
      if (moved.length === 0) return;
      const groups = groupByFolder(moved.flatMap((id) => mails.get(id) ?? []));
      if (!(await change(moved, { folder }))) return;
      const message =
        folder === 'trash'
          ? t('email.trashed', { count: moved.length })
          : t('email.moved', { count: moved.length, folder: t(`email.folder.${folder}`) });
      toast({ message, action: { label: t('email.undo'), run: () => void takeBack(groups) } });
    };

    return {
      star: (ids, isStarred) => void change(ids, { isStarred }),
      markRead: (ids, isRead) => void change(ids, { isRead }),
      setLabel: (ids, name, value) => void change(ids, { label: { name, value } }),
      move,
    };
  }, [queryClient, t]);
}
