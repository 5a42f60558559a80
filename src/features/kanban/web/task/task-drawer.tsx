import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, Suspense, useEffect, useState } from 'react';
import type { StoredFile } from '#features/files/contract.ts';
import { useUploads } from '#features/files/web/offers.ts';
import { DeletedNote } from '#features/trash/web/offers.ts';
import { useCan } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useStable } from '#web/use-stable.ts';
import type { BoardPage } from '../board-page-answer.ts';
import { taskQuery } from '../board-queries.ts';
import type { BoardActions } from '../use-board-actions.ts';
import { TaskFacts } from './facts/task-facts.tsx';
import { fileAttached } from './files/file-changes.ts';
import { saveText } from './save-text.ts';
import { TaskBody } from './task-body.tsx';
import classes from './task-drawer.module.css';
import { TaskHead } from './task-head.tsx';
import { useTaskChanges } from './use-task-changes.ts';

interface Props {
  id: number;
  page: BoardPage;
  actions: BoardActions;
  /** Chooses another place for the card. */
  onMove: () => void;
  onClose: () => void;
}

/** An open card beside the board. Everything in it saves itself. */
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

/** An open card as it is to be shown: what the server answered last, and what the person has done since. */
function useTask(id: number) {
  const query = taskQuery(id);
  const { data, error, refetch } = useQuery(query);
  const open = useShown(query, data);
  const isGone = error instanceof ApiError && error.status === 404;
  const queryClient = useQueryClient();
  // What was typed before a reload, or into a card that was deleted and is restored.
  useEffect(() => {
    if (isGone) return;
    void saveText(queryClient, id, 'title');
    void saveText(queryClient, id, 'description');
  }, [queryClient, id, isGone]);
  return { open, isGone, error: data ? null : error, retry: () => void refetch() };
}
