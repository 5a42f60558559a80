import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { type Ref, Suspense, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useStable } from '#web/use-stable.ts';
import type { Board } from '../../board-contract.ts';
import type { Card } from '../../contract.ts';
import { withCardAt } from '../board-changes.ts';
import type { BoardPage } from '../board-page-answer.ts';
import type { CardHandlers } from '../cards/board-card.tsx';
import type { BoardDrop, CardDrop } from '../order/drag-kit.ts';
import { useDragKit } from '../order/use-drag-kit.ts';
import type { BoardActions } from '../use-board-actions.ts';
import { focusOn, useBoardKeys } from '../use-board-keys.ts';
import type { BoardLocation } from '../use-board-location.ts';
import { AddBoard } from './add-board.tsx';
import { BoardColumn, type ColumnHandlers } from './board-column.tsx';
import classes from './board-columns.module.css';
import type { OpenMenu } from './board-menus.tsx';

const BoardMenus = lazyPart(() => import('./board-menus.tsx').then((module) => module.BoardMenus));
const LimitDialog = lazyPart(() => import('./limit-dialog.tsx').then((module) => module.LimitDialog));
const DeleteBoardDialog = lazyPart(() => import('./delete-board-dialog.tsx').then((module) => module.DeleteBoardDialog));

export interface ColumnsHandle {
  /** Starts a new card in the first column. */
  beginCard: () => void;
  focusCard: (id: number) => void;
  chooseMove: (id: number) => void;
}

interface Props {
  page: BoardPage;
  /** Visible cards by column. */
  columns: ReadonlyMap<string, readonly Card[]>;
  location: BoardLocation;
  actions: BoardActions;
  handle: Ref<ColumnsHandle>;
}

