import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { plainLetters } from '#web/plain-letters.ts';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { Task } from '../../contract.ts';
import classes from './task-labels.module.css';
import type { TaskChanges } from './use-task-changes.ts';

interface Props {
  task: Task;
  /** The labels that other cards have. */
  used: readonly string[];
  changes: TaskChanges;
}

const mostLabels = 20;

/** The labels of an open card: typed, or chosen among those in use. */
export function TaskLabels({ task, used, changes }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const { labels } = task;
  const free = used.filter((label) => !labels.includes(label) && plainLetters(label).includes(plainLetters(typed.trim())));
  const active = isOpen ? Math.min(marked, free.length - 1) : -1;

  const set = (change: (now: readonly string[]) => string[]) =>
    void changes.change({ patch: (now) => ({ labels: change(now.labels) }), shown: (now) => ({ ...now, labels: change(now.labels) }) });
  const add = (name: string) => {
    const wanted = name.trim();
    const known = used.find((label) => label.toLowerCase() === wanted.toLowerCase()) ?? wanted;
    setTyped('');
    setMarked(-1);
    setOpen(false);
    if (known && labels.length < mostLabels) set((now) => (now.includes(known) ? [...now] : [...now, known]));
  };
  const remove = (name: string) => set((now) => now.filter((label) => label !== name));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = labels.at(-1);
    if (event.key === 'Enter' || event.key === ',') add(free[active] ?? typed);
    else if (event.key === 'ArrowDown') {
      setOpen(true);
      setMarked(Math.min(active + 1, free.length - 1));
    } else if (event.key === 'ArrowUp') setMarked(Math.max(-1, active - 1));
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'Backspace' && !typed && last !== undefined) remove(last);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {t('kanban.task.labels')}
      </label>
      <div className={classes.box}>
        {labels.map((name) => (
          <span key={name} className={classes.chip}>
            <TintMark name={name} />
            <button
              type="button"
              className={classes.remove}
              aria-label={t('kanban.task.labelRemove', { name })}
              onClick={() => remove(name)}
            >
              <IconX size={14} />
            </button>
          </span>
        ))}
        <input
          id={id}
          className={classes.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && free.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          maxLength={40}
          dir="auto"
          placeholder={labels.length === 0 ? t('kanban.task.labelsPlaceholder') : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setOpen(true);
            setMarked(-1);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            if (typed.trim()) add(typed);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={`${id}-list`}
        className={classes.list}
        role="listbox"
        aria-label={t('kanban.task.labels')}
        hidden={!isOpen || free.length === 0}
      >
        {isOpen &&
          free.map((name, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus.
            <div
              key={name}
              id={`${id}-${index}`}
              className={classes.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => add(name)}
            >
              <TintMark name={name} />
            </div>
          ))}
      </div>
    </div>
  );
}
