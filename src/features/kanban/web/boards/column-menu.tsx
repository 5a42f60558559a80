import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconArrowLeft, IconArrowRight, IconCircleCheck, IconEdit, IconEraser, IconTrash } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Floating } from '#web/ui/floating.tsx';
import type { Column } from '../../board-contract.ts';
import classes from './column-menu.module.css';

interface Props {
  anchor: HTMLElement;
  board: Column;
  /** The columns in their order. */
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

/** What can be done with a board. */
export function ColumnMenu({ anchor, board, boards, hasCards, onRename, onMove, onDone, onLimit, onClear, onDelete, onClose }: Props) {
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
