import { useMemo } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { waitForWrites } from '#web/undo/writes-under-way.ts';
import { emptyTrash, maxItems, purgeTrash, removeAgain, restoreTrash, type TrashItem } from '../contract.ts';
import { itemOf, pageWithoutLines } from './trash-look.ts';
import type { trashQuery } from './trash-query.ts';

type TrashViews = { list: ViewOf<ReturnType<typeof trashQuery>> };

const words: ActionWords = { failed: (t) => t('table.serverFailed') };

/** Trash actions. @param nameOf returns the name of a line by its id, if known */
export function useTrashActions(nameOf: (id: string) => string) {
  const { t } = useTranslation();
  const { changeAll, attempt, offerUndo } = useActions<TrashViews>('trash', words);
  return useMemo(() => {
    const bodyOf = (ids: string[]): { body: { items: TrashItem[] } } => ({ body: { items: ids.map(itemOf) } });
    const gone = (ids: ReadonlySet<string>) => ({ list: (page: TrashViews['list']['answer']) => pageWithoutLines(page, ids) });
    const said = (what: string, ids: string[]) =>
      ids.length === 1 ? t(`trash.done.${what}One`, { name: nameOf(ids[0] ?? '') }) : t(`trash.done.${what}`, { count: ids.length });
    const putBack = (ids: string[]) =>
      changeAll({ ids, most: maxItems, send: (part) => call(removeAgain, bodyOf(part)), failed: t('trash.failed.removeAgain') });
    return {
      restore: (ids: readonly string[]) =>
        changeAll({
          ids: [...ids],
          most: maxItems,
          look: gone,
          send: (part) => call(restoreTrash, bodyOf(part)),
          done: (_, sent) => offerUndo(said('restored', sent), () => putBack(sent), 'success'),
          failed: t('trash.failed.restore'),
        }),
      purge: (ids: readonly string[]) =>
        changeAll({
          ids: [...ids],
          most: maxItems,
          look: gone,
          send: (part) => call(purgeTrash, bodyOf(part)),
          done: (_, sent) => toast({ message: said('purged', sent) }),
          failed: t('trash.failed.purge'),
        }),
      /** Purges everything in the list, or one kind, skipping records still in use. @param upTo when the list was loaded */
      empty: (kind: string, upTo: string | undefined) =>
        attempt(async () => {
          // Otherwise it could purge what is being restored.
          await waitForWrites();
          const all = { purged: 0, kept: 0 };
          for (let isMore = true; isMore; ) {
            const answer = await call(emptyTrash, { body: { ...(kind !== '' && { kind }), ...(upTo !== undefined && { upTo }) } });
            all.purged += answer.purged;
            all.kept = answer.kept;
            isMore = answer.isMore;
          }
          const kept = all.kept > 0 ? t('trash.done.kept', { count: all.kept }) : '';
          toast({ message: [t('trash.done.purged', { count: all.purged }), kept].filter(Boolean).join(' ') });
        }, t('trash.failed.purge')),
    };
  }, [t, changeAll, attempt, offerUndo, nameOf]);
}
