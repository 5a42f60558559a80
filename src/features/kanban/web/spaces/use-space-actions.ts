import { useMemo } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import * as contract from '../../space-contract.ts';
import { addingWords, type BoardViews, boardWords } from '../board-views.ts';

type Space = contract.Space;

type SpaceChange = Partial<Pick<Space, 'name' | 'visibility' | 'memberIds'>>;

export interface SpaceActions {
  /** These throw on failure, so that the form can keep its values. */
  add: (given: InputOf<typeof contract.addSpace>['body']) => Promise<Space>;
  /** The same; also offers Undo. */
  addAndTell: (given: InputOf<typeof contract.addSpace>['body']) => Promise<Space>;
  copy: (id: number, name: string, isTemplate: boolean) => Promise<Space>;
  update: (space: Space, change: SpaceChange) => Promise<Space>;
  /** The same; also offers Undo. */
  updateAndTell: (space: Space, change: SpaceChange) => Promise<Space>;
  /** Resolves to whether it was deleted; offers Undo. */
  remove: (space: Space) => Promise<boolean>;
}

export function useSpaceActions(): SpaceActions {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<BoardViews>('board', boardWords);
  const { offerUndo: offerUndoOfAdding } = useActions<BoardViews>('board', addingWords);
  return useMemo(() => {
    const rowOf = (id: number) => `space ${id}`;
    const add: SpaceActions['add'] = async (body) =>
      (await show({ rows: ['end of spaces'], send: () => call(contract.addSpace, { body }) })).space;
    const update: SpaceActions['update'] = async ({ id, version }, change) => {
      const send = () => call(contract.updateSpace, { params: { id }, body: { ...change, version } });
      const patched = (space: Space) => (space.id === id ? { ...space, ...change } : space);
      const look = { page: (page: BoardViews['page']['answer']) => ({ ...page, spaces: page.spaces.map(patched) }) };
      return (await show({ rows: [rowOf(id)], look, send })).space;
    };
    const remove = (id: number) => show({ rows: [rowOf(id)], send: () => call(contract.deleteSpace, { params: { id } }) });
    return {
      add,
      update,
      async addAndTell(body) {
        const space = await add(body);
        offerUndoOfAdding(t('kanban.space.added', { board: space.name }), () => remove(space.id), 'success');
        return space;
      },
      async updateAndTell(before, change) {
        const space = await update(before, change);
        const { name, visibility, memberIds } = before;
        offerUndo(t('kanban.space.changed', { board: space.name }), () => update(space, { name, visibility, memberIds }), 'success');
        return space;
      },
      copy: async (id, name, isTemplate) =>
        (await show({ rows: [rowOf(id)], send: () => call(contract.copySpace, { params: { id }, body: { name, isTemplate } }) })).space,
      async remove({ id, name }) {
        const isGone = await attempt(() => remove(id));
        if (isGone)
          offerUndo(t('kanban.space.deleted', { board: name }), () =>
            show({ rows: [rowOf(id)], send: () => call(contract.restoreSpace, { params: { id } }) }),
          );
        return isGone;
      },
    };
  }, [t, show, attempt, offerUndo, offerUndoOfAdding]);
}
