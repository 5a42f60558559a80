import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  IconAlertTriangle,
  IconArchive,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsMove,
  IconCircleCheck,
  IconEdit,
  IconEraser,
  IconTrash,
} from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Floating } from '#web/ui/floating.tsx';
import type { Board, Column } from '../../board-contract.ts';
import type { BoardPage } from '../board-page-answer.ts';
import { MoveDialog } from '../order/move-dialog.tsx';
import type { BoardActions } from '../use-board-actions.ts';
import classes from './board-menus.module.css';

/** The menu open at a card or column. */
export type OpenMenu = { kind: 'card'; id: number; anchor: HTMLElement } | { kind: 'board'; id: string; anchor: HTMLElement };

interface Props {
  page: BoardPage;
  menu: OpenMenu | undefined;
  /** The card being moved with the dialog. */
  movingId: number | undefined;
  actions: BoardActions;
  onOpen: (id: number) => void;
  onRename: (id: string) => void;
  /** Asks for confirmation before deleting a column with its cards, or only the cards. */
  onDeleteBoard: (board: Board, isWhole: boolean) => void;
  onChooseMove: (id: number) => void;
  onLimit: (id: string) => void;
  onMove: (id: number, boardId: string, beforeId: number | null) => void;
  onCloseMenu: () => void;
  onCloseMove: () => void;
}

/** Overlays of the board page. Loaded on first use. */
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

interface ColumnMenuProps {
  anchor: HTMLElement;
  board: Column;
  boards: readonly Column[];
  hasCards: boolean;
  onRename: () => void;
  onMove: (beforeId: string | null) => void;
  onDone: (isDone: boolean) => void;
  onLimit: () => void;
  onClear: () => void;
  onDelete: () => void;
  onClose: () => void;
}

function ColumnMenu({ anchor, board, boards, hasCards, onRename, onMove, onDone, onLimit, onClear, onDelete, onClose }: ColumnMenuProps) {
  const { t } = useTranslation();
  const rights = useRights('Board');
  const index = boards.findIndex(({ id }) => id === board.id);
  const previous = boards[index - 1];
  const next = boards[index + 1];
  return (
    <Floating anchor={anchor} role="menu" label={t('kanban.board.actions', { board: board.title })} onClose={onClose}>
      {rights.update && (
        <DropdownItem icon={<IconEdit />} onChoose={onRename}>
          {t('kanban.board.rename')}
        </DropdownItem>
      )}
      {rights.update && (
        <>
          <DropdownItem icon={<IconCircleCheck />} checked={board.isDone} onChoose={() => onDone(!board.isDone)}>
            {t('kanban.board.meansDone')}
          </DropdownItem>
          <DropdownItem icon={<IconAlertTriangle />} onChoose={onLimit}>
            {t('kanban.board.limit')}
          </DropdownItem>
        </>
      )}
      {rights.update && previous && (
        <DropdownItem icon={<IconArrowLeft className={classes.directional} />} onChoose={() => onMove(previous.id)}>
          {t('kanban.board.moveBack')}
        </DropdownItem>
      )}
      {rights.update && next && (
        <DropdownItem icon={<IconArrowRight className={classes.directional} />} onChoose={() => onMove(boards[index + 2]?.id ?? null)}>
          {t('kanban.board.moveOn')}
        </DropdownItem>
      )}
      {rights.delete && hasCards && (
        <DropdownItem icon={<IconEraser />} onChoose={onClear}>
          {t('kanban.board.clear')}
        </DropdownItem>
      )}
      {rights.delete && (
        <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
          {t('kanban.board.delete')}
        </DropdownItem>
      )}
    </Floating>
  );
}

interface CardMenuProps {
  anchor: HTMLElement;
  title: string;
  onOpen: () => void;
  onMove: () => void;
  onArchive: () => void;
  onDelete: () => void;
  onClose: () => void;
}

function CardMenu({ anchor, title, onOpen, onMove, onArchive, onDelete, onClose }: CardMenuProps) {
  const { t } = useTranslation();
  const rights = useRights('Board');
  return (
    <Floating anchor={anchor} role="menu" label={t('kanban.card.actions', { title })} onClose={onClose}>
      <DropdownItem icon={<IconEdit />} onChoose={onOpen}>
        {t('kanban.card.open')}
      </DropdownItem>
      {rights.update && (
        <>
          <DropdownItem icon={<IconArrowsMove />} onChoose={onMove}>
            {t('kanban.move.to')}
          </DropdownItem>
          <DropdownItem icon={<IconArchive />} onChoose={onArchive}>
            {t('kanban.card.archive')}
          </DropdownItem>
        </>
      )}
      {rights.delete && (
        <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
          {t('kanban.card.delete')}
        </DropdownItem>
      )}
    </Floating>
  );
}
