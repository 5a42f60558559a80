import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rowOfSteps } from '#web/actions/steps.ts';
import { useActions } from '#web/actions/use-actions.ts';
import { shownNow } from '#web/actions/use-shown.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import * as boardContract from '../board-contract.ts';
import type { Card } from '../contract.ts';
import * as api from '../contract.ts';
import * as changes from './board-changes.ts';
import type { BoardPage } from './board-page-answer.ts';
import { boardPageQuery } from './board-queries.ts';
import { type BoardOptimisticUpdate, type BoardViews, boardWords } from './board-views.ts';

export interface BoardActions {
  /** Moves a card before another one, or to the column's end for null, and offers Undo; for a series of keyboard steps, for all of them. */
  moveCard: (id: number, boardId: string, beforeId: number | null, isStep: boolean) => Promise<void>;
  /** Moves a card to the end of another board's column and offers Undo. */
  moveCardTo: (id: number, to: { spaceId: number; boardId: string; board: string }) => Promise<void>;
  /** Throws on failure, so that the form can keep its text. */
  addCard: (boardId: string, title: string) => Promise<void>;
  archive: (id: number) => Promise<boolean>;
  /** Restores an open card from the archive. */
  putBack: (id: number) => Promise<boolean>;
  deleteCard: (id: number) => Promise<boolean>;
  clearBoard: (board: boardContract.Board) => void;
  /** Throws on failure. */
  addBoard: (title: string) => Promise<void>;
  renameBoard: (id: string, title: string) => void;
  moveBoard: (id: string, beforeId: string | null) => void;
  /** Sets whether a column means done, and its card limit. */
  setColumn: (id: string, patch: Partial<Pick<boardContract.Column, 'isDone' | 'cardLimit'>>) => void;
  deleteBoard: (board: boardContract.Board) => void;
}

