import { type ComponentProps, type CSSProperties, useId } from 'react';
import frameStyles from './field-frame.module.css';
import { FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx';
import { useLengthLimit } from './length-limit.tsx';
import styles from './textarea-field.module.css';

interface TextareaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

/** A labeled multiline text field without formatting; grows with its content if the browser supports it. */
export function TextareaField({
  label,
  error: given,
  hint: own,
  optionalLabel,
  rows = 2,
  maxLength,
  onInput,
  ...textarea
}: TextareaFieldProps) {
  const id = useId();
  const limit = useLengthLimit(maxLength, textarea.value, textarea.defaultValue);
  const [error, hint] = [limit.error ?? given, limit.count ?? own];
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optionalLabel={optionalLabel}>
      <div className={frameStyles.box} data-invalid={error ? true : undefined}>
        <textarea
          rows={rows}
          dir="auto"
          {...textarea}
          {...fieldAttributes(id, { error, hint })}
          {...limit.mark}
          className={styles.text}
          style={{ '--rows': rows } as CSSProperties}
          onInput={(event) => {
            limit.onInput(event);
            onInput?.(event);
          }}
        />
      </div>
    </FieldFrame>
  );
}
