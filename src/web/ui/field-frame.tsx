import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

/** What every labelled field can say. */
export interface FieldTexts {
  label: string;
  /** What is wrong with what was entered; shown under the field and told to screen readers. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Said after the label of a field that may stay empty. */
  optionalLabel?: string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Of the control; without it the label is for the eyes only, and the control has a name of its own. */
  id?: string;
  /** The label is for screen readers alone. */
  hidesLabel?: boolean | undefined;
  children: ReactNode;
}

/** A field's label above its control, its error and hint below. The control takes `fieldAttributes` of the same id. */
export function FieldFrame({ id, label, error, hint, optionalLabel, hidesLabel = false, children }: FieldFrameProps) {
  const heading = (
    <>
      {label}
      {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
    </>
  );
  return (
    <div className={styles.field}>
      {id ? (
        <label htmlFor={id} className={hidesLabel ? 'visually-hidden' : styles.label}>
          {heading}
        </label>
      ) : (
        <span className={styles.label} aria-hidden="true">
          {heading}
        </span>
      )}
      {children}
      {error && (
        <p id={id && `${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <div id={id && `${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** What the control in a `FieldFrame` says of itself. */
export function fieldAttributes(id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  };
}
