import { type MouseEvent, memo, type Ref, useEffect, useRef } from 'react';
import type { PersonRef } from '#features/people/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDots } from '#web/icons.ts';
import { FileImage } from '#web/ui/file-image.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { Card } from '../../contract.ts';
import { isSameCard } from '../boards/column-cards.ts';
import type { DragKit } from '../order/use-drag-kit.ts';
import { AvatarRow } from './avatar-row.tsx';
import classes from './board-card.module.css';
import { CardCounts } from './card-counts.tsx';
import { CardDue } from './card-due.tsx';

export interface CardHandlers {
  open: (id: number) => void;
  showMenu: (id: number, anchor: HTMLElement) => void;
  addressOf: (id: number) => string;
}

interface Props {
  card: Card;
  people: ReadonlyMap<number, PersonRef>;
  /** From 0, among `total` of its column. */
  index: number;
  total: number;
  /** From the top of the column's cards, in pixels. */
  offset: number;
  isOpen: boolean;
  isTabStop: boolean;
  /** It stands where everything is done. */
  isDone: boolean;
  /** Changes with the filter, which is part of every card's address. */
  address: string;
  on: CardHandlers;
  kit: DragKit | null;
  hasMenu: boolean;
  measure: Ref<HTMLLIElement> & ((element: HTMLLIElement | null) => void);
}

/** A card of the board: plain elements, because there may be thousands. */
export const BoardCard = memo(function BoardCard({
  card,
  people,
  index,
  total,
  offset,
  isOpen,
  isTabStop,
  isDone,
  address,
  on,
  kit,
  hasMenu,
  measure,
}: Props) {
  const { t } = useTranslation();
  const element = useRef<HTMLLIElement>(null);
  const { id, boardId } = card;
  const isNew = id < 0;
  useEffect(() => {
    if (kit && element.current && !isNew) return kit.dragCard(element.current, id, boardId);
  }, [kit, id, boardId, isNew]);
  const assignees = card.assigneeIds.flatMap((one) => people.get(one) ?? []);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isNew) on.open(id);
  };
  return (
    <li
      ref={(node) => {
        element.current = node;
        measure(node);
      }}
      className={classes.item}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <article className={classes.card} data-open={isOpen || undefined} data-new={isNew || undefined}>
        {card.coverImage && (
          <FileImage className={classes.cover} src={card.coverImage} alt="" loading="lazy" decoding="async" draggable={false} />
        )}
        {card.labels.length > 0 && (
          <div className={classes.labels}>
            {card.labels.map((label) => (
              <TintMark key={label} name={label} />
            ))}
          </div>
        )}
        <a
          className={classes.title}
          href={address}
          dir="auto"
          draggable={false}
          data-card={id}
          tabIndex={isTabStop ? 0 : -1}
          aria-current={isOpen || undefined}
          onClick={open}
        >
          {card.title}
        </a>
        <div className={classes.foot}>
          {card.dueDate !== null && <CardDue dueDate={card.dueDate} isDone={isDone} />}
          <CardCounts card={card} />
          <AvatarRow people={assignees} />
        </div>
        {hasMenu && (
          <button
            type="button"
            className={classes.menu}
            tabIndex={isTabStop ? 0 : -1}
            aria-haspopup="menu"
            aria-label={t('kanban.card.actions', { title: card.title })}
            title={t('kanban.card.actionsShort')}
            onClick={(event) => on.showMenu(id, event.currentTarget)}
          >
            <IconDots size={18} />
          </button>
        )}
      </article>
    </li>
  );
}, isSame);

function isSame(before: Props, now: Props): boolean {
  const { card: old, ...restBefore } = before;
  const { card, ...rest } = now;
  return (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === restBefore[key]) && isSameCard(card, old);
}
