import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
  /** What is wrong with what was typed; shown under the field and told to screen readers. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Said after the label of a field that may stay empty. */
  optionalLabel?: string;
  /** Stands in the field's end: a button that belongs to it. */
  end?: ReactNode;
}

/** A labelled line of text, with its hint and error. */
export function TextField({ label, error, hint, optionalLabel, end, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <input
          type="text"
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        />
        {end}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
