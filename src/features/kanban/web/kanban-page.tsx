import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { ApiError } from '#web/api-error.ts';
import { useIsDragging } from '#web/drag-hold.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { CreateFromOutlet } from '#web/links/create-from-outlet.tsx';
import { useObjectName } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import type { Card } from '../contract.ts';
import { type BoardPage, columnCards, doneColumns } from './board-page-answer.ts';
import { boardPageQuery } from './board-queries.ts';
import { EmptyBoard } from './boards/add-board.tsx';
import { BoardBar } from './boards/board-bar.tsx';
import { BoardColumns, type ColumnsHandle } from './boards/board-columns.tsx';
import { BoardSkeleton } from './boards/board-skeleton.tsx';
import { letsAllThrough, matcherOf } from './filter/board-filter.ts';
import '#web/fills-window.css';
import classes from './kanban-page.module.css';
import { useBoardActions } from './use-board-actions.ts';
import { useBoardLocation, useBoardOfTask } from './use-board-location.ts';

const TaskDrawer = lazyPart(() => import('./task/task-drawer.tsx').then((module) => module.TaskDrawer));
const CardTable = lazyPart(() => import('./cards/card-table.tsx').then((module) => module.CardTable));
const MoveDialog = lazyPart(() => import('./order/move-dialog.tsx').then((module) => module.MoveDialog));
const ArchivePanel = lazyPart(() => import('./cards/archive-panel.tsx').then((module) => module.ArchivePanel));

/** The board page, with the open card beside the board. */
export function KanbanPage() {
  const { t } = useTranslation();
  const location = useBoardLocation();
  const { page, error, retry } = useBoard(location.spaceId);
  useObjectName(page?.spaces.find(({ id }) => id === page.spaceId)?.name, t('menu.kanban'));
  const actions = useBoardActions(location.spaceId);
  useBoardOfTask(location, page);
  const rights = useRights('Board');
  const [archive, setArchive] = useState(false);
  /** The card whose move dialog is open in the list view. */
  const [moving, setMoving] = useState<number>();
  const search = useRef<HTMLInputElement>(null);
  const columnsHandle = useRef<ColumnsHandle>(null);
  const filter = useDeferredValue(location.filter);
  const before = useRef<ReadonlyMap<string, readonly Card[]>>(undefined);
  const columns = useMemo(() => {
    if (!page) return undefined;
    const cards = letsAllThrough(filter) ? page.cards : page.cards.filter(matcherOf(filter, new Date(), doneColumns(page)));
    before.current = columnCards(page.boards, cards, before.current);
    return before.current;
  }, [page, filter]);
  const shown = useMemo(() => [...(columns?.values() ?? [])].reduce((sum, own) => sum + own.length, 0), [columns]);

  useShortcuts([
    { keys: '/', label: t('kanban.keys.search'), run: () => search.current?.focus() },
    {
      keys: 'n',
      label: t('kanban.keys.add'),
      run: () => columnsHandle.current?.beginCard(),
      when: rights.create && location.view === 'board',
    },
    { keys: 'm', label: t('kanban.keys.moveTo'), run: () => undefined, when: rights.update },
    { keys: 'ArrowDown', label: t('kanban.keys.walk'), run: () => focusFirst() },
    { keys: 'Alt+ArrowDown', label: t('kanban.keys.move'), run: () => undefined, when: rights.update },
  ]);
  useAskedCard(columnsHandle, columns !== undefined);
  const focusFirst = () => {
    const first = page?.boards.flatMap(({ id }) => columns?.get(id) ?? [])[0];
    if (first) columnsHandle.current?.focusCard(first.id);
  };

  // Returns focus to a card on the board after it is closed, unless something else has focus.
  const { taskId } = location;
  const lastTask = useRef(taskId);
  useEffect(() => {
    const isClosed = lastTask.current !== undefined && taskId === undefined;
    if (isClosed && document.activeElement === document.body) columnsHandle.current?.focusCard(lastTask.current ?? 0);
    lastTask.current = taskId;
  }, [taskId]);

  const isGone = error instanceof ApiError && error.status === 404;
  const isOffline = error instanceof ApiError && error.status === 0;
  return (
    <div className={classes.page} data-fills="window" data-view={location.view}>
      <BoardBar
        page={page}
        filter={location.filter}
        shown={shown}
        searchRef={search}
        onFilter={location.setFilter}
        view={location.view}
        onView={location.setView}
        onGo={location.goTo}
        onArchive={() => setArchive(true)}
      />
      {!page || !columns ? (
        error ? (
          <div className={classes.failed}>
            <ErrorState
              title={t(isGone ? 'kanban.space.gone' : 'kanban.failed.board')}
              text={t(isGone ? 'kanban.space.goneText' : isOffline ? 'kanban.failed.offline' : 'kanban.failed.server')}
              onTryAgain={retry}
            />
          </div>
        ) : (
          <BoardSkeleton />
        )
      ) : location.view === 'list' ? (
        <Suspense fallback={<BoardSkeleton />}>
          <CardTable page={page} columns={columns} location={location} />
        </Suspense>
      ) : page.boards.length === 0 ? (
        <EmptyBoard onAdd={rights.create ? actions.addBoard : undefined} />
      ) : (
        <BoardColumns key={page.spaceId} page={page} columns={columns} location={location} actions={actions} handle={columnsHandle} />
      )}
      <CreateFromOutlet />
      <Suspense fallback={null}>
        {taskId !== undefined && page && (
          <TaskDrawer
            key={taskId}
            id={taskId}
            page={page}
            actions={actions}
            onMove={() => (location.view === 'list' ? setMoving(taskId) : columnsHandle.current?.chooseMove(taskId))}
            onClose={location.closeTask}
          />
        )}
        {moving !== undefined && page && (
          <MoveDialog
            key={moving}
            page={page}
            cardId={moving}
            onMove={(boardId, beforeId) => void actions.moveCard(moving, boardId, beforeId, false)}
            onMoveTo={(to) => void actions.moveCardTo(moving, to)}
            onClose={() => setMoving(undefined)}
          />
        )}
        {archive && <ArchivePanel spaceId={page?.spaceId ?? undefined} onOpen={location.openTask} onClose={() => setArchive(false)} />}
      </Suspense>
    </div>
  );
}

/** Starts a new card when the URL requests one (`?new=card`), once: the parameter is then removed. */
function useAskedCard(columns: RefObject<ColumnsHandle | null>, isReady: boolean): void {
  const [asked, ask] = useSearchValue('new');
  const isAsked = asked === 'card' && isReady;
  const onAsked = useEffectEvent(() => {
    ask(undefined);
    columns.current?.beginCard();
  });
  useEffect(() => {
    if (isAsked) onAsked();
  }, [isAsked]);
}

/** The board to display: the latest server state with pending changes applied. Frozen while something is dragged. */
function useBoard(spaceId: number | undefined) {
  const query = boardPageQuery(spaceId);
  const { data, error, refetch } = useQuery(query);
  const latest = useShown(query, data);
  const isHeld = useIsDragging();
  const shown = useRef<{ spaceId: number | undefined; page: BoardPage | undefined }>(undefined);
  if (!isHeld || shown.current?.spaceId !== spaceId) shown.current = { spaceId, page: latest };
  return { page: shown.current?.page, error: data ? null : error, retry: () => void refetch() };
}
