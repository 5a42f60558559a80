import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

export interface FieldTexts {
  label: string;
  /** The validation error; shown below the field and announced by screen readers. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Marks an optional field after its label. */
  optionalLabel?: string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** The control's id. Without it the label is only visual, and the control needs its own name. */
  id?: string;
  /** Shows the label only to screen readers. */
  hidesLabel?: boolean | undefined;
  children: ReactNode;
}

/** A field's label above its control, with error and hint below. Give the control `fieldAttributes` with the same id. */
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

/** Returns the attributes of the control in a `FieldFrame`. */
export function fieldAttributes(id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  };
}