/** Actions on columns and cards: optimistic, rolled back with a message on failure, with Undo. */
export function useBoardActions(asked: number | undefined): BoardActions {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const { show, attempt, offerUndo, undoLabel } = useActions<BoardViews>('board', boardWords);
  return useMemo(() => {
    const shownPage = () => shownNow(queryClient, boardPageQuery(asked));
    /** The current board; other boards may have columns with the same IDs. */
    const spaceId = () => asked ?? shownPage()?.spaceId ?? undefined;
    const onPage = (change: (page: BoardPage) => BoardPage): BoardOptimisticUpdate => {
      const own = spaceId();
      return { page: (page) => (page.spaceId === own ? change(page) : page) };
    };
    const titleOf = (id: number) => shownPage()?.cards.find((card) => card.id === id)?.title ?? '';

    const endOf = (boardId: string) => `end of ${boardId}`;
    const sendMove = (id: number, { spaceId: toSpace, boardId, beforeId }: api.Place) =>
      show({
        rows: [id, beforeId ?? endOf(boardId)],
        look: {
          page: (page) =>
            page.spaceId === toSpace
              ? changes.withCardAt(page, id, boardId, beforeId)
              : changes.withoutCards(page, (card) => card.id === id),
        },
        // A card the server doesn't know yet is at the end.
        send: () =>
          call(api.moveTask, {
            params: { id },
            body: { spaceId: toSpace, boardId, beforeId: beforeId !== null && beforeId > 0 ? beforeId : null },
          }),
      });
    const step = rowOfSteps({ attempt, undoLabel });
    const setArchived = (id: number, value: boolean, look: BoardOptimisticUpdate = {}) =>
      show({ rows: [id], look, send: () => call(api.archiveTask, { params: { id }, body: { value } }) });
    const restoreCards = (ids: number[]) => () => show({ rows: ids, send: () => call(api.restoreTasks, { body: { ids } }) });
    const withoutCard = (id: number): BoardOptimisticUpdate => ({ page: (page) => changes.withoutCards(page, (card) => card.id === id) });
    const ofBoard = (id: string) => `board ${id}`;
    const endOfBoards = 'end of boards';

    return {
      async moveCard(id, boardId, beforeId, isStep) {
        const page = shownPage();
        const place = page && changes.placeOf(page, id);
        const own = spaceId();
        const stood = place && own !== undefined ? { ...place, spaceId: own } : undefined;
        if (!page || !stood || (stood.boardId === boardId && stood.beforeId === beforeId)) return;
        const board = page.boards.find((one) => one.id === boardId)?.title ?? boardId;
        const said = t(stood.boardId === boardId ? 'kanban.movedWithin' : 'kanban.moved', { title: titleOf(id), board });
        await step(id, isStep, async () => {
          const isDone = await attempt(() => sendMove(id, { spaceId: stood.spaceId, boardId, beforeId }));
          return isDone ? { said, takeBack: () => sendMove(id, stood) } : undefined;
        });
      },
      async moveCardTo(id, { board, ...to }) {
        const page = shownPage();
        const place = page && changes.placeOf(page, id);
        const own = spaceId();
        if (!place || own === undefined) return;
        const title = titleOf(id);
        if (await attempt(() => sendMove(id, { ...to, beforeId: null })))
          offerUndo(t('kanban.moved', { title, board }), () => sendMove(id, { ...place, spaceId: own }));
      },
      async addCard(boardId, title) {
        const shown = newCard(boardId, title);
        await show({
          // Cards added to a column are sent in the order they were typed.
          rows: [endOf(boardId)],
          look: onPage((page) => changes.withNewCard(page, shown)),
          adds: true,
          send: async () => (await call(api.addTask, { body: { data: { boardId, title, spaceId: spaceId() } } })).newTask,
          settled: ({ id, dueDate, version }) => onPage((page) => changes.withNewCard(page, { ...shown, id, dueDate, version })),
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
            look: onPage((page) => changes.withoutCards(page, (card) => card.boardId === id)),
            send: () => call(boardContract.clearTasks, { query: { id, spaceId: spaceId() } }),
          }),
        );
        if (isDone) offerUndo(t('kanban.cleared', { board: title, count: cards.length }), restoreCards(ids));
      },
      async addBoard(title) {
        await show({
          rows: [endOfBoards],
          send: async () => (await call(boardContract.addBoard, { body: { data: { title, spaceId: spaceId() } } })).board,
          settled: (board) => onPage((page) => changes.withNewBoard(page, { ...board, isDone: false, cardLimit: null })),
        });
      },
      renameBoard: (id, title) =>
        void attempt(() =>
          show({
            rows: [ofBoard(id)],
            look: onPage((page) => changes.withBoardPatch(page, id, { title })),
            send: () => call(boardContract.renameBoard, { params: { id }, body: { title, spaceId: spaceId() } }),
          }),
        ),
      async moveBoard(id, beforeId) {
        const boards = shownPage()?.boards ?? [];
        const stoodBefore = boards[boards.findIndex((board) => board.id === id) + 1]?.id ?? null;
        if (beforeId === id || beforeId === stoodBefore) return;
        const put = (to: string | null) =>
          show({
            rows: [ofBoard(id), to === null ? endOfBoards : ofBoard(to)],
            look: onPage((page) => changes.withBoardAt(page, id, to)),
            send: () => call(boardContract.moveBoard, { params: { id }, body: { beforeId: to, spaceId: spaceId() } }),
          });
        const title = boards.find((board) => board.id === id)?.title ?? id;
        if (await attempt(() => put(beforeId))) offerUndo(t('kanban.boardMoved', { board: title }), () => put(stoodBefore));
      },
      setColumn: (id, patch) =>
        void attempt(() =>
          show({
            rows: [ofBoard(id)],
            look: onPage((page) => changes.withBoardPatch(page, id, patch)),
            send: () => call(boardContract.setColumn, { params: { id }, body: { ...patch, spaceId: spaceId() } }),
          }),
        ),
      async deleteBoard({ id, title }) {
        const own = spaceId();
        const isDone = await attempt(() =>
          show({
            rows: [ofBoard(id)],
            look: onPage((page) => changes.withoutBoard(page, id)),
            send: () => call(boardContract.deleteBoard, { query: { id, spaceId: own } }),
          }),
        );
        if (isDone)
          offerUndo(t('kanban.boardDeleted', { board: title }), () =>
            show({ rows: [ofBoard(id)], send: () => call(boardContract.restoreBoard, { params: { id }, query: { spaceId: own } }) }),
          );
      },
    };
  }, [queryClient, asked, t, show, attempt, offerUndo, undoLabel]);
}

let last = 0;

/** Creates an optimistic card with a negative ID until the server assigns one. */
function newCard(boardId: string, title: string): Card {
  last -= 1;
  const empty = { labels: [], excerpt: '', dueDate: null, coverImage: null, assigneeIds: [] };
  const counts = { attachments: 0, comments: 0, checklistDone: 0, checklistTotal: 0 };
  return { id: last, boardId, title, ...empty, ...counts, version: 0 };
}
