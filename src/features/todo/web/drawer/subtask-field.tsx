import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '#web/icons.ts';
import { FieldFrame } from '#web/ui/field-frame.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import classes from './subtask-field.module.css';
import type { TodoValues } from './todo-values.ts';

type Subtasks = TodoValues['subtasks'];

interface Props {
  value: Subtasks;
  error: string | undefined;
  onChange: (subtasks: Subtasks) => void;
}

/** Editor for subtasks: check, rename, move, remove and add. */
export function SubtaskField({ value, error, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const change = (key: string, part: Partial<Subtasks[number]>) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: string) => onChange(value.filter((one) => one.key !== key));
  const move = (from: number, to: number) => {
    const moved = [...value];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  const add = () => {
    if (typed.trim()) onChange([...value, { title: typed.trim(), isDone: false, key: `n${Date.now()}` }]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const stay = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    input.current?.focus();
  };
  return (
    <FieldFrame label={t('todo.field.subtasks')} error={error}>
      <ul className={classes.list} aria-label={t('todo.field.subtasks')}>
        {value.map((subtask, index) => (
          <li key={subtask.key} className={classes.line}>
            <input
              type="checkbox"
              className={classes.box}
              checked={subtask.isDone}
              aria-label={t('todo.subtask.done', { title: subtask.title })}
              onChange={(event) => change(subtask.key, { isDone: event.currentTarget.checked })}
            />
            <LimitedInput
              className={classes.input}
              type="text"
              dir="auto"
              maxLength={300}
              data-done={subtask.isDone || undefined}
              aria-label={t('todo.subtask.name', { position: index + 1 })}
              value={subtask.title}
              onChange={(event) => change(subtask.key, { title: event.currentTarget.value })}
              onKeyDown={stay}
              onBlur={() => !subtask.title.trim() && remove(subtask.key)}
            />
            <span className={classes.tools}>
              {index > 0 && (
                <IconButton label={t('todo.subtask.up', { title: subtask.title })} onClick={() => move(index, index - 1)}>
                  <IconArrowUp size={16} />
                </IconButton>
              )}
              {index < value.length - 1 && (
                <IconButton label={t('todo.subtask.down', { title: subtask.title })} onClick={() => move(index, index + 1)}>
                  <IconArrowDown size={16} />
                </IconButton>
              )}
              <IconButton label={t('todo.subtask.remove', { title: subtask.title })} onClick={() => remove(subtask.key)}>
                <IconX size={16} />
              </IconButton>
            </span>
          </li>
        ))}
        <li className={classes.line}>
          <IconPlus size={18} aria-hidden="true" className={classes.plus} />
          <LimitedInput
            ref={input}
            className={classes.input}
            type="text"
            dir="auto"
            maxLength={300}
            enterKeyHint="done"
            aria-label={t('todo.subtask.add')}
            placeholder={t('todo.subtask.add')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={add}
            onKeyDown={onKeyDown}
          />
        </li>
      </ul>
    </FieldFrame>
  );
}
