import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createSteps } from '#web/actions/steps.ts';
import { useActions } from '#web/actions/use-actions.ts';
import { shownNow } from '#web/actions/use-shown.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import * as boardContract from '../board-contract.ts';
import * as api from '../contract.ts';
import * as changes from './board-changes.ts';
import { boardPageQuery } from './board-queries.ts';
import { type BoardLook, type BoardViews, boardWords } from './board-views.ts';
import { newCard } from './cards/new-card.ts';

export interface BoardActions {
  /** Puts a card before another one, at the end of the board for null; offers to take it back, for a row of steps all of them. */
  moveCard: (id: number, boardId: string, beforeId: number | null, isStep: boolean) => Promise<void>;
  /** Throws when it fails, so that what was typed can stay. */
  addCard: (boardId: string, title: string) => Promise<void>;
  archive: (id: number) => Promise<boolean>;
  /** Takes an open card out of the archive. */
  putBack: (id: number) => Promise<boolean>;
  deleteCard: (id: number) => Promise<boolean>;
  clearBoard: (board: boardContract.Board) => void;
  /** Throws when it fails. */
  addBoard: (title: string) => Promise<void>;
  renameBoard: (id: string, title: string) => void;
  moveBoard: (id: string, beforeId: string | null) => void;
  deleteBoard: (board: boardContract.Board) => void;
}

/** What a person does to boards and cards: shown at once, taken back with a message when it fails, undone when asked to. */
export function useBoardActions(): BoardActions {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<BoardViews>('board', boardWords);
  return useMemo(() => {
    const shownPage = () => shownNow(queryClient, boardPageQuery);
    const titleOf = (id: number) => shownPage()?.cards.find((card) => card.id === id)?.title ?? '';

    const endOf = (boardId: string) => `end of ${boardId}`;
    const sendMove = (id: number, { boardId, beforeId }: api.Place) =>
      show({
        rows: [id, beforeId ?? endOf(boardId)],
        look: { page: (page) => changes.withCardAt(page, id, boardId, beforeId) },
        // A card that the server does not know yet stands at the end.
        send: () =>
          call(api.moveTask, { params: { id }, body: { boardId, beforeId: beforeId !== null && beforeId > 0 ? beforeId : null } }),
      });
    const step = createSteps<{ stood: api.Place; boardId: string; board: string }>();
    const setArchived = (id: number, value: boolean, look: BoardLook = {}) =>
      show({ rows: [id], look, send: () => call(api.archiveTask, { params: { id }, body: { value } }) });
    const restoreCards = (ids: number[]) => () => show({ rows: ids, send: () => call(api.restoreTasks, { body: { ids } }) });
    const withoutCard = (id: number): BoardLook => ({ page: (page) => changes.withoutCards(page, (card) => card.id === id) });
    const ofBoard = (id: string) => `board ${id}`;
    const endOfBoards = 'end of boards';

    return {
      async moveCard(id, boardId, beforeId, isStep) {
        const page = shownPage();
        const stood = page && changes.placeOf(page, id);
        if (!page || !stood || (stood.boardId === boardId && stood.beforeId === beforeId)) return;
        const board = page.boards.find((one) => one.id === boardId)?.title ?? boardId;
        const make = async () => ((await attempt(() => sendMove(id, { boardId, beforeId }))) ? { stood, boardId, board } : undefined);
        await step(id, isStep, make, (first, last) => {
          const message = first.stood.boardId === last.boardId ? 'kanban.movedWithin' : 'kanban.moved';
          offerUndo(t(message, { title: titleOf(id), board: last.board }), () => sendMove(id, first.stood));
        });
      },
      async addCard(boardId, title) {
        const shown = newCard(boardId, title);
        await show({
          // What is added to a board arrives in the order in which it was written.
          rows: [endOf(boardId)],
          look: { page: (page) => changes.withNewCard(page, shown) },
          send: async () => (await call(api.addTask, { body: { data: { boardId, title } } })).newTask,
          settled: ({ id, dueDate, version }) => ({ page: (page) => changes.withNewCard(page, { ...shown, id, dueDate, version }) }),
        });
      },
      async archive(id) {
        const title = titleOf(id);
        const isDone = await attempt(() => setArchived(id, true, withoutCard(id)));
        if (isDone) offerUndo(t('kanban.archived', { title }), () => setArchived(id, false));
        return isDone;
      },
      putBack: (id) =>
        attempt(() => setArchived(id, false, { task: (open) => (open.task.id === id ? { ...open, isArchived: false } : open) })),
      async deleteCard(id) {
        const title = titleOf(id);
        const isDone = await attempt(() =>
          show({ rows: [id], look: withoutCard(id), send: () => call(api.deleteTask, { params: { id } }) }),
        );
        if (isDone) offerUndo(t('kanban.deleted', { title }), restoreCards([id]));
        return isDone;
      },
      async clearBoard({ id, title }) {
        const cards = shownPage()?.cards.filter((card) => card.boardId === id) ?? [];
        const ids = cards.map((card) => card.id);
        const isDone = await attempt(() =>
          show({
            rows: [ofBoard(id), ...ids],
            look: { page: (page) => changes.withoutCards(page, (card) => card.boardId === id) },
            send: () => call(boardContract.clearTasks, { query: { id } }),
          }),
        );
        if (isDone) offerUndo(t('kanban.cleared', { board: title, count: cards.length }), restoreCards(ids));
      },
      async addBoard(title) {
        await show({
          rows: [endOfBoards],
          send: async () => (await call(boardContract.addBoard, { body: { data: { title } } })).board,
          settled: (board) => ({ page: (page) => changes.withNewBoard(page, board) }),
        });
      },
      renameBoard: (id, title) =>
        void attempt(() =>
          show({
            rows: [ofBoard(id)],
            look: { page: (page) => changes.withBoardTitle(page, id, title) },
            send: () => call(boardContract.renameBoard, { params: { id }, body: { title } }),
          }),
        ),
      async moveBoard(id, beforeId) {
        const boards = shownPage()?.boards ?? [];
        const stoodBefore = boards[boards.findIndex((board) => board.id === id) + 1]?.id ?? null;
        if (beforeId === id || beforeId === stoodBefore) return;
        const put = (to: string | null) =>
          show({
            rows: [ofBoard(id), to === null ? endOfBoards : ofBoard(to)],
            look: { page: (page) => changes.withBoardAt(page, id, to) },
            send: () => call(boardContract.moveBoard, { params: { id }, body: { beforeId: to } }),
          });
        const title = boards.find((board) => board.id === id)?.title ?? id;
        if (await attempt(() => put(beforeId))) offerUndo(t('kanban.boardMoved', { board: title }), () => put(stoodBefore));
      },
      async deleteBoard({ id, title }) {
        const isDone = await attempt(() =>
          show({
            rows: [ofBoard(id)],
            look: { page: (page) => changes.withoutBoard(page, id) },
            send: () => call(boardContract.deleteBoard, { query: { id } }),
          }),
        );
        if (isDone)
          offerUndo(t('kanban.boardDeleted', { board: title }), () =>
            show({ rows: [ofBoard(id)], send: () => call(boardContract.restoreBoard, { params: { id } }) }),
          );
      },
    };
  }, [queryClient, t, show, attempt, offerUndo]);
}
