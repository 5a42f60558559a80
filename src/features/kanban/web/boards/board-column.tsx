import { memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { PersonRef } from '#platform/people/contract.ts';
import type { Rights } from '#web/ability.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCircleCheck, IconDotsVertical, IconPlus } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Column } from '../../board-contract.ts';
import type { Card } from '../../contract.ts';
import { AddCard } from '../cards/add-card.tsx';
import type { CardHandlers } from '../cards/board-card.tsx';
import { CardList } from '../cards/card-list.tsx';
import type { DragKit } from '../order/use-drag-kit.ts';
import classes from './board-column.module.css';

const RenameField = lazyPart(() => import('./rename-field.tsx').then((module) => module.RenameField));

export interface ColumnHandlers {
  showMenu: (id: string, anchor: HTMLElement) => void;
  rename: (id: string, title: string | null) => void;
  beginRename: (id: string) => void;
  beginCard: (id: string) => void;
  addCard: (id: string, title: string) => Promise<void>;
}

interface Props {
  board: Column;
  cards: readonly Card[];
  /** Number of cards without the filter. */
  total: number;
  people: ReadonlyMap<number, PersonRef>;
  openId: number | undefined;
  tabStop: number | undefined;
  wanted: RefObject<number | undefined>;
  isRenamed: boolean;
  /** Increments each time a new card is requested. */
  adding: number;
  on: ColumnHandlers;
  onCard: CardHandlers;
  kit: DragKit | null;
  rights: Rights;
}

/** A column with its header, its cards, and the add-card field. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { board, cards, total, isRenamed, adding, on, onCard, kit, rights, ...rest } = props;
  const { t, i18n } = useTranslation();
  const root = useRef<HTMLElement>(null);
  const head = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kit && !isRenamed && root.current && head.current && scroller.current)
      return kit.dragBoard(root.current, head.current, scroller.current, board.id);
  }, [kit, board.id, isRenamed]);
  // Scrolls to an added card, however many are above it.
  const last = cards.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined && last < 0) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [last]);
  const number = (count: number) => formatNumber(count, i18n.language);
  const isFiltered = cards.length !== total;
  const isOver = board.cardLimit !== null && total > board.cardLimit;
  return (
    <section ref={root} className={classes.column} aria-label={board.title} data-board={board.id}>
      <header ref={head} className={classes.head}>
        {isRenamed ? (
          <Suspense fallback={board.title}>
            <RenameField label={t('kanban.board.name')} initial={board.title} onDone={(title) => on.rename(board.id, title)} />
          </Suspense>
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the mouse; the menu has the same for all.
          <div className={classes.name} onDoubleClick={rights.update ? () => on.beginRename(board.id) : undefined}>
            {board.isDone && <IconCircleCheck className={classes.mark} size={16} role="img" aria-label={t('kanban.board.isDone')} />}
            <h2 className={classes.title} dir="auto">
              {board.title}
            </h2>
            <span className={classes.count} data-over={isOver || undefined} aria-hidden="true">
              {isFiltered || board.cardLimit === null
                ? isFiltered
                  ? `${number(cards.length)} / ${number(total)}`
                  : number(total)
                : `${number(total)} / ${number(board.cardLimit)}`}
            </span>
            <span className="visually-hidden">
              {isFiltered ? t('kanban.filter.shown', { shown: cards.length, count: total }) : t('kanban.board.count', { count: total })}
              {board.cardLimit !== null && ` ${t('kanban.board.limitIs', { limit: board.cardLimit })}`}
            </span>
          </div>
        )}
        {rights.create && (
          <IconButton
            className={classes.tool}
            label={t('kanban.card.addTo', { board: board.title })}
            onClick={() => on.beginCard(board.id)}
          >
            <IconPlus size={18} />
          </IconButton>
        )}
        {(rights.update || rights.delete) && (
          <IconButton
            className={classes.tool}
            label={t('kanban.board.actions', { board: board.title })}
            aria-haspopup="menu"
            onClick={(event) => on.showMenu(board.id, event.currentTarget)}
          >
            <IconDotsVertical size={18} />
          </IconButton>
        )}
      </header>
      {isOver && (
        <p className={classes.over} role="status">
          <IconAlertTriangle size={16} aria-hidden="true" />
          {t('kanban.board.overLimit', { count: total - (board.cardLimit ?? 0) })}
        </p>
      )}
      <div ref={scroller} className={classes.scroller}>
        <CardList
          scroller={scroller}
          title={board.title}
          cards={cards}
          on={onCard}
          kit={kit}
          isDone={board.isDone}
          hasMenu={rights.update || rights.delete}
          {...rest}
        />
        {cards.length === 0 && <p className={classes.none}>{t(isFiltered ? 'kanban.board.noneFound' : 'kanban.list.none')}</p>}
      </div>
      {rights.create && (
        <div className={classes.foot}>
          <AddCard board={board.title} wanted={adding} onAdd={(title) => on.addCard(board.id, title)} />
        </div>
      )}
    </section>
  );
});
