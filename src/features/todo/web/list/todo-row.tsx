import { type MouseEvent, memo, type PointerEvent, useEffect, useRef } from 'react';
import type { Rights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconBell, IconCheck, IconDots, IconGripVertical, IconRepeat, IconStar, IconStarFilled, IconSubtask } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { TodoTask } from '../../contract.ts';
import { repeatText } from '../todo-texts.ts';
import { TodoDue } from './todo-due.tsx';
import classes from './todo-row.module.css';
import { useLongPress } from './use-long-press.ts';
import type { TodoDragKit } from './use-todo-drag-kit.ts';

export interface RowHandlers {
  click: (task: TodoTask, index: number, event: MouseEvent) => void;
  select: (task: TodoTask, index: number, withShift: boolean) => void;
  complete: (task: TodoTask) => void;
  star: (task: TodoTask) => void;
  showMenu: (task: TodoTask, index: number, anchor: HTMLElement) => void;
  addressOf: (id: number) => string;
}

interface Props {
  task: TodoTask;
  index: number;
  total: number;
  /** One line; otherwise the two lines of a narrow list. */
  wide: boolean;
  /** Whether checkboxes for selection are shown. */
  selecting: boolean;
  selected: boolean;
  isOpen: boolean;
  isTabStop: boolean;
  isLeaving: boolean;
  /** Distance from the top of the list, in pixels. */
  offset: number;
  on: RowHandlers;
  /** Only in manual order. */
  kit: TodoDragKit | null;
  isManual: boolean;
  rights: Rights;
}

/** Maximum number of tags in a row; on two lines they share space with the other marks. */
const maxTags = 2;

