import { useMemo } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { addView, deleteView, restoreView, type SavedView, updateView } from '../contract.ts';
import type { viewsQuery } from './views-query.ts';

type SavedViews = { list: ViewOf<ReturnType<typeof viewsQuery>> };

const words: ActionWords = { failed: (t) => t('table.serverFailed') };

export function useViewActions(list: string) {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<SavedViews>('view', words);
  return useMemo(() => {
    const update = ({ id }: SavedView, fields: { name?: string; query?: string }, version: number) =>
      show({ rows: [id], send: async () => (await call(updateView, { params: { id }, body: { ...fields, version } })).view });
    return {
      async add(name: string, query: string): Promise<SavedView | undefined> {
        let view: SavedView | undefined;
        await attempt(async () => {
          view = await show({ send: async () => (await call(addView, { body: { list, name, query } })).view });
        });
        if (view) toast({ tone: 'success', message: t('views.done.saved', { name }) });
        return view;
      },
      /** Updates a view and offers Undo. Returns whether it succeeded. */
      async change(view: SavedView, fields: { name?: string; query?: string }, done: 'renamed' | 'updated'): Promise<boolean> {
        let after: SavedView | undefined;
        await attempt(async () => {
          after = await update(view, fields, view.version);
        });
        if (!after) return false;
        const { version } = after;
        const { name, query } = view;
        offerUndo(t(`views.done.${done}`, { name: after.name }), () => update(view, { name, query }, version));
        return true;
      },
      async remove({ id, name }: SavedView): Promise<void> {
        if (!(await attempt(() => show({ rows: [id], send: () => call(deleteView, { query: { id } }) })))) return;
        offerUndo(t('views.done.deleted', { name }), () => show({ rows: [id], send: () => call(restoreView, { params: { id } }) }));
      },
    };
  }, [t, list, show, attempt, offerUndo]);
}
