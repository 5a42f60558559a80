import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PersonRef } from '#platform/people/contract.ts';
import { draggedId } from '#web/drag-hold.ts';
import { useTranslation } from '#web/i18n.ts';
import type { Card } from '../../contract.ts';
import type { DragKit } from '../order/use-drag-kit.ts';
import { focusOn } from '../use-board-keys.ts';
import { BoardCard, type CardHandlers } from './board-card.tsx';
import classes from './card-list.module.css';

interface Props {
  scroller: RefObject<HTMLDivElement | null>;
  title: string;
  cards: readonly Card[];
  people: ReadonlyMap<number, PersonRef>;
  openId: number | undefined;
  /** The card of this column in the tab order. */
  tabStop: number | undefined;
  /** The card to focus as soon as it is rendered. */
  wanted: RefObject<number | undefined>;
  on: CardHandlers;
  kit: DragKit | null;
  /** Whether cards in this column are done. */
  isDone: boolean;
  /** Whether its cards have a menu. */
  hasMenu: boolean;
}

/** The cards of a column, virtualized: renders only visible cards, and those being dragged or focused. */
export function CardList({ scroller, title, cards, people, openId, tabStop, wanted, on, kit, isDone, hasMenu }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const indexOf = (id: number | null | undefined) => (id === null || id === undefined ? -1 : cards.findIndex((card) => card.id === id));
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const card = cards[index];
      return card ? cardHeight(card) : 90;
    },
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: 4,
    paddingStart: 4,
    initialRect: { width: 300, height: 640 },
    useFlushSync: false,
    rangeExtractor: (range) => {
      const kept = [indexOf(draggedId()), indexOf(tabStop)].filter((index) => index >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    const id = wanted.current;
    const link = id === undefined ? null : list.current?.querySelector<HTMLElement>(`[data-card="${id}"]`);
    if (!link) return;
    wanted.current = undefined;
    focusOn(link);
    // A card that has just moved into this column loses focus again when the other column unmounts it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const now = list.current?.querySelector<HTMLElement>(`[data-card="${id}"]`);
        if (now && document.activeElement === document.body) focusOn(now);
      }),
    );
  });

  return (
    <ul
      ref={list}
      className={classes.list}
      aria-label={t('kanban.board.cardsOf', { board: title })}
      style={{ blockSize: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, start }) => {
        const card = cards[index];
        return (
          card && (
            <BoardCard
              key={card.id}
              card={card}
              people={people}
              index={index}
              total={cards.length}
              offset={start}
              isOpen={card.id === openId}
              isTabStop={card.id === tabStop}
              isDone={isDone}
              address={on.addressOf(card.id)}
              on={on}
              kit={kit}
              hasMenu={hasMenu}
              measure={virtual.measureElement}
            />
          )
        );
      })}
    </ul>
  );
}

/** Estimates a card's height in pixels, including the gap below it, until it is measured. Close enough that the list doesn't jump. */
function cardHeight({ title, labels, coverImage, dueDate, assigneeIds, comments, attachments, checklistTotal }: Card): number {
  const titleLines = Math.max(1, Math.ceil(title.length / 32));
  const labelLines = Math.ceil(labels.join('    ').length / 34);
  const hasFoot = dueDate !== null || comments > 0 || attachments > 0 || checklistTotal > 0;
  const foot = assigneeIds.length > 0 ? 32 : hasFoot ? 28 : 8;
  return 34 + titleLines * 20 + labelLines * 28 + (coverImage ? 120 : 0) + foot;
}
