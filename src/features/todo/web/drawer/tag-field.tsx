import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { plainLetters } from '#web/plain-letters.ts';
import { FieldFrame, fieldAttributes } from '#web/ui/field-frame.tsx';
import { TintDot } from '#web/ui/tint-mark.tsx';
import { newestPage } from '../todo-queries.ts';
import classes from './tag-field.module.css';

interface Props {
  value: readonly string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

const mostOffered = 6;

/** Tags as chips: Enter or a comma adds what is typed, those in use are offered, Backspace takes the last one off. */
export function TagField({ value, error, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const known = newestPage(useQueryClient())?.tags ?? [];
  const offered = known
    .filter(({ tag }) => !value.includes(tag) && plainLetters(tag).includes(plainLetters(typed.trim())))
    .slice(0, mostOffered);
  const add = (text: string) => {
    const tag = text.trim().replace(/^#/, '').slice(0, 40);
    if (tag && !value.includes(tag)) onChange([...value, tag]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if ((event.key === 'Enter' && typed.trim()) || event.key === ',') add(typed);
    else if (event.key === 'Enter') return event.preventDefault();
    else if (event.key === 'Backspace' && !typed && value.length > 0) onChange(value.slice(0, -1));
    else return;
    event.preventDefault();
  };
  return (
    <FieldFrame id={id} label={t('todo.field.tags')} error={error}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the chips means the input, which the keyboard reaches by itself. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className={classes.box} onClick={(event) => event.target === event.currentTarget && input.current?.focus()}>
        {value.map((tag) => (
          <span key={tag} className={classes.chip}>
            <TintDot name={tag} />
            <bdi className={classes.name}>{tag}</bdi>
            <button
              type="button"
              className={classes.remove}
              aria-label={t('todo.tag.remove', { tag })}
              onClick={() => {
                onChange(value.filter((one) => one !== tag));
                input.current?.focus();
              }}
            >
              <IconX size={14} />
            </button>
          </span>
        ))}
        <input
          {...fieldAttributes(id, { error })}
          ref={input}
          className={classes.input}
          dir="auto"
          autoComplete="off"
          maxLength={40}
          enterKeyHint="done"
          placeholder={value.length === 0 ? t('todo.tag.placeholder') : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => add(typed)}
          onKeyDown={onKeyDown}
        />
      </div>
      {offered.length > 0 && (
        <div className={classes.offered}>
          {offered.map(({ tag }) => (
            <button
              key={tag}
              type="button"
              className={classes.offer}
              aria-label={t('todo.tag.add', { tag })}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(tag)}
            >
              <TintDot name={tag} />
              <bdi>{tag}</bdi>
            </button>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
