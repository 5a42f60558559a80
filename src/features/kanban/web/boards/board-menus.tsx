import type { Board } from '../../board-contract.ts';
import type { BoardPage } from '../board-page-answer.ts';
import { CardMenu } from '../cards/card-menu.tsx';
import type { OpenMenu } from '../open-menu.ts';
import { MoveDialog } from '../order/move-dialog.tsx';
import type { BoardActions } from '../use-board-actions.ts';
import { ColumnMenu } from './column-menu.tsx';

interface Props {
  page: BoardPage;
  menu: OpenMenu | undefined;
  /** The card for which a place is being chosen. */
  movingId: number | undefined;
  actions: BoardActions;
  onOpen: (id: number) => void;
  onRename: (id: string) => void;
  /** Asks before a board goes with its cards, or they alone. */
  onDeleteBoard: (board: Board, isWhole: boolean) => void;
  onChooseMove: (id: number) => void;
  onLimit: (id: string) => void;
  onMove: (id: number, boardId: string, beforeId: number | null) => void;
  onCloseMenu: () => void;
  onCloseMove: () => void;
}

/** What opens over the boards. Loaded when first needed. */
export function BoardMenus(props: Props) {
  const { page, menu, movingId, actions, onOpen, onRename, onDeleteBoard, onChooseMove, onLimit, onMove, onCloseMenu, onCloseMove } = props;
  const card = menu?.kind === 'card' ? page.cards.find(({ id }) => id === menu.id) : undefined;
  const board = menu?.kind === 'board' ? page.boards.find(({ id }) => id === menu.id) : undefined;
  const cards = page.cards.filter(({ boardId }) => boardId === board?.id);
  return (
    <>
      {menu && card && (
        <CardMenu
          key={card.id}
          anchor={menu.anchor}
          title={card.title}
          onOpen={() => onOpen(card.id)}
          onMove={() => onChooseMove(card.id)}
          onArchive={() => void actions.archive(card.id)}
          onDelete={() => void actions.deleteCard(card.id)}
          onClose={onCloseMenu}
        />
      )}
      {menu && board && (
        <ColumnMenu
          key={board.id}
          anchor={menu.anchor}
          board={board}
          boards={page.boards}
          hasCards={cards.length > 0}
          onRename={() => onRename(board.id)}
          onMove={(beforeId) => actions.moveBoard(board.id, beforeId)}
          onDone={(isDone) => actions.setColumn(board.id, { isDone })}
          onLimit={() => onLimit(board.id)}
          onClear={() => onDeleteBoard(board, false)}
          onDelete={() => (cards.length > 0 ? onDeleteBoard(board, true) : actions.deleteBoard(board))}
          onClose={onCloseMenu}
        />
      )}
      {movingId !== undefined && (
        <MoveDialog
          key={movingId}
          page={page}
          cardId={movingId}
          onMove={(boardId, beforeId) => onMove(movingId, boardId, beforeId)}
          onMoveTo={(to) => void actions.moveCardTo(movingId, to)}
          onClose={onCloseMove}
        />
      )}
    </>
  );
}
