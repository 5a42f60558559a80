import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArchive, IconArrowsMove, IconTrash } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SidePanelHead } from '#web/ui/side-panel-head.tsx';
import type { BoardPage, OpenTask } from '../board-page-answer.ts';
import type { BoardActions } from '../use-board-actions.ts';
import { useSaveStatus } from './save-status.ts';
import classes from './task-head.module.css';

interface Props {
  id: number;
  open: OpenTask | undefined;
  page: BoardPage;
  actions: BoardActions;
  onMove: () => void;
  onClose: () => void;
}

/** Where an open card stands, and what can be done with the whole of it. */
export function TaskHead({ id, open, page, actions, onMove, onClose }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Board');
  const status = useSaveStatus(id);
  const boardId = page.cards.find((card) => card.id === id)?.boardId ?? open?.task.boardId;
  const board = page.boards.find((one) => one.id === boardId);
  return (
    <SidePanelHead
      status={status}
      onClose={onClose}
      start={
        !rights.update ? (
          <bdi className={classes.board}>{open?.isArchived ? t('kanban.archive.name') : board?.title}</bdi>
        ) : open?.isArchived ? (
          <button type="button" className={classes.place} onClick={() => void actions.putBack(id)}>
            <IconArchive size={18} />
            {t('kanban.archive.putBack')}
          </button>
        ) : (
          board && (
            <button type="button" className={classes.place} title={t('kanban.move.to')} onClick={onMove}>
              <IconArrowsMove size={18} />
              <span className="visually-hidden">{t('ui.named', { name: t('kanban.move.to'), value: '' })}</span>
              <bdi className={classes.board}>{board.title}</bdi>
            </button>
          )
        )
      }
      tools={
        <>
          {open && !open.isArchived && rights.update && (
            <IconButton
              label={t('kanban.card.archive')}
              onClick={() => {
                onClose();
                void actions.archive(id);
              }}
            >
              <IconArchive />
            </IconButton>
          )}
          {open && rights.delete && (
            <IconButton
              label={t('kanban.card.delete')}
              onClick={() => {
                onClose();
                void actions.deleteCard(id);
              }}
            >
              <IconTrash />
            </IconButton>
          )}
        </>
      }
    />
  );
}
