import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { inOrder } from '#web/in-order.ts';
import { toast } from '#web/toast.ts';
import * as api from '../contract.ts';
import * as changes from './board-changes.ts';
import type { BoardPage } from './board-page-answer.ts';
import { boardPageQuery } from './board-queries.ts';
import { newCard } from './new-card.ts';
import { pageWith, pendingNow, type ShownChange, showWhile } from './pending-changes.ts';

/** How long keys must rest until what they did together can be taken back, in milliseconds. */
const stepRestMs = 900;

export interface BoardActions {
  /** Puts a card before another one, at the end of the board for null; offers to take it back, for a row of steps all of them. */
  moveCard: (id: number, boardId: string, beforeId: number | null, isStep: boolean) => Promise<void>;
  /** Throws when it fails, so that what was typed can stay. */
  addCard: (boardId: string, title: string) => Promise<void>;
  archive: (id: number) => Promise<boolean>;
  deleteCard: (id: number) => Promise<boolean>;
  clearBoard: (board: api.Board) => void;
  /** Throws when it fails. */
  addBoard: (title: string) => Promise<void>;
  renameBoard: (id: string, title: string) => void;
  moveBoard: (id: string, beforeId: string | null) => void;
  deleteBoard: (board: api.Board) => void;
}

/** What a person does to boards and cards: shown at once, taken back with a message when it fails, undone when asked to. */
export function useBoardActions(): BoardActions {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  return useMemo(() => {
    const shownPage = (): BoardPage | undefined => {
      const data = queryClient.getQueryData(boardPageQuery.queryKey);
      return data && pageWith(data, pendingNow());
    };
    const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch {
        toast({ tone: 'error', message: t('kanban.failed.change'), action: { label: t('ui.tryAgain'), run: () => void attempt(work) } });
        return false;
      }
    };
    const show = <R>(change: ShownChange, run: () => Promise<R>) => showWhile(queryClient, change, run);
    const offerUndo = (message: string, takeBack: () => Promise<unknown>) =>
      toast({
        message,
        // Also what was deleted is taken back by a change.
        ...(currentAbility().can('update', 'Board') && { action: { label: t('kanban.undo'), run: () => void attempt(takeBack) } }),
      });
    const titleOf = (id: number) => shownPage()?.cards.find((card) => card.id === id)?.title ?? '';

    const sendMove = (id: number, { boardId, beforeId }: api.Place) =>
      show({ toPage: (page) => changes.withCardAt(page, id, boardId, beforeId) }, () =>
        // A card that the server does not know yet stands at the end.
        inOrder(() =>
          call(api.moveTask, { params: { id }, body: { boardId, beforeId: beforeId !== null && beforeId > 0 ? beforeId : null } }),
        ),
      );
    const rows = new Map<number, { stood: api.Place; timer: number }>();
    const restoreCards = (ids: number[]) => () => show({}, () => call(api.restoreTasks, { body: { ids } }));
    const goneCard = (id: number): ShownChange => ({ toPage: (page) => changes.withoutCards(page, (card) => card.id === id) });

    return {
      async moveCard(id, boardId, beforeId, isStep) {
        const page = shownPage();
        const stood = page && changes.placeOf(page, id);
        if (!page || !stood || (stood.boardId === boardId && stood.beforeId === beforeId)) return;
        const row = rows.get(id) ?? { stood, timer: 0 };
        rows.set(id, row);
        clearTimeout(row.timer);
        const isDone = await attempt(() => sendMove(id, { boardId, beforeId }));
        if (rows.get(id) !== row) return;
        clearTimeout(row.timer);
        row.timer = window.setTimeout(
          () => {
            rows.delete(id);
            const board = page.boards.find((one) => one.id === boardId)?.title ?? boardId;
            const message = row.stood.boardId === boardId ? 'kanban.movedWithin' : 'kanban.moved';
            if (isDone) offerUndo(t(message, { title: titleOf(id), board }), () => sendMove(id, row.stood));
          },
          isStep ? stepRestMs : 0,
        );
      },
      async addCard(boardId, title) {
        const shown = { card: newCard(boardId, title) };
        await show({ toPage: (page) => changes.withNewCard(page, shown.card) }, async () => {
          const { newTask } = await call(api.addTask, { body: { data: { boardId, title } } });
          shown.card = { ...shown.card, id: newTask.id, dueDate: newTask.dueDate, version: newTask.version };
        });
      },
      async archive(id) {
        const title = titleOf(id);
        const put = (value: boolean) => call(api.archiveTask, { params: { id }, body: { value } });
        const isDone = await attempt(() => show(goneCard(id), () => put(true)));
        if (isDone) offerUndo(t('kanban.archived', { title }), () => show({}, () => put(false)));
        return isDone;
      },
      async deleteCard(id) {
        const title = titleOf(id);
        const isDone = await attempt(() => show(goneCard(id), () => call(api.deleteTask, { params: { id } })));
        if (isDone) offerUndo(t('kanban.deleted', { title }), restoreCards([id]));
        return isDone;
      },
      async clearBoard({ id, title }) {
        const cards = shownPage()?.cards.filter((card) => card.boardId === id) ?? [];
        const change = { toPage: (page: BoardPage) => changes.withoutCards(page, (card) => card.boardId === id) };
        if (await attempt(() => show(change, () => call(api.clearTasks, { query: { id } }))))
          offerUndo(t('kanban.cleared', { board: title, count: cards.length }), restoreCards(cards.map((card) => card.id)));
      },
      async addBoard(title) {
        const { board } = await show({}, () => call(api.addBoard, { body: { data: { title } } }));
        queryClient.setQueryData(boardPageQuery.queryKey, (page) => page && changes.withNewBoard(page, board));
      },
      renameBoard: (id, title) =>
        void attempt(() =>
          show({ toPage: (page) => changes.withBoardTitle(page, id, title) }, () =>
            call(api.renameBoard, { params: { id }, body: { title } }),
          ),
        ),
      async moveBoard(id, beforeId) {
        const boards = shownPage()?.boards ?? [];
        const stoodBefore = boards[boards.findIndex((board) => board.id === id) + 1]?.id ?? null;
        if (beforeId === id || beforeId === stoodBefore) return;
        const put = (to: string | null) =>
          show({ toPage: (page) => changes.withBoardAt(page, id, to) }, () =>
            inOrder(() => call(api.moveBoard, { params: { id }, body: { beforeId: to } })),
          );
        const title = boards.find((board) => board.id === id)?.title ?? id;
        if (await attempt(() => put(beforeId))) offerUndo(t('kanban.boardMoved', { board: title }), () => put(stoodBefore));
      },
      async deleteBoard({ id, title }) {
        const change = { toPage: (page: BoardPage) => changes.withoutBoard(page, id) };
        if (await attempt(() => show(change, () => call(api.deleteBoard, { query: { id } }))))
          offerUndo(t('kanban.boardDeleted', { board: title }), () => show({}, () => call(api.restoreBoard, { params: { id } })));
      },
    };
  }, [queryClient, t]);
}
