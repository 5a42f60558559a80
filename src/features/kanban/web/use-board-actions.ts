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
import { type BoardLook, type BoardViews, boardWords } from './board-views.ts';

export interface BoardActions {
  /** Puts a card before another one, at the end of the board for null; offers to take it back, for a row of steps all of them. */
  moveCard: (id: number, boardId: string, beforeId: number | null, isStep: boolean) => Promise<void>;
  /** Puts a card at the end of a column of another board; offers to take it back. */
  moveCardTo: (id: number, to: { spaceId: number; boardId: string; board: string }) => Promise<void>;
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
  /** Says whether what stands in a column is done, and how many cards it should have. */
  setColumn: (id: string, patch: Partial<Pick<boardContract.Column, 'isDone' | 'cardLimit'>>) => void;
  deleteBoard: (board: boardContract.Board) => void;
}

/** What a person does to boards and cards: shown at once, taken back with a message when it fails, undone when asked to. */
export function useBoardActions(asked: number | undefined): BoardActions {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const { show, attempt, offerUndo, undoLabel } = useActions<BoardViews>('board', boardWords);
  return useMemo(() => {
    const shownPage = () => shownNow(queryClient, boardPageQuery(asked));
    /** The board that is shown: columns of others may have the same ids. */
    const spaceId = () => asked ?? shownPage()?.spaceId ?? undefined;
    const onPage = (change: (page: BoardPage) => BoardPage): BoardLook => {
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
        // A card that the server does not know yet stands at the end.
        send: () =>
          call(api.moveTask, {
            params: { id },
            body: { spaceId: toSpace, boardId, beforeId: beforeId !== null && beforeId > 0 ? beforeId : null },
          }),
      });
    const step = rowOfSteps({ attempt, undoLabel });
    const setArchived = (id: number, value: boolean, look: BoardLook = {}) =>
      show({ rows: [id], look, send: () => call(api.archiveTask, { params: { id }, body: { value } }) });
    const restoreCards = (ids: number[]) => () => show({ rows: ids, send: () => call(api.restoreTasks, { body: { ids } }) });
    const withoutCard = (id: number): BoardLook => ({ page: (page) => changes.withoutCards(page, (card) => card.id === id) });
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
          // What is added to a board arrives in the order in which it was written.
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

/** A card as it looks until the server has given it an id; until then that is below zero. */
function newCard(boardId: string, title: string): Card {
  last -= 1;
  const empty = { labels: [], excerpt: '', dueDate: null, coverImage: null, assigneeIds: [] };
  const counts = { attachments: 0, comments: 0, checklistDone: 0, checklistTotal: 0 };
  return { id: last, boardId, title, ...empty, ...counts, version: 0 };
}
