import { useEffect, useRef } from 'react';
import { dueState } from '#web/dates/due-state.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendar, IconCalendarEvent, IconCheck, IconLayoutKanban } from '#web/icons.ts';
import { isPlainClick } from '#web/is-plain-click.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { DuePill } from '#web/ui/due-pill.tsx';
import iconButton from '#web/ui/icon-button.module.css';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import { TodoDue } from '../list/todo-due.tsx';
import rowClasses from '../list/todo-row.module.css';
import type { DayItem } from './day-model.ts';
import classes from './my-day.module.css';
import type { DayDragKit } from './use-day-drag-kit.ts';

interface Props {
  item: DayItem;
  href: string;
  /** Opens it on this page; absent for links elsewhere. */
  onOpen: (() => void) | undefined;
  /** Undefined without permission to complete it. */
  onTick: (() => void) | undefined;
  /** The next free slots with labels; undefined without permission to schedule. */
  times: readonly { label: string; run: () => void }[] | undefined;
  kit: DayDragKit | null;
}

/** An item that can be completed, opened, dragged to the schedule, or scheduled from its menu. */
export function DayRow({ item, href, onOpen, onTick, times, kit }: Props) {
  const { t, i18n } = useTranslation();
  const root = useRef<HTMLLIElement>(null);
  const { kind, title } = item;
  const isDone = item.kind === 'todo' && item.task.isCompleted;
  const isNew = item.id < 0;
  useEffect(() => (kit && times && root.current ? kit.dragDayItem(root.current, title) : undefined), [kit, times, title]);
  return (
    <li ref={root} className={classes.row} data-kind={kind} data-done={isDone || undefined}>
      <label className={rowClasses.tick} title={onTick ? t(isDone ? 'todo.act.open' : 'todo.act.complete') : t('todo.day.noDoneColumn')}>
        <input
          type="checkbox"
          checked={isDone}
          disabled={!onTick || isNew}
          aria-label={t('todo.row.completed', { title })}
          onChange={() => onTick?.()}
        />
        <span className={rowClasses.circle}>
          <IconCheck size={14} stroke={2.5} />
        </span>
      </label>
      <a
        className={classes.link}
        href={href}
        draggable={false}
        onClick={(event) => {
          if (!onOpen || !isPlainClick(event)) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <span className={classes.name} dir="auto">
          {title}
        </span>
        {item.kind === 'card' ? (
          <span className={classes.marks}>
            <span className={classes.board}>
              <IconLayoutKanban size={14} aria-hidden="true" />
              <bdi>{item.card.spaceName}</bdi>
            </span>
            <DuePill
              icon={<IconCalendar size={14} />}
              state={dueState(new Date(item.card.dueAt), new Date())}
              soonText={t('todo.due.soon')}
            >
              {formatMoment(new Date(item.card.dueAt), i18n.language)}
            </DuePill>
          </span>
        ) : (
          <span className={classes.marks}>
            <TodoDue task={item.task} />
          </span>
        )}
      </a>
      {times && !isDone && (
        <PopupMenu
          label={t('todo.day.planAt', { title })}
          align="end"
          trigger={(attributes) => (
            <button
              type="button"
              className={iconButton.button}
              aria-label={t('todo.day.planAt', { title })}
              title={t('todo.day.planAt', { title })}
              {...attributes}
            >
              <IconCalendarEvent size={18} />
            </button>
          )}
          items={() =>
            times.length > 0 ? (
              times.map(({ label, run }) => (
                <DropdownItem key={label} onChoose={run}>
                  {label}
                </DropdownItem>
              ))
            ) : (
              <p className={classes.full}>{t('todo.day.noTime')}</p>
            )
          }
        />
      )}
    </li>
  );
}
