import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useCan, useRights } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArchive, IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { archiveTask, deleteTask, listArchive, restoreTasks } from '../../contract.ts';
import classes from './archive-panel.module.css';

interface Props {
  /** The board whose archive is shown. */
  spaceId: number | undefined;
  onOpen: (id: number) => void;
  onClose: () => void;
}

const perPage = 30;

/** The archive: search, restore, and delete archived cards. */
export function ArchivePanel({ spaceId, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  // Shown here instead of in a toast, because a dialog covers toasts.
  const [said, setSaid] = useState<{ text: string; undo?: () => void } | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['board', 'archive', spaceId ?? null, q],
    queryFn: ({ pageParam, signal }) => call(listArchive, { query: { q, space: spaceId, page: pageParam, perPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const cards = data?.pages.flatMap(({ tasks }) => tasks) ?? [];
  const attempt = async (work: () => Promise<unknown>, done: { text: string; undo?: () => Promise<unknown> } | null) => {
    try {
      await work();
      const { undo } = done ?? {};
      setSaid(done && { text: done.text, ...(undo && { undo: () => void attempt(undo, null) }) });
    } catch (failure) {
      const hasNoBoard = failure instanceof ApiError && failure.status === 409;
      setSaid({ text: t(hasNoBoard ? 'kanban.archive.noBoard' : 'kanban.failed.change') });
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['board'] });
    }
  };
  const mayUndo = useCan('update', 'Board');
  const archived = (id: number, value: boolean) => () => call(archiveTask, { params: { id }, body: { value } });
  return (
    <Dialog kind="wide" title={t('kanban.archive.name')} onClose={onClose}>
      <div className={classes.body}>
        <TextField
          label={t('kanban.archive.search')}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p className={classes.said} role="status">
          {said?.text}
          {said?.undo && (
            <button type="button" className={classes.undo} onClick={said.undo}>
              {t('common.undo')}
            </button>
          )}
        </p>
        {error && !data ? (
          <ErrorState title={t('kanban.failed.archive')} text={t('kanban.failed.server')} onTryAgain={() => void refetch()} />
        ) : data && cards.length === 0 ? (
          <div className={classes.empty}>
            <IconArchive size={28} aria-hidden="true" />
            <p>{t(q ? 'kanban.archive.noneFound' : 'kanban.archive.none')}</p>
          </div>
        ) : (
          <ul className={classes.list}>
            {cards.map((card) => (
              <ArchivedCard
                key={card.id}
                card={card}
                onOpen={() => {
                  onClose();
                  onOpen(card.id);
                }}
                onPutBack={() =>
                  void attempt(archived(card.id, false), {
                    text: t('kanban.archive.isBack', { title: card.title, board: card.boardTitle }),
                    undo: archived(card.id, true),
                  })
                }
                onDelete={() =>
                  void attempt(() => call(deleteTask, { params: { id: card.id } }), {
                    text: t('kanban.deleted', { title: card.title }),
                    ...(mayUndo && { undo: () => call(restoreTasks, { body: { ids: [card.id] } }) }),
                  })
                }
              />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button look="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('kanban.activity.more')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface ArchivedCardProps {
  card: AnswerOf<typeof listArchive>['tasks'][number];
  onOpen: () => void;
  onPutBack: () => void;
  onDelete: () => void;
}

function ArchivedCard({ card, onOpen, onPutBack, onDelete }: ArchivedCardProps) {
  const { t, i18n } = useTranslation();
  const rights = useRights('Board');
  const when = formatRelative(new Date(card.archivedAt), i18n.language, new Date());
  return (
    <li className={classes.card}>
      <button type="button" className={classes.what} onClick={onOpen}>
        <span className={classes.title} dir="auto">
          {card.title}
        </span>
        <span className={classes.when}>{t('kanban.archive.when', { board: card.boardTitle, when })}</span>
      </button>
      {rights.update && (
        <Button look="outline" onClick={onPutBack}>
          {t('kanban.archive.putBack')}
        </Button>
      )}
      {rights.delete && (
        <IconButton label={t('kanban.archive.delete', { title: card.title })} onClick={onDelete}>
          <IconTrash size={18} />
        </IconButton>
      )}
    </li>
  );
}
