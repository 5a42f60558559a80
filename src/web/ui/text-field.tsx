import { type ComponentProps, type ReactNode, useId } from 'react';
import frameStyles from './field-frame.module.css';
import { FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx';
import { useLengthLimit } from './length-limit.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** Shows the label only to screen readers. */
  hidesLabel?: boolean | undefined;
  /** At the start of the field: an icon for what to enter. */
  start?: ReactNode;
  /** At the end of the field: a button that belongs to it. */
  end?: ReactNode;
}

/** A labeled text field with hint and error. `--field-height` sets its height. */
export function TextField({
  label,
  error: given,
  hint: own,
  optionalLabel,
  hidesLabel,
  start,
  end,
  maxLength,
  onInput,
  ...input
}: TextFieldProps) {
  const id = useId();
  const limit = useLengthLimit(maxLength, input.value, input.defaultValue);
  const [error, hint] = [limit.error ?? given, limit.count ?? own];
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optionalLabel={optionalLabel} hidesLabel={hidesLabel}>
      <div className={`${frameStyles.box} ${styles.line}`} data-invalid={error ? true : undefined}>
        {start && (
          <span className={styles.start} aria-hidden="true">
            {start}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...fieldAttributes(id, { error, hint })}
          {...limit.mark}
          className={styles.input}
          onInput={(event) => {
            limit.onInput(event);
            onInput?.(event);
          }}
        />
        {end}
      </div>
    </FieldFrame>
  );
}
