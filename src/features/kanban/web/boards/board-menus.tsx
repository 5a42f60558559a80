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
  onChooseMove: (id: number) => void;
  onMove: (id: number, boardId: string, beforeId: number | null) => void;
  onCloseMenu: () => void;
  onCloseMove: () => void;
}

/** What opens over the boards. Loaded when first needed. */
export function BoardMenus({ page, menu, movingId, actions, onOpen, onRename, onChooseMove, onMove, onCloseMenu, onCloseMove }: Props) {
  const card = menu?.kind === 'card' ? page.cards.find(({ id }) => id === menu.id) : undefined;
  const board = menu?.kind === 'board' ? page.boards.find(({ id }) => id === menu.id) : undefined;
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
          hasCards={page.cards.some(({ boardId }) => boardId === board.id)}
          onRename={() => onRename(board.id)}
          onMove={(beforeId) => actions.moveBoard(board.id, beforeId)}
          onClear={() => actions.clearBoard(board)}
          onDelete={() => actions.deleteBoard(board)}
          onClose={onCloseMenu}
        />
      )}
      {movingId !== undefined && (
        <MoveDialog
          key={movingId}
          page={page}
          cardId={movingId}
          onMove={(boardId, beforeId) => onMove(movingId, boardId, beforeId)}
          onClose={onCloseMove}
        />
      )}
    </>
  );
}