/** A to-do in the list. Uses plain elements, because dozens render while scrolling. */
export const TodoRow = memo(function TodoRow(props: Props) {
  const { task, index, total, wide, selecting, selected, isOpen, isTabStop, isLeaving, offset, on, kit, isManual, rights } = props;
  const { t, i18n } = useTranslation();
  const root = useRef<HTMLLIElement>(null);
  const { id, title, subtasks, tags, assignee } = task;
  const isNew = id < 0;
  const tabIndex = isTabStop ? 0 : -1;
  const press = useLongPress(() => on.select(task, index, false));
  useEffect(() => {
    const handle = isManual && root.current?.querySelector<HTMLElement>('[data-grip]');
    if (kit && root.current && handle && !isNew) return kit.dragTodo(root.current, handle, id);
  }, [kit, id, isNew, isManual]);
  const hasMarks = subtasks.length > 0 || task.repeat !== null || task.remindAt !== null;
  const shownTags = !wide && hasMarks ? 1 : maxTags;
  const done = subtasks.filter(({ isDone }) => isDone).length;
  return (
    <li
      ref={root}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={`${classes.row} ${wide ? classes.wide : classes.narrow}`}
      data-index={index}
      data-id={id}
      data-done={task.isCompleted || undefined}
      data-selected={selected || undefined}
      data-open={isOpen || undefined}
      data-leaving={isLeaving || undefined}
      data-new={isNew || undefined}
      style={{ transform: `translateY(${offset}px)` }}
      {...press.handlers}
    >
      <div className={classes.lead}>
        {isManual && (
          <span className={classes.grip} data-grip aria-hidden="true">
            <IconGripVertical size={18} />
          </span>
        )}
        {selecting && (
          <label className={classes.check}>
            <input
              type="checkbox"
              tabIndex={tabIndex}
              checked={selected}
              aria-label={t('todo.row.select', { title })}
              onChange={(event) => on.select(task, index, (event.nativeEvent as unknown as PointerEvent).shiftKey)}
            />
          </label>
        )}
        {rights.update ? (
          <label className={classes.tick} title={t(task.isCompleted ? 'todo.act.open' : 'todo.act.complete')}>
            <input
              type="checkbox"
              tabIndex={tabIndex}
              checked={task.isCompleted}
              aria-label={t('todo.row.completed', { title })}
              disabled={isNew || task.isDeleted}
              onChange={() => on.complete(task)}
            />
            <span className={classes.circle}>
              <IconCheck size={14} stroke={2.5} />
            </span>
          </label>
        ) : (
          // Hidden from screen readers, because the link announces it.
          <span className={classes.tick} data-done={task.isCompleted || undefined} aria-hidden="true">
            <span className={classes.circle}>
              <IconCheck size={14} stroke={2.5} />
            </span>
          </span>
        )}
      </div>
      <a
        className={classes.link}
        href={on.addressOf(id)}
        draggable={false}
        tabIndex={tabIndex}
        data-link
        aria-current={isOpen || undefined}
        onClick={(event) => (press.wasLong() ? event.preventDefault() : on.click(task, index, event))}
      >
        {task.isCompleted && <span className="visually-hidden">{t('todo.row.done')}</span>}
        <span className={classes.title} dir="auto">
          {title}
        </span>
        <span className={classes.marks}>
          {!wide && <TodoDue task={task} />}
          {subtasks.length > 0 && (
            <span className={classes.mark}>
              <IconSubtask size={15} />
              <span aria-hidden="true">{t('todo.row.progress', { done, count: subtasks.length })}</span>
              <span className="visually-hidden">{t('todo.row.subtasks', { done, count: subtasks.length })}</span>
            </span>
          )}
          {task.repeat && (
            <span className={classes.mark} title={repeatText(t, task.repeat, i18n.language)}>
              <IconRepeat size={15} />
              <span className="visually-hidden">{repeatText(t, task.repeat, i18n.language)}</span>
            </span>
          )}
          {task.remindAt && !task.isCompleted && (
            <span className={classes.mark} title={t('todo.row.reminds')}>
              <IconBell size={15} />
              <span className="visually-hidden">{t('todo.row.reminds')}</span>
            </span>
          )}
          {tags.slice(0, shownTags).map((tag) => (
            <TintMark key={tag} name={tag} />
          ))}
          {tags.length > shownTags && (
            <span className={classes.mark} title={tags.join(', ')}>
              +{tags.length - shownTags}
            </span>
          )}
        </span>
        {wide && (
          <span className={classes.due}>
            <TodoDue task={task} />
          </span>
        )}
        <span className={classes.person} title={assignee?.fullName}>
          {assignee && (
            <>
              <span className="visually-hidden">{t('todo.row.assignee', { name: assignee.fullName })}</span>
              <Avatar name={assignee.fullName} src={assignee.avatar} size={26} />
            </>
          )}
        </span>
      </a>
      <div className={classes.tools}>
        {rights.update ? (
          <button
            type="button"
            className={classes.star}
            tabIndex={tabIndex}
            aria-pressed={task.isImportant}
            aria-label={t('todo.row.important', { title })}
            title={t(task.isImportant ? 'todo.act.unimportant' : 'todo.act.important')}
            disabled={isNew || task.isDeleted}
            onClick={() => on.star(task)}
          >
            {task.isImportant ? <IconStarFilled size={18} /> : <IconStar size={18} />}
          </button>
        ) : (
          <span className={classes.star} data-important={task.isImportant || undefined}>
            {task.isImportant && (
              <>
                <IconStarFilled size={18} />
                <span className="visually-hidden">{t('todo.field.isImportant')}</span>
              </>
            )}
          </span>
        )}
        {(rights.update || (rights.delete && task.isDeleted)) && (
          <button
            type="button"
            className={classes.menu}
            tabIndex={tabIndex}
            aria-haspopup="menu"
            aria-label={t('todo.row.actions', { title })}
            title={t('todo.row.actionsShort')}
            disabled={isNew}
            onClick={(event) => on.showMenu(task, index, event.currentTarget)}
          >
            <IconDots size={18} />
          </button>
        )}
      </div>
    </li>
  );
});