/** The columns side by side, with dragging, keyboard and menus. */
export function BoardColumns({ page, columns, location, actions, handle }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Board');
  const kit = useDragKit(rights.update);
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  const [activeId, setActiveId] = useState<number>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [moving, setMoving] = useState<number>();
  const [deleting, setDeleting] = useState<{ board: Board; isWhole: boolean }>();
  const [limited, setLimited] = useState<string>();
  const [renamed, setRenamed] = useState<string>();
  const [adding, setAdding] = useState({ id: '', count: 0 });
  const { boards, cards, people } = page;
  const { taskId } = location;
  const peopleById = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const totals = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { boardId } of cards) counts.set(boardId, (counts.get(boardId) ?? 0) + 1);
    return counts;
  }, [cards]);

  const focusCard = (id: number) => {
    const link = root.current?.querySelector<HTMLElement>(`[data-card="${id}"]`);
    // Off screen, it must be rendered first.
    wanted.current = link ? undefined : id;
    setActiveId(id);
    if (link) focusOn(link);
  };
  const move = async (id: number, boardId: string, beforeId: number | null, keepsFocus: boolean) => {
    const after = withCardAt(page, id, boardId, beforeId).cards.filter((card) => card.boardId === boardId);
    const title = after.find((card) => card.id === id)?.title;
    const board = boards.find((one) => one.id === boardId)?.title;
    if (keepsFocus) {
      wanted.current = id;
      setActiveId(id);
    }
    const position = after.findIndex((card) => card.id === id) + 1;
    announce(t('kanban.move.said', { title, board, position, total: after.length }));
    await actions.moveCard(id, boardId, beforeId, keepsFocus);
  };
  const on = useStable({
    dropCard({ id, boardId, onto }: CardDrop) {
      const own = cards.filter((card) => card.boardId === boardId && card.id !== id);
      const at = onto ? own.findIndex((card) => card.id === onto.id) + (onto.edge === 'after' ? 1 : 0) : own.length;
      void move(id, boardId, own[at]?.id ?? null, false);
    },
    dropBoard({ id, onto }: BoardDrop) {
      const others = boards.filter((board) => board.id !== id);
      const at = others.findIndex((board) => board.id === onto.id) + (onto.edge === 'after' ? 1 : 0);
      actions.moveBoard(id, others[at]?.id ?? null);
    },
  });
  useEffect(() => {
    if (kit && root.current) return kit.watchDrags(root.current, { card: on.dropCard, board: on.dropBoard });
  }, [kit, on]);

  const onCardBase = useStable<Omit<CardHandlers, 'addressOf'>>({
    open: (id) => {
      setActiveId(id);
      location.openTask(id);
    },
    showMenu: (id, anchor) => setMenu({ kind: 'card', id, anchor }),
  });
  const { addressOf } = location;
  const onCard = useMemo(() => ({ ...onCardBase, addressOf }), [onCardBase, addressOf]);
  const onColumn = useStable<ColumnHandlers>({
    showMenu: (id, anchor) => setMenu({ kind: 'board', id, anchor }),
    beginRename: setRenamed,
    rename: (id, title) => {
      setRenamed(undefined);
      if (title) actions.renameBoard(id, title);
    },
    beginCard: (id) => setAdding((now) => ({ id, count: now.count + 1 })),
    addCard: actions.addCard,
  });
  useImperativeHandle(handle, () => ({
    beginCard: () => onColumn.beginCard(boards[0]?.id ?? ''),
    focusCard,
    chooseMove: setMoving,
  }));
  const onKeyDown = useBoardKeys({
    boards,
    columns,
    root,
    focusCard,
    mayMove: rights.update,
    chooseMove: setMoving,
    move: (...given) => void move(...given, true),
  });

  // The board has one tab stop: the card focused last, or else the first.
  const shown = boards.map(({ id }) => columns.get(id) ?? []);
  const tabStop = shown.flat().some(({ id }) => id === activeId) ? activeId : shown.find((own) => own.length > 0)?.[0]?.id;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cards in it. */}
      <div
        ref={root}
        className={classes.columns}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const id = Number(target.dataset.card);
          if (id) setActiveId(id);
        }}
      >
        {boards.map((board, index) => (
          <BoardColumn
            key={board.id}
            board={board}
            cards={shown[index] ?? []}
            total={totals.get(board.id) ?? 0}
            people={peopleById}
            openId={shown[index]?.some(({ id }) => id === taskId) ? taskId : undefined}
            tabStop={shown[index]?.some(({ id }) => id === tabStop) ? tabStop : undefined}
            wanted={wanted}
            isRenamed={renamed === board.id}
            adding={adding.id === board.id ? adding.count : 0}
            on={onColumn}
            onCard={onCard}
            kit={kit}
            rights={rights}
          />
        ))}
        {rights.create && <AddBoard onAdd={actions.addBoard} />}
      </div>
      <Suspense fallback={null}>
        {(menu || moving !== undefined) && (
          <BoardMenus
            page={page}
            menu={menu}
            movingId={moving}
            actions={actions}
            onOpen={onCardBase.open}
            onRename={setRenamed}
            onDeleteBoard={(board, isWhole) => setDeleting({ board, isWhole })}
            onChooseMove={setMoving}
            onLimit={setLimited}
            onMove={(id, boardId, beforeId) => void move(id, boardId, beforeId, true)}
            onCloseMenu={() => setMenu(undefined)}
            onCloseMove={() => setMoving(undefined)}
          />
        )}
        {limited !== undefined && (
          <LimitDialog
            board={boards.find(({ id }) => id === limited)}
            onLimit={(cardLimit) => actions.setColumn(limited, { cardLimit })}
            onClose={() => setLimited(undefined)}
          />
        )}
        {deleting && (
          <DeleteBoardDialog
            {...deleting}
            cards={page.cards.filter(({ boardId }) => boardId === deleting.board.id)}
            onDelete={() => (deleting.isWhole ? actions.deleteBoard : actions.clearBoard)(deleting.board)}
            onClose={() => setDeleting(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
