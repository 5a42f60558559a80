import type { ComponentProps, DOMAttributes } from 'react';
import { useLengthLimit } from './length-limit.tsx';
import styles from './limited-input.module.css';

/** An `input` without label and frame. Over its limit, Enter and blur do nothing. */
export function LimitedInput({ maxLength, ...input }: ComponentProps<'input'>) {
  const { note, attributes } = useLimited<HTMLInputElement>(maxLength, input);
  return (
    <>
      <input {...input} {...attributes} />
      {note}
    </>
  );
}

/** The same for a `textarea`. */
export function LimitedTextarea({ maxLength, ...textarea }: ComponentProps<'textarea'>) {
  const { note, attributes } = useLimited<HTMLTextAreaElement>(maxLength, textarea);
  return (
    <>
      <textarea {...textarea} {...attributes} />
      {note}
    </>
  );
}

type Typed<E> = Pick<DOMAttributes<E>, 'onInput' | 'onKeyDown' | 'onBlur'> &
  Pick<ComponentProps<'input'>, 'value' | 'defaultValue' | 'aria-invalid'>;

/** Returns extra attributes for the element and the note below it. */
function useLimited<E extends HTMLInputElement | HTMLTextAreaElement>(maxLength: number | undefined, given: Typed<E>) {
  const { onInput, onKeyDown, onBlur } = given;
  const limit = useLengthLimit(maxLength, given.value, given.defaultValue);
  const attributes: DOMAttributes<E> & Pick<Typed<E>, 'aria-invalid'> = {
    ...limit.mark,
    'aria-invalid': limit.isOver || given['aria-invalid'],
    onInput: (event) => {
      limit.onInput(event);
      onInput?.(event);
    },
    onKeyDown: (event) => (limit.isOver && event.key === 'Enter' ? event.preventDefault() : onKeyDown?.(event)),
    onBlur: (event) => !limit.isOver && onBlur?.(event),
  };
  return { attributes, note: limit.count && <span className={styles.note}>{limit.count}</span> };
}
