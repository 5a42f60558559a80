import { type ComponentProps, type FormEvent, useState } from 'react';
import { useTranslation } from '../i18n.ts';
import { CharacterCount } from './character-count.tsx';
import styles from './length-limit.module.css';

/** A text is never cut: near its limit it is counted, over it is an error, and whoever writes decides what goes. */
export function useLengthLimit(maxLength: number | undefined, value: unknown, initial: unknown) {
  const { t } = useTranslation();
  // Of a field that keeps its text itself.
  const [typed, setTyped] = useState(lengthOf(initial));
  const used = value === undefined ? typed : lengthOf(value);
  const isNear = maxLength !== undefined && used > maxLength * 0.9;
  const isOver = maxLength !== undefined && used > maxLength;
  return {
    isOver,
    error: isOver ? t('ui.characters.over', { count: used - maxLength }) : undefined,
    count: isNear ? <CharacterCount used={used} most={maxLength} /> : undefined,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.currentTarget.value.length),
  };
}

const lengthOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).length : 0);

/** An `input` without a label and frame of its own. Over its limit neither Enter nor leaving it does anything: it stays as it is. */
export function LimitedInput({ maxLength, onInput, onKeyDown, onBlur, ...input }: ComponentProps<'input'>) {
  const limit = useLengthLimit(maxLength, input.value, input.defaultValue);
  return (
    <>
      <input
        {...input}
        aria-invalid={limit.isOver || input['aria-invalid']}
        onInput={(event) => {
          limit.onInput(event);
          onInput?.(event);
        }}
        onKeyDown={(event) => (limit.isOver && event.key === 'Enter' ? event.preventDefault() : onKeyDown?.(event))}
        onBlur={(event) => !limit.isOver && onBlur?.(event)}
      />
      {limit.count && <span className={styles.note}>{limit.count}</span>}
    </>
  );
}

/** The same of a `textarea`. */
export function LimitedTextarea({ maxLength, onInput, onKeyDown, onBlur, ...textarea }: ComponentProps<'textarea'>) {
  const limit = useLengthLimit(maxLength, textarea.value, textarea.defaultValue);
  return (
    <>
      <textarea
        {...textarea}
        aria-invalid={limit.isOver || textarea['aria-invalid']}
        onInput={(event) => {
          limit.onInput(event);
          onInput?.(event);
        }}
        onKeyDown={(event) => (limit.isOver && event.key === 'Enter' ? event.preventDefault() : onKeyDown?.(event))}
        onBlur={(event) => !limit.isOver && onBlur?.(event)}
      />
      {limit.count && <span className={styles.note}>{limit.count}</span>}
    </>
  );
}
