import { type MouseEvent, memo, type Ref, useEffect, useRef } from 'react';
import type { PersonRef } from '#platform/people/contract.ts';
import { dueState } from '#web/dates/due-state.ts';
import { formatDay } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChecklist, IconClock, IconDots, IconMessageCircle, IconPaperclip } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { DuePill } from '#web/ui/due-pill.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { Card } from '../../contract.ts';
import { isSameCard } from '../board-page-answer.ts';
import type { DragKit } from '../order/use-drag-kit.ts';
import classes from './board-card.module.css';

export interface CardHandlers {
  open: (id: number) => void;
  showMenu: (id: number, anchor: HTMLElement) => void;
  addressOf: (id: number) => string;
}

interface Props {
  card: Card;
  people: ReadonlyMap<number, PersonRef>;
  /** Zero-based, among `total` cards of its column. */
  index: number;
  total: number;
  /** Distance from the top of the column's card list, in pixels. */
  offset: number;
  isOpen: boolean;
  isTabStop: boolean;
  /** Whether the card is in a done column. */
  isDone: boolean;
  /** Changes with the filter, since every card's URL contains it. */
  address: string;
  on: CardHandlers;
  kit: DragKit | null;
  hasMenu: boolean;
  measure: Ref<HTMLLIElement> & ((element: HTMLLIElement | null) => void);
}

/** A card on the board. Uses plain elements, because there may be thousands. */
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

/** Counts on a card: comments, attachments, and checked checklist items. */
function CardCounts({ card }: { card: Card }) {
  const { t } = useTranslation();
  const { comments, attachments, checklistDone, checklistTotal } = card;
  return (
    <>
      {checklistTotal > 0 && (
        <span className={classes.count} data-done={checklistDone === checklistTotal || undefined}>
          <IconChecklist size={14} aria-hidden="true" />
          <span aria-hidden="true">
            {checklistDone}/{checklistTotal}
          </span>
          <span className="visually-hidden">{t('kanban.card.checklist', { done: checklistDone, total: checklistTotal })}</span>
        </span>
      )}
      {comments > 0 && (
        <span className={classes.count}>
          <IconMessageCircle size={14} aria-hidden="true" />
          <span aria-hidden="true">{comments}</span>
          <span className="visually-hidden">{t('kanban.card.comments', { count: comments })}</span>
        </span>
      )}
      {attachments > 0 && (
        <span className={classes.count}>
          <IconPaperclip size={14} aria-hidden="true" />
          <span aria-hidden="true">{attachments}</span>
          <span className="visually-hidden">{t('kanban.card.attachments', { count: attachments })}</span>
        </span>
      )}
    </>
  );
}

const most = 3;

/** Avatars of a few people and the number of others; their names are available to screen readers. */
export function AvatarRow({ people }: { people: readonly PersonRef[] }) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  const names = people.map(({ fullName }) => fullName).join(', ');
  const more = people.length - most;
  return (
    <span className={classes.row} title={names}>
      <span className="visually-hidden">{t('kanban.card.assignedTo', { names })}</span>
      {people.slice(0, most).map((person) => (
        <span key={person.id} className={classes.one}>
          <Avatar name={person.fullName} src={person.avatar} size={24} />
        </span>
      ))}
      {more > 0 && (
        <span className={classes.more} aria-hidden="true">
          +{more}
        </span>
      )}
    </span>
  );
}

/** A card's due date; labels overdue or upcoming dates in words, too, unless the card is done. */
export function CardDue({ dueDate, isDone = false }: { dueDate: number; isDone?: boolean }) {
  const { t, i18n } = useTranslation();
  const now = new Date();
  const date = new Date(dueDate);
  const state = isDone ? 'later' : dueState(date, now);
  const day = formatDay(date, i18n.language, now);
  return (
    <DuePill state={state} icon={<IconClock size={14} />} soonText={t('kanban.due.soon')}>
      <Moment at={date.toISOString()}>
        {state === 'overdue' ? t('kanban.due.overdueSince', { day }) : state === 'today' ? t('kanban.due.today') : day}
      </Moment>
    </DuePill>
  );
}
