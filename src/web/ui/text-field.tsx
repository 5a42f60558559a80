import { type ComponentProps, type ReactNode, useId } from 'react';
import frameStyles from './field-frame.module.css';
import { FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** The label is for screen readers alone. */
  hidesLabel?: boolean | undefined;
  /** Stands in the field's start: a picture that says what belongs here. */
  start?: ReactNode;
  /** Stands in the field's end: a button that belongs to it. */
  end?: ReactNode;
}

/** A labelled line of text, with its hint and error. `--field-height` makes it lower or higher. */
export function TextField({ label, error, hint, optionalLabel, hidesLabel, start, end, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optionalLabel={optionalLabel} hidesLabel={hidesLabel}>
      <div className={`${frameStyles.box} ${styles.line}`} data-invalid={error ? true : undefined}>
        {start && (
          <span className={styles.start} aria-hidden="true">
            {start}
          </span>
        )}
        <input type="text" {...input} {...fieldAttributes(id, { error, hint })} className={styles.input} />
        {end}
      </div>
    </FieldFrame>
  );
}
