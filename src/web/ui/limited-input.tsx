import type { ComponentProps } from 'react';
import { useLengthLimit } from './length-limit.tsx';
import styles from './limited-input.module.css';

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
