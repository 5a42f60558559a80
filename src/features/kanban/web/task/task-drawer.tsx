import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, Suspense, useEffect, useState } from 'react';
import type { StoredFile } from '#platform/files/contract.ts';
import { useUploads } from '#platform/files/web/public-api.ts';
import { DeletedNote } from '#platform/trash/web/public-api.ts';
import { useCan, useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArchive, IconArrowsMove, IconTrash } from '#web/icons.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { SidePanelHead } from '#web/ui/side-panel-head.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useStable } from '#web/use-stable.ts';
import type { BoardPage, OpenTask } from '../board-page-answer.ts';
import { taskQuery } from '../board-queries.ts';
import type { BoardActions } from '../use-board-actions.ts';
import { useSaveStatus, useTaskChanges } from './change-task.ts';
import { saveText } from './save-text.ts';
import { TaskBody, TaskFacts } from './task-body.tsx';
import { fileAttached } from './task-changes.ts';
import classes from './task-drawer.module.css';

interface Props {
  id: number;
  page: BoardPage;
  actions: BoardActions;
  /** Opens the move dialog. */
  onMove: () => void;
  onClose: () => void;
}

/** An open card beside the board. All changes are saved automatically. */
export function TaskDrawer({ id, page, actions, onMove, onClose }: Props) {
  const { t } = useTranslation();
  const { open, isGone, error, retry } = useTask(id);
  const changes = useTaskChanges(id);
  const all = useUploads();
  const latest = useStable({ attach: (stored: StoredFile) => void changes.change(fileAttached(stored)) });
  const uploads = { ...all, start: (files: readonly File[]) => all.start(files, (stored) => latest.attach(stored)) };
  const [isOver, setOver] = useState(false);
  const mayChange = useCan('update', 'Board');
  const mayDrop = useCan('create', 'File') && mayChange;
  const hasFiles = (event: DragEvent) => mayDrop && event.dataTransfer.types.includes('Files');
  return (
    <SidePanel
      className={classes.drawer}
      label={open?.task.title ?? t('kanban.task.card')}
      onClose={onClose}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        uploads.start([...event.dataTransfer.files]);
      }}
    >
      <TaskHead id={id} open={isGone ? undefined : open} page={page} actions={actions} onMove={onMove} onClose={onClose} />
      <Suspense fallback={null}>{open && isGone && <DeletedNote kind="card" id={id} />}</Suspense>
      {open ? (
        mayChange ? (
          <TaskBody task={open.task} page={page} changes={changes} uploads={uploads} />
        ) : (
          <TaskFacts task={open.task} people={page.people} />
        )
      ) : error ? (
        isGone ? (
          <ErrorState title={t('kanban.task.gone')} text={t('kanban.task.goneText')} onTryAgain={retry} />
        ) : (
          <ErrorState title={t('kanban.failed.task')} text={t('kanban.failed.server')} onTryAgain={retry} />
        )
      ) : (
        <Spinner />
      )}
    </SidePanel>
  );
}

/** The open card to display: the latest server state with pending changes applied. */
function useTask(id: number) {
  const query = taskQuery(id);
  const { data, error, refetch } = useQuery(query);
  const open = useShown(query, data);
  const isGone = error instanceof ApiError && error.status === 404;
  const queryClient = useQueryClient();
  // Saves drafts from before a reload, or for a card that was deleted and then restored.
  useEffect(() => {
    if (isGone) return;
    void saveText(queryClient, id, 'title');
    void saveText(queryClient, id, 'description');
  }, [queryClient, id, isGone]);
  return { open, isGone, error: data ? null : error, retry: () => void refetch() };
}

interface HeadProps {
  id: number;
  open: OpenTask | undefined;
  page: BoardPage;
  actions: BoardActions;
  onMove: () => void;
  onClose: () => void;
}

/** Header of an open card: its place, and actions for the whole card. */
function TaskHead({ id, open, page, actions, onMove, onClose }: HeadProps) {
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
